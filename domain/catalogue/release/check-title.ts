import { checkOptionalText, countCharacters, hasEmoji, hasUnprintableCharacters } from '../../check-text.ts';
import type { Issue } from '../../issue.ts';
import { TITLE_MAX_CHARS, VERSION_TITLE_MAX_CHARS } from '../release-limits.ts';
import { findBannedWords } from './words/banned-words.ts';

/** Checks the title of a release: required, 1 to 100 characters, nothing that a store refuses. */
export function checkReleaseTitle(title: string): Issue[] {
  return checkTitle(title, 'invalid_characters');
}

/** Checks the title of a track: as for a release, with its own code (S5-021, A-120). */
export function checkTrackTitle(title: string): Issue[] {
  return checkTitle(title, 'invalid_song_title');
}

/** Checks a version title ('Radio Edit'): it is optional, and contains no banned words. */
export function checkVersionTitle(versionTitle: string | null): Issue[] {
  const path = 'version_title';
  const issues = checkOptionalText(path, versionTitle, { max: VERSION_TITLE_MAX_CHARS });
  return issues.length > 0 ? issues : checkBannedWords(path, versionTitle ?? '');
}

function checkTitle(title: string, invalidCode: string): Issue[] {
  const path = 'title';
  const count = countCharacters(title);
  if (count === 0) return [{ code: 'required', path }];
  if (count > TITLE_MAX_CHARS) return [{ code: 'max_length', path, params: { max: TITLE_MAX_CHARS } }];
  if (/[([]\s*(feat|ft|prod)\b\.?/iu.test(title)) return [{ code: 'featuring_in_title', path }];
  if (!isStoreTitle(title)) return [{ code: invalidCode, path }];
  return checkBannedWords(path, title);
}

// Banned words in the titles of releases and songs are refused; the issue names the title (S5-019, S5-020, A-119).
function checkBannedWords(path: string, title: string): Issue[] {
  const words = findBannedWords(title);
  if (words.length === 0) return [];
  return [{ code: 'banned_words', path, params: { title: title.trim(), words: words.join(', ') } }];
}

function isStoreTitle(title: string): boolean {
  const hasLetterOrDigit = /[\p{L}\p{N}]/u.test(title);
  const hasAddress = /https?:|www\.|\b[\w-]+\.(com|net|org|io|co|me|tv|fm|app|link)\b/iu.test(title);
  return hasLetterOrDigit && !hasEmoji(title) && !hasAddress && !hasUnprintableCharacters(title) && !isDisguised(title);
}

const FLOOD = /\p{M}{5}/u;
const INVISIBLE =
  /[\u00AD\u115F\u1160\u180E\u2028\u2029\u2061-\u2064\u3164\uFFA0\uFFFC\uFFFD\p{Co}]|\u034F|[\u{E0000}-\u{E007F}]/u;

/**
 * Returns whether a title hides its text with stacked marks, spaces that count as letters, or characters that cannot be
 * displayed: no script uses them in words.
 */
function isDisguised(title: string): boolean {
  return FLOOD.test(title.normalize('NFD')) || INVISIBLE.test(title);
}
