import { countCharacters, hasUnprintableCharacters } from '../check-text.ts';
import type { Issue } from '../issue.ts';
import { TITLE_MAX_CHARS } from '../limits.ts';

/** The title of a release: required, 1 to 100 characters, nothing a store refuses. */
export function checkReleaseTitle(title: string): Issue[] {
  return checkTitle(title, 'invalid_characters');
}

/** The title of a track: as for a release, with its own code (SPEC 8 'One of the song titles is invalid', A-120). */
export function checkTrackTitle(title: string): Issue[] {
  return checkTitle(title, 'invalid_song_title');
}

function checkTitle(title: string, invalidCode: string): Issue[] {
  const path = 'title';
  const count = countCharacters(title);
  if (count === 0) return [{ code: 'required', path }];
  if (count > TITLE_MAX_CHARS) return [{ code: 'max_length', path, params: { max: TITLE_MAX_CHARS } }];
  if (/[([]\s*(feat|ft|prod)\b\.?/iu.test(title)) return [{ code: 'featuring_in_title', path }];
  return isStoreTitle(title) ? [] : [{ code: invalidCode, path }];
}

function isStoreTitle(title: string): boolean {
  const hasLetterOrDigit = /[\p{L}\p{N}]/u.test(title);
  // Digits, '#' and '*' are emoji to Unicode only with a keycap behind them; the presentation property leaves them alone.
  const hasEmoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\uFE0F/u.test(title);
  const hasAddress = /https?:|www\.|\b[\w-]+\.(com|net|org|io|co|me|tv|fm|app|link)\b/iu.test(title);
  return hasLetterOrDigit && !hasEmoji && !hasAddress && !hasUnprintableCharacters(title);
}
