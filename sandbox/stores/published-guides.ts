import type { ErnDeal, ErnUseType } from '@tangent/ddex/model.ts';
import { listTrackDeals, type Understood } from './understand-message.ts';

/** Returns what a store's published guide refuses in a valid message; null for nothing. */
type Guide = (understood: Understood) => string | null;

const SOUND: readonly ErnUseType[] = [
  'on_demand_stream',
  'non_interactive_stream',
  'conditional_download',
  'permanent_download',
];

/** Worldwide, without an end, and nothing but what a listener chooses (docs.audius.org). */
const readAudius: Guide = (understood) =>
  refuseDeal(understood, ({ use_types }) => use_types.includes('non_interactive_stream'), 'NonInteractiveStream') ??
  refuseDeal(understood, ({ end_at }) => end_at !== null, 'a deal with an end') ??
  refuseDeal(understood, ({ territories }) => String(territories) !== 'Worldwide', 'a deal that is not worldwide');

/** Both services of the store read one message, and each file has an MD5. */
const readMeta: Guide = (understood) =>
  understood.header?.other_recipients === undefined ? 'only one of the two recipients' : readMd5(understood);

const readMd5: Guide = ({ release }) => {
  const file = release?.tracks.find(({ audio }) => audio !== null && audio.hash?.algorithm !== 'MD5');
  return file === undefined ? null : `a file without an MD5: ${file.isrc}`;
};

/** A reference has one policy in each country, whatever the use (support.google.com/youtube/answer/107383). */
const readContentId: Guide = ({ release }) => {
  if (release === null) return null;
  for (const [index, deals] of listTrackDeals(release).entries()) {
    const places = deals.flatMap(({ claim_policy, territories }) => (claim_policy === null ? [] : territories));
    const twice = places.find((place, at) => places.indexOf(place) < at);
    const both = places.length > 1 && places.includes('Worldwide') ? 'Worldwide' : null;
    const found = twice ?? both;
    if (found !== null) return `two policies in ${found}: ${release.tracks[index]?.isrc ?? ''}`;
  }
  return null;
};

/** A company for lyrics gets no sound, and so no terms for it. */
const readLyricsPartner: Guide = (understood) =>
  refuseDeal(understood, ({ use_types }) => use_types.some((use) => SOUND.includes(use)), 'terms for sound');

const GUIDES: Readonly<Record<string, Guide>> = {
  audius: readAudius,
  'facebook-instagram': readMeta,
  tiktok: readMd5,
  'youtube-content-id': readContentId,
  musixmatch: readLyricsPartner,
  lyricfind: readLyricsPartner,
};

/** Reads the published guide of a store (docs/standards/delivery.md). */
export function readPublishedGuide(storeId: string, understood: Understood): string | null {
  return GUIDES[storeId]?.(understood) ?? null;
}

function refuseDeal({ release }: Understood, isWrong: (deal: ErnDeal) => boolean, what: string): string | null {
  return release !== null && listTrackDeals(release).flat().some(isWrong) ? what : null;
}
