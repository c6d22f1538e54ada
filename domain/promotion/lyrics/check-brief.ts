import { findBannedWords } from '../../catalogue/release/words/banned-words.ts';
import { checkOptionalText, checkRequiredText, countCharacters } from '../../check-text.ts';
import type { Genre } from '../../genre.ts';
import type { Issue } from '../../issue.ts';
import type { Language } from '../../locale.ts';
import { CUSTOM_WORD_CHARS, CUSTOM_WORDS_MAX, DEDICATED_TO_MAX_CHARS, LYRIC_TITLE_CHARS } from '../lyrics-limits.ts';
import type { Mood } from './mood.ts';

/** The request for a lyric (S3-101 to S3-106, A-088). */
export interface LyricBrief {
  readonly title: string;
  readonly genre: Genre;
  readonly mood: Mood;
  readonly language: Language;
  /** Empty for nobody. */
  readonly dedicated_to: string;
  readonly custom_words: readonly string[];
}

/** Checks the texts of a brief; the lists of values are checked by their type. */
export function checkBrief({ title, dedicated_to, custom_words }: LyricBrief): Issue[] {
  const issues = [
    ...checkRequiredText('title', title, LYRIC_TITLE_CHARS),
    ...checkOptionalText('title', title, LYRIC_TITLE_CHARS),
    ...checkOptionalText('dedicated_to', dedicated_to, { max: DEDICATED_TO_MAX_CHARS }),
    ...custom_words.flatMap((word, index) => checkCustomWord(word, `custom_words.${index}`)),
    ...checkBanned('title', title),
    ...checkBanned('dedicated_to', dedicated_to),
    ...custom_words.flatMap((word, index) => checkBanned(`custom_words.${index}`, word)),
  ];
  if (custom_words.length > CUSTOM_WORDS_MAX)
    issues.push({ code: 'custom_words_max', path: 'custom_words', params: { max: CUSTOM_WORDS_MAX } });
  // One issue a field is enough.
  return issues.filter(({ path }, index) => issues.findIndex((issue) => issue.path === path) === index);
}

/** Checks a custom word: letters only, so that it can stand in a line and carry nothing else. */
function checkCustomWord(word: string, path: string): Issue[] {
  const { min, max } = CUSTOM_WORD_CHARS;
  const isWord = /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*$/u.test(word);
  if (!isWord) return [{ code: 'custom_word', path, params: { min, max } }];
  const count = countCharacters(word);
  return count > max ? [{ code: 'custom_word', path, params: { min, max } }] : [];
}

/** Lists banned words in a text as an issue. */
export function checkBanned(path: string, text: string): Issue[] {
  const words = findBannedWords(text);
  return words.length === 0 ? [] : [{ code: 'lyric_banned_words', path, params: { words: words.join(', ') } }];
}
