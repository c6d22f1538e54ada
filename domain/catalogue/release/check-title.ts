import { checkCharacters, PICTURE, removeCharacters, UNPRINTABLE } from '../../check-characters.ts';
import { checkOptionalText, countCharacters } from '../../check-text.ts';
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
  const [found] = checkSigns(path, title);
  return found === undefined ? checkBannedWords(path, title) : [{ ...found, code: invalidCode }];
}

// Banned words in the titles of releases and songs are refused; the issue names the title (S5-019, S5-020, A-119).
function checkBannedWords(path: string, title: string): Issue[] {
  const words = findBannedWords(title);
  if (words.length === 0) return [];
  return [{ code: 'banned_words', path, params: { title: title.trim(), words: words.join(', ') } }];
}

/**
 * Returns a title without the signs that no store takes: without the hidden characters of a word it stays one word, of a
 * letter with too many marks the letter stays.
 */
export function removeSigns(title: string): string {
  const visible = removeCharacters(removeCharacters(title, NOT_IN_TITLES), HIDDEN_IN_TITLES);
  const plain = visible
    .normalize('NFD')
    .replace(/\p{M}{5,}/gu, '')
    .normalize('NFC');
  return plain.replace(new RegExp(ADDRESS.source, 'giu'), ' ').replace(/\s+/gu, ' ').trim();
}

/** Names the first thing in a title that no store takes: a picture, an address, a hidden character, stacked marks. */
function checkSigns(path: string, title: string): Issue[] {
  const [found] = [NOT_IN_TITLES, HIDDEN_IN_TITLES].flatMap((refused) => checkCharacters(path, title, refused));
  if (found !== undefined) return [found];
  const flood = FLOOD.exec(title.normalize('NFD'))?.[0];
  if (flood !== undefined) return [refuse(path, { context: 'marks', sign: flood.normalize('NFC') })];
  const address = ADDRESS.exec(title)?.[0];
  if (address !== undefined) return [refuse(path, { context: 'address', sign: address })];
  return /[\p{L}\p{N}]/u.test(title) ? [] : [refuse(path, { context: 'letterless' })];
}

function refuse(path: string, params: NonNullable<Issue['params']>): Issue {
  return { code: 'invalid_characters', path, params };
}

/** A letter below more marks than any script writes. */
const FLOOD = /.?\p{M}{5}/su;
const ADDRESS = /(?:https?:|www\.)\S*|\b[\w-]+\.(?:com|net|org|io|co|me|tv|fm|app|link)\b\S*/iu;
const INVISIBLE =
  /[\u00AD\u115F\u1160\u180E\u2028\u2029\u2061-\u2064\u3164\uFFA0\uFFFC\uFFFD\p{Co}]|\u034F|[\u{E0000}-\u{E007F}]/u;

/** Pictures, of which a title has none. */
const NOT_IN_TITLES = PICTURE;
/** Characters without a picture, and spaces that count as letters: they would hide the text. */
const HIDDEN_IN_TITLES = new RegExp(`${UNPRINTABLE.source}|${INVISIBLE.source}`, 'u');
