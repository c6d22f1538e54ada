import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkAudioFile } from './check.ts';
import { writeMp3 } from './testing/coded.ts';
import {
  bandLimited,
  computed,
  lowPassed,
  music,
  noise,
  type Signal,
  sine,
  sweep,
  withSilence,
} from './testing/signals.ts';
import { writeTranscoded } from './testing/transcoded.ts';
import { writeWav } from './testing/wav.ts';

const folder = mkdtempSync(join(tmpdir(), 'audio-cutoff-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'sound.wav');

const song = computed(music(8));
const pink = lowPassed(noise(-3, 8), 1000, 1);

function findCutoff(file: string): number | null {
  const report = checkAudioFile(file);
  if (report.verdict === 'refused') throw new Error(`refused as ${report.code}`);
  return report.lossy_cutoff_hz;
}

const materials: [string, Signal][] = [
  ['music', song],
  ['pink noise', pink],
  ['soft music', lowPassed(song, 8000, 2)],
  ['music at 48 kHz', computed(music(8, { sample_rate_hz: 48_000 }))],
];

describe.each(materials)('%s', (_name, signal) => {
  test.each([
    ['mp3', 128, 16_000, 17_500],
    ['mp3', 192, 18_000, 19_500],
    ['mp3', 256, 19_000, 20_300],
    ['mp3', 320, 19_800, 20_700],
    ['aac', 128, 16_000, 17_800],
  ] as const)('that was %s of %i kbit/s before it became a WAV is recognised', (codec, kbits, low, high) => {
    const cutoff = findCutoff(writeTranscoded(path, signal, codec, kbits));
    expect(cutoff).toBeGreaterThanOrEqual(low);
    expect(cutoff).toBeLessThanOrEqual(high);
  });

  test.each([16, 24] as const)('that was always lossless gives no cutoff at %i bits', (bits) => {
    expect(findCutoff(writeWav(path, signal, bits))).toBeNull();
  });
});

const fading: Signal = { ...song, at: (i, channel) => song.at(i, channel) * Math.exp((-14 * i) / song.samples) };
const bare: Signal = { ...song, at: (i, channel) => (channel === 0 ? song.at(i, 0) : 0) };

test.each<[string, Signal]>([
  ['a dark recording', lowPassed(song, 2000, 2)],
  ['a very dark recording', lowPassed(song, 800, 4)],
  ['white noise', noise(-6, 8)],
  ['a quiet fade', fading],
  ['music with a long pause', withSilence(song, 1, 6)],
  ['music in one channel', bare],
  ['a recording that ends at 12 kHz', bandLimited(song, 12_000)],
  ['a recording that ends at 15 kHz, like radio', bandLimited(song, 15_000)],
  ['a recording that ends at 21 kHz, like a converter', bandLimited(song, 21_000)],
  ['a tone of 1 kHz', sine(1000, [{ dbfs: -6, seconds: 8 }], { sample_rate_hz: 44_100 })],
  ['a tone of 16 kHz', sine(16_000, [{ dbfs: -6, seconds: 8 }], { sample_rate_hz: 44_100 })],
  ['a sweep to 16 kHz', sweep(100, 16_000, 8, 'even')],
  ['a sweep to 20 kHz', sweep(20, 20_000, 20, 'by_pitch')],
  ['music at 96 kHz', music(4, { sample_rate_hz: 96_000 })],
])('%s gives no cutoff', (_name, signal) => {
  expect(findCutoff(writeWav(path, signal, 16))).toBeNull();
});

test('an MP3 gives no cutoff, because it is lossy by definition', () => {
  expect(findCutoff(writeMp3(join(folder, 'song.mp3'), song, 320))).toBeNull();
});
