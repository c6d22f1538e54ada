import { readFile } from 'node:fs/promises';
import { checkTtml } from '@tangent/apple/check/check-ttml.ts';
import type { ReadRelease, ReadTextFile, ReadTrack } from '@tangent/ddex/model.ts';
import { listAllElements, listElements, type XmlElement } from '@tangent/ddex/xml/element.ts';
import { parseXml } from '@tangent/ddex/xml/parse-xml.ts';
import type { WrongFile } from './check-received-files.ts';
import { findInside } from './find-inside.ts';

/** A line of lyrics: times in seconds, null where the format has none. */
type Line = { start: number | null; end: number | null; text: string };

/** Why a store does not show lyrics, in the words of its editors. */
class LyricsFault extends Error {}

const TTML_NAMESPACE = 'http://www.w3.org/ns/ttml';
/** The message states whole seconds. */
const ROUNDING_SECONDS = 1;
const LANGUAGES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const NO_LANGUAGES: readonly string[] = ['zxx', 'und', 'mul'];

/** Finds lyrics that a store does not show: unreadable, out of order, longer than the recording, or with advertising. */
export async function checkLyrics(messageFolder: string, { tracks }: ReadRelease): Promise<WrongFile[]> {
  const wrong: WrongFile[] = [];
  for (const track of tracks) {
    const path = track.lyrics && findInside(messageFolder, track.lyrics.path);
    if (track.lyrics === null || path === null) continue;
    const text = findFault(track, track.lyrics, await readFile(path, 'utf8'));
    if (text !== null) wrong.push({ path: track.lyrics.path, status: 'ResourceNotMeetingSpecifications', text });
  }
  return wrong;
}

function findFault(track: ReadTrack, { format }: ReadTextFile, content: string): string | null {
  try {
    checkLanguage(track.language);
    checkLines(READERS[format](content, track.language), track.duration_seconds);
    if (format === 'TTML') checkDialect(content);
    return null;
  } catch (error) {
    if (error instanceof LyricsFault) return error.message;
    throw error;
  }
}

function checkLanguage(language: string): void {
  const isKnown = !NO_LANGUAGES.includes(language) && LANGUAGES.of(language) !== undefined;
  if (!isKnown) throw new LyricsFault(`the language ${language} is unknown`);
}

function checkLines(lines: readonly Line[], durationSeconds: number): void {
  const written = lines.filter(({ text }) => text.trim() !== '');
  if (written.length === 0) throw new LyricsFault('there are no words');
  let before = 0;
  for (const { start, end, text } of lines) {
    if (/https?:|www\.|\S+@\S+\.\S/i.test(text)) throw new LyricsFault(`advertising: ${text}`);
    if (/[[<]\d{1,3}:\d\d[\].>]/.test(text)) throw new LyricsFault(`a time among the words: ${text}`);
    if (start !== null && start < before) throw new LyricsFault(`the times do not ascend: ${text}`);
    // Two singers may sing at once: only the starts ascend.
    before = start ?? before;
    if (start !== null && end !== null && end < start) throw new LyricsFault(`a line ends before it starts: ${text}`);
    const last = Math.max(before, end ?? 0);
    if (last > durationSeconds + ROUNDING_SECONDS) throw new LyricsFault(`a line is after the end: ${text}`);
  }
}

/** The stores of today take TTML with Apple's extensions, as Apple has it in deliveries. */
function checkDialect(content: string): void {
  const [issue] = checkTtml(content).issues;
  if (issue !== undefined) throw new LyricsFault(`not the dialect of deliveries: ${issue.code} at ${issue.path}`);
}

const READERS: Record<ReadTextFile['format'], (content: string, language: string) => Line[]> = {
  TXT: (content) => content.split(/\r?\n/).map((text) => ({ start: null, end: null, text })),
  LRC: readLrc,
  TTML: readTtml,
};

function readLrc(content: string): Line[] {
  const lines = content.split(/\r?\n/).filter((line) => line.trim() !== '' && !/^\[[a-z#]+:.*\]$/i.test(line));
  return lines.map((line) => {
    const match = /^\[(\d+):([0-5]\d(?:\.\d+)?)\](.*)$/.exec(line);
    if (match === null) throw new LyricsFault(`a line has no time: ${line}`);
    return { start: Number(match[1]) * 60 + Number(match[2]), end: null, text: (match[3] ?? '').trim() };
  });
}

function readTtml(content: string, language: string): Line[] {
  const root = parseMarkup(content);
  if (root.name !== 'tt' || root.namespace !== TTML_NAMESPACE) throw new LyricsFault('the file is not TTML');
  const stated = root.attributes['xml:lang'];
  if (stated !== language) throw new LyricsFault(`the file says ${stated}, the message ${language}`);
  return listElements(root, 'body', 'div', 'p').map((line) => ({
    start: readClock(line.attributes, 'begin'),
    end: readClock(line.attributes, 'end'),
    text: listAllElements(line)
      .map(({ text }) => text.trim())
      .join(' ')
      .trim(),
  }));
}

function parseMarkup(content: string): XmlElement {
  try {
    return parseXml(content);
  } catch {
    throw new LyricsFault('the file is not XML');
  }
}

function readClock(attributes: XmlElement['attributes'], name: string): number {
  const match = /^(\d\d\d?):([0-5]\d\.\d{3})$/.exec(attributes[name] ?? '');
  if (match === null) throw new LyricsFault(`a line has the time ${attributes[name]}`);
  return Number(match[1]) * 60 + Number(match[2]);
}
