import { useCoverRuns } from '../../../api/promotion/coverart.ts';
import { useLyrics } from '../../../api/promotion/lyrics.ts';
import { useMasteringList } from '../../../api/promotion/mastering.ts';
import { usePitches } from '../../../api/promotion/playlist.ts';
import { usePresaves } from '../../../api/promotion/presave.ts';
import { useRightsClaims } from '../../../api/promotion/rights-claim.ts';
import { useSmartLinks } from '../../../api/promotion/smartlink.ts';

/** How often a tool may be used until the first day of the next month (UTC). */
export type ToolQuota = { readonly used: number; readonly limit: number };

/** The number that a card shows, under the name of its text in `tools.figure`. */
export type ToolFigure = { readonly text: 'clicks' | 'fans' | 'pitches' | 'claims'; readonly count: number };

/** The runs of the cover tool of this month. */
export function useCoverQuota(): ToolQuota | null {
  return useCoverRuns().data?.pages[0]?.quota ?? null;
}

/** The lyrics of this month. */
export function useLyricsQuota(): ToolQuota | null {
  return useLyrics('').data?.pages[0]?.quota ?? null;
}

/** The masters of this month. */
export function useMasteringQuota(): ToolQuota | null {
  return useMasteringList('').data?.pages[0]?.quota ?? null;
}

/** The fans who wait for release days that are still to come. */
export function useWaitingFans(): ToolFigure | null {
  const running = usePresaves().data?.items.filter(({ phase }) => phase === 'running') ?? [];
  const count = running.reduce((total, { fans }) => total + fans.spotify + fans.mail + fans.calendar, 0);
  return count === 0 ? null : { text: 'fans', count };
}

/** The clicks of all smart links in the last 30 days. */
export function useLinkClicks(): ToolFigure | null {
  const first = useSmartLinks().data?.pages[0];
  return first === undefined || first.total === 0 ? null : { text: 'clicks', count: first.clicks };
}

/** The pitches that no curator has answered yet. */
export function useWaitingPitches(): ToolFigure | null {
  const count = usePitches().data?.pages[0]?.waiting ?? 0;
  return count === 0 ? null : { text: 'pitches', count };
}

/** The claims that wait for the artist. */
export function useOpenClaims(): ToolFigure | null {
  const count = useRightsClaims('open').data?.pages[0]?.counts.open ?? 0;
  return count === 0 ? null : { text: 'claims', count };
}
