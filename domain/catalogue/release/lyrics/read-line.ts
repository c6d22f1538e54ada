import { ANY_TIME, LINE_TIMES, readTime } from './lrc.ts';
import { toPlain } from './lyrics-html.ts';
import {
  AGENT_TAG,
  BACKING,
  DIRECTIVE,
  formatBacking,
  isChordLine,
  LRC_TAG,
  OTHER_TAG,
  removeChords,
  TRANSLATION_TAG,
  VOICE,
} from './lyrics-marks.ts';
import type { LyricsNotes } from './lyrics-notes.ts';
import { isWordless, readSection, type Section, splitHeading } from './sections.ts';
import type { Translation, Voice, VoiceType } from './timed-lyrics.ts';
import { codeTimes, findFirstTime, splitLeadingTimes, withoutTimes } from './word-times.ts';

/** A line as written: its number, from 1, the times in front of it, and what is sung. */
export type ReadLine = {
  readonly number: number;
  readonly times: readonly number[];
  /** The sung words, with their times as signs (word-times.ts). */
  readonly coded: string;
  /** Left out: it had no words. A blank line stays. */
  readonly is_left_out: boolean;
  /** Backing vocals that belong to the line above. */
  readonly is_backing: boolean;
  readonly voice: string | null;
  /** The section that is named in the line. */
  readonly section: Section | null;
  /** The line is a translation of the one above. */
  readonly translation: Translation | null;
};

export type Place = {
  readonly number: number;
  readonly notes: LyricsNotes;
  readonly is_timed: boolean;
  /** The voices declared so far; a line that declares one adds it. */
  readonly voices: Voice[];
};

/** The marks of a line that say something about it. */
type Marks = { voice: string | null; section: Section | null };

const OFFSET = /\[\s*offset\s*:[^[\]]*\]/giu;

const NOTHING = { times: [], coded: '', is_left_out: true, is_backing: false, voice: null, section: null };

/** Reads one line: its times, what is sung, who sings it, and the section that begins with it. */
export function readLine(written: string, place: Place): ReadLine {
  const { number, notes } = place;
  const tag = readTag(written, place);
  if (tag !== null) return tag;
  const line = LRC_TAG.test(written) ? written : written.replace(OFFSET, '');
  const [lead = ''] = LINE_TIMES.exec(line) ?? [];
  const bare = codeTimes(line.slice(lead.length));
  const plain = withoutTimes(bare);
  const is_backing = lead === '' && /^\s*\[bg:[^[\]]*\]\s*$/iu.test(plain);
  const marks: Marks = { voice: null, section: null };
  const sung = cleanText(bare, place, marks);
  const isBlank = withoutTimes(sung).trim() === '';
  const coded = isBlank ? '' : sung;
  const first = lead === '' && !is_backing ? findFirstTime(bare) : null;
  const stamps = lead === '' ? (first === null ? [] : [first]) : (lead.match(ANY_TIME) ?? []).map(readTime);
  const isPause = stamps.length > 0 && marks.section !== null && isWordless(marks.section);
  const is_left_out = isBlank && plain.trim() !== '' && !isPause;
  if (is_left_out && marks.voice !== null) notes.add('lyrics_headings', number, { text: plain.trim() });
  return {
    ...NOTHING,
    ...marks,
    number,
    times: is_left_out ? [] : [...new Set(stamps)],
    coded,
    is_left_out,
    is_backing,
    translation: null,
  };
}

/** Reads a line that is a tag of our own: a voice, or a translation. */
function readTag(written: string, { number, voices }: Place): ReadLine | null {
  const [agent, id = '', type = 'person', name = ''] = AGENT_TAG.exec(written) ?? [];
  if (agent !== undefined) {
    const isKnown = voices.some((voice) => voice.id === id);
    if (!isKnown) voices.push({ id, type: type as VoiceType, name: tidy(name) || null });
    return { ...NOTHING, number, translation: null };
  }
  const [translated, language = '', words = ''] = TRANSLATION_TAG.exec(written) ?? [];
  if (translated === undefined) return null;
  return { ...NOTHING, number, translation: { language, text: tidy(toPlain(words.replace(ANY_TIME, ' '), ' ')) } };
}

