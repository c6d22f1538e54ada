import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkAudioFile } from './check.ts';
import { encodeFlac } from './encode.ts';
import { listOddAiffFiles } from './testing/odd-aiff.ts';
import { listOddFlacFiles } from './testing/odd-flac.ts';
import { listForeignFiles, listOddMp3Files } from './testing/odd-mp3.ts';
import { digestOf, type OddFile, type OddSound, RATE_HZ, widened } from './testing/odd-sound.ts';
import { listOddWavFiles } from './testing/odd-wav.ts';

const folder = mkdtempSync(join(tmpdir(), 'odd-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function readDigest(path: string): string {
  const report = checkAudioFile(path);
  if (report.verdict === 'refused') throw new Error(report.code);
  return report.pcm_md5;
}

/** Two channels at the depth of a delivered file. */
function asDelivered(sound: OddSound, bits: 16 | 24): OddSound {
  const { channels, values } = widened(sound, bits);
  if (channels === 2) return { channels, bits, values };
  return { channels: 2, bits, values: Int32Array.from({ length: 2 * values.length }, (_, i) => values[i >> 1] ?? 0) };
}

function expectDelivered(path: string, sound: OddSound): void {
  const target = join(folder, 'delivered.flac');
  const bits_per_sample = sound.bits <= 16 ? 16 : 24;
  encodeFlac(path, target, { bits_per_sample, sample_rate_hz: RATE_HZ, channels: 2, dither: false });
  expect(checkAudioFile(target)).toMatchObject({ pcm_md5: digestOf(asDelivered(sound, bits_per_sample)) });
}

function checkFile({ bytes, sound, pcm_md5, code, details }: OddFile): void {
  const path = join(folder, 'odd');
  writeFileSync(path, bytes);
  const report = checkAudioFile(path);
  if (code) {
    expect(report).toMatchObject({ verdict: 'refused', code, details: details ?? {} });
    return;
  }
  if (!sound) {
    expect(report).toMatchObject({ verdict: 'accepted', pcm_md5 });
    return;
  }
  const { channels, bits, values } = sound;
  const facts = { channels, bits_per_sample: bits, samples: values.length / channels, sample_rate_hz: RATE_HZ };
  expect(report).toMatchObject({ verdict: 'accepted', ...facts, pcm_md5: digestOf(sound) });
  if (bits <= 24) expectDelivered(path, sound);
}

describe('[S5-028] files as the world writes them are read sample for sample, or refused', () => {
  const table = (files: OddFile[]) => files.map((file) => [file.title, file] as const);
  test.each(table(listOddWavFiles()))('WAV: %s', (_, file) => checkFile(file));
  test.each(table(listOddAiffFiles()))('AIFF: %s', (_, file) => checkFile(file));
  test.each(table(listOddFlacFiles()))('FLAC: %s', (_, file) => checkFile(file));
  test.each(table(listOddMp3Files(join(folder, 'plain.mp3'), readDigest)))('MP3: %s', (_, file) => checkFile(file));
  test.each(table(listForeignFiles()))('no sound: %s', (_, file) => checkFile(file));
});
