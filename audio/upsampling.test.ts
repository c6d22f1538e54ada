import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkAudioFile } from './check.ts';
import { lowPassed, music, noise, type Signal } from './testing/signals.ts';
import { writeResampled } from './testing/transcoded.ts';
import { writeWav } from './testing/wav.ts';

const folder = mkdtempSync(join(tmpdir(), 'audio-upsampling-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'sound.wav');

function findSourceRate(file: string): number | null {
  const report = checkAudioFile(file);
  if (report.verdict === 'refused') throw new Error(`refused as ${report.code}`);
  return report.upsampled_from_hz;
}

const at = (sample_rate_hz: number): Signal => music(3, { sample_rate_hz });

test.each([
  [44_100, 88_200],
  [44_100, 96_000],
  [48_000, 96_000],
  [48_000, 192_000],
])('a master of %i Hz in a file of %i Hz is recognised', (source, rate) => {
  expect(findSourceRate(writeResampled(path, at(source), rate))).toBe(source);
});

test.each<[string, Signal]>([
  ['music at 96 kHz', at(96_000)],
  ['dark music at 96 kHz', lowPassed(at(96_000), 2000, 2)],
  ['noise at 96 kHz', { ...noise(-12, 3), sample_rate_hz: 96_000 }],
  ['music at 44.1 kHz', at(44_100)],
])('%s is what it seems', (_name, signal) => {
  expect(findSourceRate(writeWav(path, signal, 24))).toBeNull();
});