function tidy(text: string): string {
  return text
    .replace(/[[\]<>]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Removes what is not sung. A plain text without any mark stays exactly as it is. */
function cleanText(written: string, place: Place, marks: Marks): string {
  let text = written;
  // Once more when removing a mark has uncovered another one: what is stored has to read back equal.
  for (let round = 0, before = ''; before !== text && round < ROUNDS_MAX; round += 1) {
    before = text;
    text = removeMarks(toPlain(text, ' '), place, marks);
  }
  const isTidied = place.is_timed || text !== written || text.trim() === '';
  const sung = place.is_timed ? text : withoutTimes(text);
  return isTidied ? sung.replace(/[^\S\n]+/gu, ' ').trim() : sung;
}

/** Nobody nests marks deeper by accident. */
const ROUNDS_MAX = 20;

function removeMarks(written: string, { number, notes, is_timed }: Place, marks: Marks): string {
  const plain = withoutTimes(written);
  if (LRC_TAG.test(plain)) return '';
  const whole = readSection(plain);
  if (whole !== null) return setSection(whole, '', { number, notes }, marks);
  const isTag = AGENT_TAG.test(plain) || TRANSLATION_TAG.test(plain) || (is_timed && OTHER_TAG.test(plain));
  if (isTag || DIRECTIVE.test(plain)) return notes.replace('lyrics_headings', number, { text: plain.trim() });
  const backed = codeTimes(written.replace(OFFSET, '')).replace(BACKING, (_, inner: string) => codeBacking(inner));
  const unchorded = removeChords(backed, (text) => notes.add('lyrics_chords', number, { text: withoutTimes(text) }));
  const line = withoutTimes(unchorded).trim();
  if (isChordLine(line)) return notes.replace('lyrics_chords', number, { text: line });
  const { lead, rest } = splitLeadingTimes(unchorded);
  const voiced = is_timed ? splitVoice(rest, marks) : rest;
  const section = readSection(withoutTimes(voiced).trim());
  if (section !== null) return setSection(section, '', { number, notes }, marks);
  const split = splitHeading(voiced);
  return lead + (split.section === null ? voiced : setSection(split.section, split.rest, { number, notes }, marks));
}

function splitVoice(text: string, marks: Marks): string {
  const [mark, voice = null] = VOICE.exec(text) ?? [];
  if (mark === undefined) return text;
  marks.voice ??= voice;
  return text.slice(mark.length);
}

/** A line begins one section; the names of further ones are left out. */
function setSection(section: Section, rest: string, at: Pick<Place, 'number' | 'notes'>, marks: Marks): string {
  if (marks.section !== null) at.notes.add('lyrics_headings', at.number, { text: `[${marks.section.name}]` });
  marks.section = section;
  return rest;
}

/** Puts backing vocals in round brackets; the times of their first and last words stay outside. */
function codeBacking(inner: string): string {
  const { lead, rest } = splitLeadingTimes(inner);
  const words = withoutTimes(rest);
  if (words.trim() === '') return inner;
  if (formatBacking(words) === words.trim()) return inner;
  const tidied = rest.replace(/\s+/gu, ' ');
  const [, sung = tidied, end = ''] = /^(.*?)((?: ?\uFDE0[\uFDD0-\uFDD9]{10})* ?)$/su.exec(tidied) ?? [];
  return `${lead}(${sung.trim()})${end}`;
}

/** Joins backing vocals to the line above. */
export function joinBacking(read: readonly ReadLine[]): ReadLine[] {
  const joined: ReadLine[] = [];
  for (const line of read) {
    const before = joined.at(-1);
    const isSung = ({ coded }: ReadLine) => withoutTimes(coded).trim() !== '';
    if (line.is_backing && isSung(line) && before !== undefined && isSung(before))
      joined[joined.length - 1] = { ...before, coded: `${before.coded} ${line.coded}` };
    else joined.push(line);
  }
  return joined;
}

const OFFSET_VALUE = /([+\-−–]?)\s*(\d{1,7}(?:[.,]\d+)?)\s*(ms|s)?\s*\]$/iu;

/** Positive is sooner, in milliseconds; the last one counts. Some programs write a sign of printing, or seconds. */
export function findOffset(text: string): number {
  const found = (text.match(OFFSET) ?? []).map((tag) => {
    const [, sign = '', value = '0', unit = 'ms'] = OFFSET_VALUE.exec(tag) ?? [];
    const ms = Number(value.replace(',', '.')) * (unit.toLowerCase() === 's' ? 1000 : 1);
    return Math.round(sign === '' || sign === '+' ? ms : -ms);
  });
  return found.at(-1) ?? 0;
}
