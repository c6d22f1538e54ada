import type { SuspenseReason } from '@tangent/domain/money/royalty/sales-file.ts';
import type { ReleasedTrack } from './find-recordings.ts';

type Codes = { isrc: string | null; upc: string | null };

/** Limit of the track numbers of a whole album in transaction ids. */
const ALBUM_TRACKS_MAX = 256;

/**
 * Matches the codes of a line (docs/standards/reports.md): ISRC and UPC together, then the ISRC alone if only one
 * account has it, then, without an ISRC, all tracks of the release with that UPC. Never by title. Returns the tracks,
 * or the reason why there are none.
 */
export function matchCodes(
  { isrc, upc }: Codes,
  byIsrc: readonly ReleasedTrack[],
  byUpc: readonly ReleasedTrack[],
): ReleasedTrack[] | SuspenseReason {
  if (isrc !== null) return matchIsrc(upc, byIsrc);
  if (upc === null) return 'no_codes';
  const accounts = new Set(byUpc.map(({ account_id }) => account_id));
  if (byUpc.length > ALBUM_TRACKS_MAX || accounts.size > 1) return 'ambiguous';
  return check([...byUpc]);
}

function matchIsrc(upc: string | null, found: readonly ReleasedTrack[]): ReleasedTrack[] | SuspenseReason {
  const exact = upc === null ? [] : found.filter((track) => track.upc === upc);
  const candidates = exact.length > 0 ? exact : found;
  if (new Set(candidates.map(({ account_id }) => account_id)).size > 1) return 'ambiguous';
  return check(candidates.slice(0, 1));
}

function check(tracks: ReleasedTrack[]): ReleasedTrack[] | SuspenseReason {
  if (tracks.length === 0) return 'unknown_recording';
  return tracks.some(({ is_closed }) => is_closed) ? 'closed_account' : tracks;
}
