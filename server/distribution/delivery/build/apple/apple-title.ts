import { getVersionLabel, type Title } from '@tangent/ddex/ern/title.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';

/** Returns a title with its versions, as listeners read it: `Night Drive (At Home) [Live]`. Guests are not part of it. */
export function composeTitle(title: Title): string {
  const [first, second] = [title.sub_title, getVersionLabel(title)].filter((part) => part !== null);
  return [title.title, first && `(${first})`, second && `[${second}]`].filter(Boolean).join(' ');
}

const SINGLE_TRACKS = 3;
const SINGLE_TRACK_MS = 10 * MINUTE_MS;
const EP_TRACKS = 6;
const EP_MS = 30 * MINUTE_MS;

/**
 * Returns the title of an album with the ending that Apple's style guide demands: ` - Single` for up to three tracks of less
 * than ten minutes, ` - EP` for up to six tracks of thirty minutes in all, nothing for a longer one. Apple counts; the type
 * that the artist chose has no say.
 *
 * @example composeAlbumTitle({ title: 'Night Drive', sub_title: null }, [{ duration_ms: 200_000 }]) // 'Night Drive - Single'
 */
export function composeAlbumTitle(
  album: Pick<Title, 'title' | 'sub_title'>,
  tracks: readonly { duration_ms: number }[],
): string {
  const title = composeTitle({ ...album, version_type: 'original' }).replace(/\s+-\s+(single|ep)$/i, '');
  const isSingle = tracks.length <= SINGLE_TRACKS && tracks.every(({ duration_ms }) => duration_ms < SINGLE_TRACK_MS);
  if (isSingle) return `${title} - Single`;
  const total = tracks.reduce((sum, { duration_ms }) => sum + duration_ms, 0);
  return tracks.length <= EP_TRACKS && total <= EP_MS ? `${title} - EP` : title;
}
