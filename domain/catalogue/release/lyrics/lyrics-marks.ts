// Marks between the words of a song: chords, names of sections, voices. None of them is sung.

const QUALITY = String.raw`(?:maj|min|mi|dim|aug|sus|add|ma|m|M|Δ|ø|°|\+|-)?\d{0,2}(?:(?:sus|add|maj|no|omit|dim|aug|#|b|♯|♭|\+|-)\d{1,2}|sus|\((?:#|b|add|no|sus|maj)?\d{1,2}\))*`;
const LETTER = `[A-H](?:#|b|♯|♭)?`;
const SYLLABLE = `(?:Do|Re|Ré|Mi|Fa|Sol|La|Si)(?:#|b|♯|♭)?`;
const chord = (root: string) => `${root}${QUALITY}(?:/${root})?`;
const CHORD = new RegExp(`^(?:${chord(LETTER)}|N\\.?C\\.?)$`, 'u');
const SYLLABLE_CHORD = new RegExp(`^${chord(SYLLABLE)}$`, 'u');
/** Between chords: bars, repeats, strums. */
const CHORD_SIGN = /^(?:\|+:?|:?\|+|%|-|–|\/+|\(?[x×]\d{1,2}\)?|\(?\d{1,2}[x×]\)?)$/u;

const BRACKETED = /\[([^[\]]{1,40})\]/gu;

/** Returns whether a text in square brackets is a chord or a row of chords: `Am7`, `C/G`, `Am F C`, `Lam`, `Re7`. */
function isBracketedChord(inner: string): boolean {
  const tokens = inner.split(/[\s|,-]+/u).filter((token) => token !== '');
  return tokens.length > 0 && tokens.every((token) => CHORD.test(token) || isSyllableChord(token));
}

// 'Sol' or 'La' alone in brackets may be words; 'Lam', 'Re7' and 'Fa#' are chords.
function isSyllableChord(token: string): boolean {
  return SYLLABLE_CHORD.test(token) && !/^(?:Do|R[eé]|Mi|Fa|Sol|La|Si)$/u.test(token);
}

/** Returns whether a line has nothing but chords, as they are written above words: `Am    F   C/G`. */
export function isChordLine(line: string): boolean {
  const tokens = line
    .trim()
    .split(/\s+/u)
    .filter((token) => token !== '');
  const chords = tokens.filter((token) => CHORD.test(token));
  if (chords.length === 0 || !tokens.every((token) => CHORD.test(token) || CHORD_SIGN.test(token))) return false;
  // 'A', 'Am' and 'A B C' may be words; two chords of which one is more than a letter, or that stand apart, are not.
  const isMarked = chords.some((token) => /[\d#♯♭/]|\p{L}(?:maj|min|dim|aug|sus|add)/u.test(token));
  if (chords.length === 1) return isMarked || tokens.some((token) => token.includes('|'));
  return isMarked || chords.some((token) => token.length > 1) || /\S\s{2,}\S|\|/u.test(line.trim());
}

/** Removes chords in square brackets from a line; `onFound` gets each as written. */
export function removeChords(line: string, onFound: (written: string) => void): string {
  return line.replace(BRACKETED, (written: string, inner: string) => {
    if (!isBracketedChord(inner)) return written;
    onFound(written);
    return '';
  });
}

/** A directive of ChordPro or of another program, alone in its line: `{title: Deniz}`, `{soc}`, `{@singer: Ada}`. */
export const DIRECTIVE = /^\s*\{\s*(?:[a-z_]{1,30}\s*(?:[:\s-].*)?|[@#"].*)\}\s*$/iu;

/** A tag about an LRC file itself, alone in its line: `[ar: Ada]`. */
export const LRC_TAG =
  /^\s*\[\s*(?:ar|al|ti|au|by|re|ve|ver|version|lrc version|length|offset|la|lang|language|id|lr|lyricist|tool|key|total|hash|sign|qq|kana|encoding|features|bpm|album|artist|title|author|composer|editor|creator|comment|url|source|#)\s*:(?!.*\[\s*\d+:).*\]\s*$/iu;

/** Any other tag, which only a file with times has. */
export const OTHER_TAG = /^\s*\[(?!bg:)\s*\p{L}[\p{L}\p{N}\s_-]{0,30}:(?!.*\[\s*\d+:).*\]\s*$/iu;

/** Who sings a timed line: `F:`, `M:` and `D:` of duets, and `v1:` of the players that show several voices. */
export const VOICE = /^\s*(F|M|D|v\d{1,4}|ch)\s*:\s*(?:(?:[FMD]|v\d{1,4}|ch)\s*:\s*)*/u;

/** A voice with its kind and name, alone in its line: `[agent:v1:person:Ada Kaya]`. Other programs skip it as a tag. */
export const AGENT_TAG = /^\s*\[agent:(F|M|D|v\d{1,4}|ch):(person|group|other):([^[\]]*)\]\s*$/u;

/** The line above in another language, alone in its line: `[translation:en:The sea is blue]`. */
export const TRANSLATION_TAG = /^\s*\[translation:([A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}):(.*)\]\s*$/u;

/** Backing vocals inside or below a line: `[bg: <00:12.50>ooh]`. */
export const BACKING = /\[bg:([^[\]]*)\]/giu;

/** Returns backing vocals as lyrics show them: in round brackets. */
export function formatBacking(inner: string): string {
  const words = inner.replace(/\s+/gu, ' ').trim();
  if (words === '') return '';
  return /^\(.*\)$/u.test(words) ? words : `(${words})`;
}
