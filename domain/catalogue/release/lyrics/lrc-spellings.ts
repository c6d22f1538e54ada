import { ANY_TIME, LINE_TIMES, readTime } from './lrc.ts';
import { LRC_TAG } from './lyrics-marks.ts';
import { readSection } from './sections.ts';

/**
 * Rewrites times that are not spelled as in LRC: wide brackets and digits of other scripts, the milliseconds of karaoke
 * files, times in round brackets or in none, times in a line of their own. Any other text stays as it is.
 */
export function rewriteSpellings(text: string): string {
  const rewritten = rewriteMilliseconds(rewriteWide(text));
  return rewritten.search(ANY_TIME) >= 0 ? rewritten : rewriteBare(rewritten);
}

const WIDE = /[[［【〔]([\s\p{Nd}:：;；.．,，]{3,18})[\]］】〕]/gu;

function rewriteWide(text: string): string {
  return text.replace(WIDE, (written: string, inner: string) => {
    const plain = inner
      .normalize('NFKC')
      .replace(/\p{Nd}/gu, (digit) => String(toDigit(digit)))
      .replace(/;(?=\d{1,6}\s*$)/, '.');
    const stamp = `[${plain}]`;
    return LINE_TIMES.test(stamp) ? stamp : written;
  });
}

/** The ten digits of a script stand side by side, the first of them where the nine before it are no digits. */
function toDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/** Start and length of a line, in milliseconds, as players of karaoke write them. */
const MS_LINE = /^\s*\[(\d{1,8}),\d{1,8}\]/u;
/** In front of a word, counted from the start of its line, or the same in round brackets, counted from that of the track. */
const MS_WORD = /<(\d{1,8}),(\d{1,8})(?:,\d{1,4})?>/gu;
const MS_BEFORE = /\((\d{1,8}),(\d{1,8}),\d{1,4}\)/gu;
/** Behind a word of at most a line, counted from the start of the track. */
const MS_BEHIND = /([^()]{0,100})\((\d{1,8}),(\d{1,8})\)/gu;

function rewriteMilliseconds(text: string): string {
  if (!/[[<]\d{1,8},\d/.test(text)) return text;
  return text
    .split('\n')
    .map((line) => {
      const [mark, start = ''] = MS_LINE.exec(line) ?? [];
      if (mark !== undefined)
        return `[${formatClock(Number(start))}]${rewriteWords(line.slice(mark.length), Number(start))}`;
      const [lead] = LINE_TIMES.exec(line) ?? [];
      return rewriteWords(line, lead === undefined ? 0 : readTime(lead.trim().replace(/\].*$/u, '')));
    })
    .join('\n');
}

function rewriteWords(line: string, lineStart: number): string {
  const marked = line
    .replace(MS_WORD, (_, at: string, length: string) => formatSpan(lineStart + Number(at), length))
    .replace(MS_BEFORE, (_, at: string, length: string) => formatSpan(Number(at), length));
  return closeSpans(
    marked.replace(
      MS_BEHIND,
      (_, word: string, at: string, length: string) => `${formatSpan(Number(at), length)}${word}`,
    ),
  );
}

const END_MARK = '\uFDEF';

/** A time, and for now the end of its word, which belongs behind the word. */
function formatSpan(at: number, length: string): string {
  return `<${formatClock(at)}>${END_MARK}${formatClock(at + Number(length))}${END_MARK}`;
}

/** Moves the ends of words behind them; one where the next word starts says nothing. */
function closeSpans(line: string): string {
  const [lead = '', ...spans] = `\n${line}`.split(/(?=<\d+:\d+\.\d+>\uFDEF)/u);
  const closed = spans.map((span, index) => {
    const [, at = '', end = '', word = ''] = /^<([^>]*)>\uFDEF([^\uFDEF]*)\uFDEF(.*)$/su.exec(span) ?? [];
    const isOpen = spans[index + 1]?.startsWith(`<${end}>`) === true;
    const sung = word.trimEnd();
    return `<${at}>${sung}${isOpen ? '' : `<${end}>`}${word.slice(sung.length)}`;
  });
  return line.includes(END_MARK) ? lead.slice(1) + closed.join('') : line;
}

/** Formats milliseconds as a time of LRC with all its digits; parts of a millisecond are rounded. */
export function formatClock(ms: number): string {
  const whole = Math.round(ms);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(whole / 60_000)}:${two((whole / 1000) % 60)}.${String(whole % 1000).padStart(3, '0')}`;
}

const CLOCK = String.raw`\d{1,2}:(?:\d{1,2}:)?[0-5]\d(?:[.,]\d{1,3})?`;
/** A time at the start of a line, the end of a line behind it, and what stands between them and the words. */
const BARE = new RegExp(
  String.raw`^\s*(?:\((${CLOCK})\)|(${CLOCK})(?:\s*[-–—]\s*${CLOCK})?(?=[\s\-–—|:]|$))[\s\-–—|:]*`,
  'u',
);

/**
 * Reads times without square brackets. They are times of lines only where every line has one, or a line before it that is
 * nothing but a time, and where they ascend: a clock may be part of a song.
 */
function rewriteBare(text: string): string {
  const lines = text.split(/\r\n|[\n\r]/);
  const filled = lines.filter((line) => line.trim() !== '' && !LRC_TAG.test(line) && readSection(line) === null);
  const marked = filled.map((line) => BARE.exec(line));
  const times = marked.flatMap((mark) => (mark === null ? [] : [readTime(withHundredths(mark[1] ?? mark[2] ?? ''))]));
  const isAlone = (index: number) => marked[index]?.[0].trim() === filled[index]?.trim();
  const isComplete = marked.every((mark, index) => mark !== null || isAlone(index - 1));
  const isAscending = times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
  if (times.length < 2 || !isComplete || !isAscending || times.length * 2 < filled.length) return text;
  return joinBare(lines);
}

function joinBare(lines: readonly string[]): string {
  const joined: string[] = [];
  let open = false;
  for (const line of lines) {
    const mark = BARE.exec(line);
    if (mark !== null) {
      const words = line.slice(mark[0].length);
      joined.push(`[${withHundredths(mark[1] ?? mark[2] ?? '')}]${words}`);
      open = words.trim() === '';
    } else if (open && line.trim() !== '') {
      joined.push(`${joined.pop() ?? ''}${line}`);
      open = false;
    } else if (line.trim() !== '' || !open) joined.push(line);
  }
  return joined.join('\n');
}

/** With two colons and nothing behind them LRC means hundredths, but these are hours. */
function withHundredths(clock: string): string {
  return /^\d+:\d+:\d+$/.test(clock) ? `${clock}.0` : clock;
}
