import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AcceptedAudio } from './audio-report.ts';
import { checkAudioFile } from './check.ts';
import { chooseDeliveryFormat } from './delivery-format.ts';
import { encodeFlac, encodePreview, encodeWav } from './encode.ts';
import { measureFile } from './measure.ts';
import { writeAiff, writeFlac, writeMp3 } from './testing/coded.ts';
import { music, sine, steadySine } from './testing/signals.ts';
import { writeWav } from './testing/wav.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audio-encode-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const song = music(4);

function check(path: string): AcceptedAudio {
  const report = checkAudioFile(path);
  if (report.verdict === 'refused') throw new Error(`refused as ${report.code}`);
  return report;
}

function deliver(source: string, quality: 'standard' | 'high') {
  const encoded = encodeFlac(source, at('out.flac'), chooseDeliveryFormat(check(source), quality));
  return { encoded, report: check(at('out.flac')) };
}

test.each([
  ['WAV', 16, () => writeWav(at('in'), song, 16)],
  ['WAV', 24, () => writeWav(at('in'), song, 24)],
  ['FLAC', 24, () => writeFlac(at('in'), song, 24)],
  ['AIFF', 24, () => writeAiff(at('in'), song, 24)],
])('[S6-009] high quality keeps every sample of a %s of %i bits', (_, bits, write) => {
  const source = write();
  const { encoded, report } = deliver(source, 'high');
  expect(report.pcm_md5).toBe(check(source).pcm_md5);
  expect(encoded).toMatchObject({ codec: 'flac', bits_per_sample: bits, sample_rate_hz: 44_100, channels: 2 });
});

test.each([16, 24] as const)('a WAV of %i bits for stores keeps every sample as plain PCM', (bits) => {
  const source = writeFlac(at('in'), song, bits);
  const encoded = encodeWav(source, at('out.wav'), chooseDeliveryFormat(check(source), 'high'));
  const bytes = readFileSync(at('out.wav'));
  expect(check(at('out.wav')).pcm_md5).toBe(check(source).pcm_md5);
  expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 16), bytes.readUInt16LE(20)]).toEqual([
    'RIFF',
    'WAVEfmt ',
    1,
  ]);
  expect(encoded).toMatchObject({ codec: 'pcm', bits_per_sample: bits, sample_rate_hz: 44_100, channels: 2 });
  expect(encoded.sha1).toBe(createHash('sha1').update(bytes).digest('hex'));
});

test.each([
  ['a copy', 'high', { sample_rate_hz: 44_100 }],
  ['another rate and depth', 'standard', { sample_rate_hz: 96_000 }],
  ['one channel', 'high', { channels: 1 }],
] as const)(
  '%s: what is measured in the file is what the encoder was given, and what the check measures',
  (_, quality, shape) => {
    const source = writeWav(at('in'), music(2, shape), 24);
    const { encoded, report } = deliver(source, quality);
    const { integrated_lufs, true_peak_dbtp, sample_rate_hz, bits_per_sample, channels } = report;
    expect(measureFile(at('out.flac'))).toEqual({
      codec: 'flac',
      sample_rate_hz,
      bits_per_sample,
      channels,
      samples: 2 * sample_rate_hz,
      duration_ms: 2000,
      integrated_lufs,
      true_peak_dbtp,
      pcm_md5: encoded.pcm_md5,
      sha256: encoded.sha256,
    });
    expect(report.pcm_md5).toBe(encoded.pcm_md5);
  },
);

test('[S6-009] high quality keeps a sample rate of 96 kHz', () => {
  const source = writeWav(at('in'), music(1, { sample_rate_hz: 96_000 }), 24);
  expect(deliver(source, 'high').report).toMatchObject({ sample_rate_hz: 96_000, bits_per_sample: 24 });
  expect(check(at('out.flac')).pcm_md5).toBe(check(source).pcm_md5);
});

test.each([44_100, 48_000, 96_000])('[S6-008] standard quality of %i Hz is 16 bit at 44.1 kHz', (sample_rate_hz) => {
  const source = writeWav(at('in'), music(4, { sample_rate_hz }), 24);
  const { report } = deliver(source, 'standard');
  expect(report).toMatchObject({ format: 'flac', bits_per_sample: 16, sample_rate_hz: 44_100, channels: 2 });
  expect(Math.abs(report.duration_ms - 4000)).toBeLessThanOrEqual(1);
});

