import { createRequire } from 'node:module';
import fc from 'fast-check';
import { Lrc } from 'lrc-kit';
import { expect, test } from 'vitest';
import { type RandomLyrics, randomLyrics } from '../testing/random-lyrics.ts';
import { formatLineTimes, formatLyrics } from './format-lyrics.ts';
import { exportLyrics } from './lyrics-file.ts';
import { findLineEnd } from './timed-lyrics.ts';
import { formatTtml, type TtmlDialect } from './ttml.ts';

// Programs that others wrote read the files: an LRC reader, and a reader of the W3C's profile of TTML.

const ROUNDS = { numRuns: 100 };
const toMs = (seconds: number) => Math.round(seconds * 1000);

test('an LRC reader finds every line at its time', () => {
  fc.assert(
    fc.property(randomLyrics, ({ lines }) => {
      const read = Lrc.parse(formatLineTimes(lines), { enhanced: false }).lyrics;
      expect(read.map(({ timestamp, content }) => ({ at_ms: toMs(timestamp), text: content }))).toEqual(
        lines.map(({ at_ms, text }) => ({ at_ms, text })),
      );
    }),
    ROUNDS,
  );
});

/** The reader takes voices as words, and reads no word with an opening bracket. */
const readable = ({ lines, ...lyrics }: RandomLyrics): RandomLyrics => {
  const written = lines.map(({ voice: _voice, ...line }) => ({ ...line, text: line.text.replaceAll('<', '') }));
  const words = written.map((line) =>
    line.words
      ? { ...line, words: line.words.map((word) => ({ ...word, text: word.text.replaceAll('<', '') })) }
      : line,
  );
  return { ...lyrics, voices: [], lines: words };
};

test('an LRC reader finds every word at its time, and skips sections, translations and pauses', () => {
  fc.assert(
    fc.property(randomLyrics.map(readable), ({ lines, voices, duration_ms }) => {
      const text = formatLyrics({ lines, voices });
      const { lyrics, info } = Lrc.parse(
        exportLyrics(text, { language: 'tr', duration_ms, title: 'Deniz' }, 'lrc_words'),
      );
      expect(info).toMatchObject({ ti: 'Deniz' });
      // It reads no words in a line at 0:00, and takes a time of 0 for none.
      const timed = lines.flatMap(({ at_ms, words }) => (words === undefined || at_ms === 0 ? [] : [{ at_ms, words }]));
      const read = lyrics.filter(({ timestamp, rawContent }) => timestamp > 0 && /^<\d+:/.test(rawContent));
      expect(
        read.map(({ timestamp, wordTimestamps = [] }) => ({
          at_ms: toMs(timestamp),
          words: wordTimestamps.map((word) => ({ at_ms: toMs(word.timestamp), text: word.content.trim() })),
        })),
      ).toEqual(
        timed.map(({ at_ms, words }) => ({
          at_ms,
          words: words.map((word) => ({ at_ms: word.at_ms, text: word.text.trim() })),
        })),
      );
    }),
    ROUNDS,
  );
});

const STARTS = 'begin';

/** The part of the IMSC reader that is used: elements with their times in seconds, from the body down. */
type ImscElement = { readonly [Time in typeof STARTS | 'end']: number | null } & {
  readonly kind: string;
  readonly text?: string;
  readonly contents?: readonly ImscElement[];
};
type Imsc = {
  fromXML(
    xml: string,
    handler: Readonly<Record<'info' | 'warn' | 'error' | 'fatal', (message: string) => void>>,
  ): {
    body: ImscElement;
  };
};
const require = createRequire(import.meta.url);
const imsc = require('imsc/src/main/js/doc.js') as Imsc;

function listElements(element: ImscElement, kind: string): ImscElement[] {
  const inside = (element.contents ?? []).flatMap((child) => listElements(child, kind));
  return element.kind === kind ? [element, ...inside] : inside;
}

function readText({ text = '', contents = [] }: Pick<ImscElement, 'text' | 'contents'>): string {
  return text + contents.map(readText).join('');
}

function toSpan(element: ImscElement) {
  return { from: toMs(element[STARTS] ?? 0), to: toMs(element.end ?? 0), text: readText(element) };
}

/**
 * Writes Apple's times as the W3C has them. Apple's have no hours, and all count from the start of the track; those of the
 * W3C count from the start of the element around them.
 */
function toW3c(ttml: string): string {
  let line = 0;
  return ttml.replace(/<(body|div|p|span) [^>]*>/g, (tag, name: string) => {
    if (name === 'div') return tag.replace(/ (?:begin|end)="[^"]*"/g, '');
    const start = toMs(readClock(/begin="([^"]*)"/.exec(tag)?.[1]));
    if (name === 'p') line = start;
    const from = name === 'span' ? line : 0;
    return tag.replace(/(begin|end|dur)="([^"]*)"/g, (_, key, clock) => `${key}="${toMs(readClock(clock)) - from}ms"`);
  });
}

function readClock(clock = '00:00.000'): number {
  const [minutes = '0', seconds = '0'] = clock.split(':');
  return Number(minutes) * 60 + Number(seconds);
}

test.each<TtmlDialect>(['delivery', 'player'])(
  'a TTML reader finds every line and word at its times: %s',
  (dialect) => {
    fc.assert(
      fc.property(randomLyrics, (lyrics) => {
        const { lines, duration_ms } = lyrics;
        const faults: string[] = [];
        const note = (message: string) => void faults.push(message);
        const handler = { info: note, warn: note, error: note, fatal: note };
        const { body } = imsc.fromXML(toW3c(formatTtml(lyrics, { language: 'tr', duration_ms }, dialect)), handler);
        expect(faults).toEqual([]);
        const read = listElements(body, 'p');
        const written = lines.flatMap((line, index) =>
          line.at_ms === null || line.text === ''
            ? []
            : [{ ...line, from: line.at_ms, to: findLineEnd(lines, index, duration_ms) }],
        );
        expect(read.map(toSpan)).toEqual(written.map(({ from, to, text }) => ({ from, to, text })));
        for (const [index, { words = [] }] of written.entries()) {
          const spans = (read[index]?.contents ?? []).filter(({ text = '' }) => text.trim() !== '').map(toSpan);
          const expected = words.map((word, at) => ({
            from: word.at_ms,
            to: word.end_ms ?? words[at + 1]?.at_ms ?? null,
            text: word.text.trim(),
          }));
          if (words.length > 0) expect(spans).toEqual(expected);
        }
      }),
      ROUNDS,
    );
  },
);
