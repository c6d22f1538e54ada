import type { Issue } from './issue.ts';

/**
 * Control characters, lone surrogates, invisible spaces and characters that change the reading direction. The joiners of
 * Persian, Hindi and other scripts are part of letters and are not among them.
 */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

/** A picture as its reader sees it: a flag, a keycap or a family is one, whatever it is made of. */
export const PICTURE =
  /\p{Regional_Indicator}{2}|[#*\d]\uFE0F\u20E3?|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic})[\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*|\uFE0F/u;

/** The kinds of characters that cannot be seen, each with a name in the texts. */
const HIDDEN = {
  line: /[\n\r\u2028\u2029]/u,
  control: /\p{Cc}|[\u{E0000}-\u{E007F}]/u,
  direction: /[\u202A-\u202E\u2061-\u2064\u2066-\u2069]/u,
  unreadable: /[\p{Cs}\p{Co}\uFFFC\uFFFD]/u,
  space: /[\u00AD\u115F\u1160\u180E\u200B\u2060\u3164\uFEFF\uFFA0]|\u034F|\uFE0F/u,
};

/**
 * Refuses a text for the first of its characters that matches: 'invalid_characters' with params that name it. A hidden
 * one (`context` 'hidden', or 'hidden_first' at the start) has its code point as `sign`, its kind, and the word before it.
 *
 * @example
 * checkCharacters('title', 'Slow\u200BFerry')[0]?.params;
 * // { context: 'hidden', sign: 'U+200B', kind: 'space', after: 'Slow' }
 */
export function checkCharacters(path: string, text: string, refused: RegExp = UNPRINTABLE): Issue[] {
  const found = refused.exec(text);
  if (found === null) return [];
  return [{ code: 'invalid_characters', path, params: describe(found[0], text.slice(0, found.index)) }];
}

function describe(sign: string, before: string): NonNullable<Issue['params']> {
  const kind = (Object.keys(HIDDEN) as (keyof typeof HIDDEN)[]).find((one) => HIDDEN[one].test(sign));
  if (kind === undefined || !/^.$/su.test(sign)) return { context: 'sign', sign };
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const after = before.trim().split(/\s+/u).at(-1) ?? '';
  return after === '' ? { context: 'hidden_first', sign: code, kind } : { context: 'hidden', sign: code, kind, after };
}

/** Returns a text without the characters that match; what stood around a line break or a picture stays apart. */
export function removeCharacters(text: string, refused: RegExp = UNPRINTABLE): string {
  return text
    .replace(new RegExp(refused.source, 'gu'), (sign) => (JOINS.test(sign) ? '' : ' '))
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Characters without a width: the letters around them are one word. */
const JOINS = /^(?:(?!\s)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\uFFFC\uFFFD]|\u034F|\uFE0F)$/u;