test.each([100, 1000, 19_000])('a tone of %i Hz stays as loud after a sample rate change', (frequency) => {
  const tone = sine(frequency, [{ dbfs: -12, seconds: 3 }], { sample_rate_hz: 96_000 });
  const before = check(writeWav(at('in'), tone, 24));
  const { report } = deliver(at('in'), 'standard');
  expect(Math.abs((report.integrated_lufs ?? 0) - (before.integrated_lufs ?? 0))).toBeLessThan(0.05);
});

test('frequencies above half the new sample rate do not alias into the music', () => {
  writeWav(at('in'), { ...steadySine(25 / 96, 0.5, 0), sample_rate_hz: 96_000 }, 24);
  encodeFlac(at('in'), at('out.flac'), { bits_per_sample: 24, sample_rate_hz: 44_100, channels: 2, dither: false });
  expect(checkAudioFile(at('out.flac'))).toMatchObject({ verdict: 'refused', code: 'silent' });
});

test('an MP3 is delivered as 16 bit at 44.1 kHz in both qualities', () => {
  const source = writeMp3(at('in'), music(4, { sample_rate_hz: 48_000 }));
  for (const quality of ['standard', 'high'] as const) {
    expect(deliver(source, quality).report).toMatchObject({ bits_per_sample: 16, sample_rate_hz: 44_100 });
  }
});

test('mono becomes stereo at the same loudness', () => {
  const mono = check(writeWav(at('in'), music(4, { channels: 1 }), 24));
  const { report } = deliver(at('in'), 'high');
  expect(report.channels).toBe(2);
  expect(report.sample_peak_dbfs).toBe(mono.sample_peak_dbfs);
});

test('dither keeps a tone that is quieter than the last bit of 16', () => {
  writeWav(
    at('in'),
    sine(
      1000,
      [
        { dbfs: -40, seconds: 0.5 },
        { dbfs: -96, seconds: 3 },
      ],
      { sample_rate_hz: 44_100 },
    ),
    24,
  );
  const encodedBytes = (dither: boolean) =>
    encodeFlac(at('in'), at('out.flac'), { bits_per_sample: 16, sample_rate_hz: 44_100, channels: 2, dither })
      .size_bytes;
  expect(encodedBytes(true)).toBeGreaterThan(2 * encodedBytes(false));
});

test('the description of a written file matches the file on disk', () => {
  const { encoded } = deliver(writeWav(at('in'), song, 24), 'high');
  const bytes = readFileSync(at('out.flac'));
  expect(encoded).toMatchObject({
    size_bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    md5: createHash('md5').update(bytes).digest('hex'),
    duration_ms: 4000,
  });
});

test('encoding the same source twice gives the same bytes', () => {
  writeWav(at('in'), music(4, { sample_rate_hz: 48_000 }), 24);
  expect(deliver(at('in'), 'standard').encoded.sha256).toBe(deliver(at('in'), 'standard').encoded.sha256);
});

test('tags keep non-ASCII letters', () => {
  const format = chooseDeliveryFormat(check(writeWav(at('in'), song)), 'high');
  encodeFlac(at('in'), at('out.flac'), { ...format, tags: { title: 'Gece Işığı', isrc: 'TRA1B2600001' } });
  const head = readFileSync(at('out.flac')).toString('utf8', 0, 4096);
  expect(head).toContain('Gece Işığı');
  expect(head).toContain('TRA1B2600001');
});

test.each([44_100, 48_000, 96_000])('a preview of %i Hz is an MP3 of the whole track', (sample_rate_hz) => {
  const encoded = encodePreview(writeAiff(at('in'), music(4, { sample_rate_hz }), 24), at('preview.mp3'));
  expect(encoded).toMatchObject({ codec: 'mp3', bits_per_sample: null, channels: 2, duration_ms: 4000 });
  expect(check(at('preview.mp3'))).toMatchObject({ format: 'mp3', duration_ms: 4000 });
});

test('a damaged source leaves neither a target nor a temporary file', () => {
  writeFlac(at('in'), song);
  truncateSync(at('in'), 50_000);
  const format = { bits_per_sample: 16, sample_rate_hz: 44_100, channels: 2, dither: false } as const;
  expect(() => encodeFlac(at('in'), at('out.flac'), format)).toThrow('truncated');
  expect(readdirSync(folder)).toEqual(['in']);
});

test('an unwritable target is an error', () => {
  writeWav(at('in'), song);
  expect(() => encodePreview(at('in'), at('missing/out.mp3'))).toThrow('opening the target');
});
