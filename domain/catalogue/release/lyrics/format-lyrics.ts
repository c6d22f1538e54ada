import { formatLrc, formatTime } from './lrc.ts';
import type { LyricsLine, TimedLyrics, TimedWord, Voice } from './timed-lyrics.ts';

/**
 * Writes lyrics as a track stores them: LRC once a line has a time, plain text otherwise, with everything that a line
 * has. Sections are lines in square brackets, voices stand in front of the words, times of words among them, and what
 * LRC has no place for is a tag, which other programs skip. It reads back equal.
 */
export function formatLyrics({ lines, voices }: TimedLyrics): string {
  const isEmpty = ({ at_ms, text, section }: LyricsLine) => at_ms === null && text === '' && section === undefined;
  if (lines.every(isEmpty)) return '';
  const is_timed = lines.some(({ at_ms }) => at_ms !== null);
  const kept = is_timed ? lines.filter((line) => !isEmpty(line)) : lines;
  return [...voices.map(formatVoice), ...kept.flatMap((line) => formatLine(line, is_timed))].join('\n');
}

function formatVoice({ id, type, name }: Voice): string {
  return `[agent:${id}:${type}:${cleanTag(name ?? '')}]`;
}

function formatLine(line: LyricsLine, is_timed: boolean): string[] {
  const { at_ms, text, voice, section, translations = [] } = line;
  const heading = section === undefined ? [] : [`[${section.name}]`];
  const sung = is_timed && voice !== undefined && text !== '' ? `${voice}: ` : '';
  const words = at_ms === null ? `${sung}${text}` : formatTimed(at_ms, sung, formatWordTimes(line));
  // A section without a line of its own is its name alone.
  const isNameAlone = section !== undefined && at_ms === null && text === '';
  const below = text === '' ? [] : translations.map(formatTranslation);
  return [...heading, ...(isNameAlone ? [] : [words]), ...below];
}

function formatTimed(at_ms: number, sung: string, words: string): string {
  return words === '' ? formatLrc([{ at_ms, text: '' }]) : `[${formatTime(at_ms)}] ${sung}${words}`;
}

function formatTranslation({ language, text }: { language: string; text: string }): string {
  return `[translation:${language}:${cleanTag(text)}]`;
}

/** Returns a text as it stands in a tag: on one line and without the signs that would end it. */
export function cleanTag(text: string): string {
  return text
    .replace(/[[\]<>]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function formatWordTimes({ text, words = [], end_ms }: LyricsLine): string {
  const end = end_ms === undefined ? '' : `<${formatTime(end_ms)}>`;
  if (words.length === 0) return `${text}${end}`;
  const isStated = words.at(-1)?.end_ms != null;
  // The first time behind the last word is that of the word.
  const last = end === '' || isStated ? end : `${end}${end}`;
  return `${words.map(formatWord).join('')}${last}`;
}

function formatWord({ at_ms, end_ms, text }: TimedWord): string {
  const sung = text.trimEnd();
  const end = end_ms === null ? '' : `<${formatTime(end_ms)}>`;
  return `<${formatTime(at_ms)}>${sung}${end}${text.slice(sung.length)}`;
}

/** Writes lyrics as LRC that every program reads: one time and the words of each line, nothing else. */
export function formatLineTimes(lines: readonly LyricsLine[]): string {
  return lines
    .filter(({ at_ms, text }) => at_ms !== null || text !== '')
    .map(({ at_ms, text }) => (at_ms === null ? text : formatLrc([{ at_ms, text }])))
    .join('\n');
}

/** Writes the words alone, for places that show neither times nor sections; a pause is a blank line. */
export function formatWords(lines: readonly LyricsLine[]): string {
  if (lines.every(({ at_ms }) => at_ms === null)) return listSung(lines).join('\n');
  return listSung(lines)
    .filter((text, index, all) => text !== '' || all[index - 1] !== '' || index === 0)
    .join('\n');
}

/** Returns lyrics without times, with their sections and translations: what remains when times are switched off. */
export function removeTimes(lines: readonly LyricsLine[]): LyricsLine[] {
  const untimed = lines.map(({ text, section, translations }): LyricsLine => {
    const kept = { ...(section && { section }), ...(translations && { translations }) };
    return { at_ms: null, text, ...kept };
  });
  return untimed.filter(
    ({ text, section }, index, all) => section || text !== '' || index === 0 || all[index - 1]?.text !== '',
  );
}

function listSung(lines: readonly LyricsLine[]): string[] {
  return lines.filter(({ at_ms, text, section }) => at_ms !== null || text !== '' || !section).map(({ text }) => text);
}
