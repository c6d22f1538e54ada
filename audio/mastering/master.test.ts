import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkAudioFile } from '../check.ts';
import { toAmplitude } from '../decibel.ts';
import { writeMp3 } from '../testing/coded.ts';
import { measureWithFfmpeg } from '../testing/ffmpeg-meter.ts';
import { bandLimited, mix, noise, type Signal, sine } from '../testing/signals.ts';
import { type SparseKind, sparse } from '../testing/sparse-signals.ts';
import { writeWav } from '../testing/wav.ts';
import { wavHeader } from '../wav-header.ts';
import { MASTER_STAGES, type MasterStyle, masterFile } from './master.ts';
import type { MasterReport } from './master-report.ts';
import { MASTER_PRESETS, PRESET_SETTINGS } from './preset.ts';
import { MasterRefusal } from './refusal.ts';

const folder = mkdtempSync(join(tmpdir(), 'mastering-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const song = mix(6);
const master = (source: string, style: MasterStyle = { preset: 'balanced' }) =>
  masterFile(source, at('out.wav'), style);

function measure(path: string) {
  const report = checkAudioFile(path);
  if (report.verdict === 'refused') throw new Error(`refused as ${report.code}`);
  return report;
}

/** The samples of a 24-bit stereo WAV of this library, left and right in turn, as integers. */
function readSamples(path: string): Int32Array {
  const bytes = readFileSync(path).subarray(44);
  return Int32Array.from({ length: bytes.length / 3 }, (_, i) => bytes.readIntLE(3 * i, 3));
}

beforeAll(() => {
  writeWav(at('mix.wav'), song, 24);
});

describe('presets', () => {
  test.each(MASTER_PRESETS)('[S2-128] %s reaches its loudness, and FFmpeg reads no peak above -1 dBTP', (preset) => {
    const { target_lufs } = PRESET_SETTINGS[preset];
    const report = master(at('mix.wav'), { preset });
    const meter = measureWithFfmpeg(at('out.wav'));
    expect(report).toMatchObject({ treatment: 'mastered', target_lufs, reaches_target: true });
    expect(Math.abs((report.after.integrated_lufs ?? 0) - target_lufs)).toBeLessThanOrEqual(0.05);
    expect(Math.abs(meter.integrated_lufs - target_lufs)).toBeLessThanOrEqual(0.1);
    expect(meter.true_peak_dbtp).toBeLessThanOrEqual(-1);
  });

  test('a preset has its own colour: bright has more treble and less bass than warm', () => {
    const [warm, bright] = (['warm', 'bright'] as const).map((preset) => master(at('mix.wav'), { preset }));
    const balance = ({ spectrum_hz, after }: MasterReport) =>
      (after.spectrum_db[spectrum_hz.indexOf(10_079)] ?? 0) - (after.spectrum_db[spectrum_hz.indexOf(250)] ?? 0);
    expect(balance(bright as MasterReport) - balance(warm as MasterReport)).toBeGreaterThan(2);
  });

  test('the report tells what the file contains, and the same mix gives the same bytes', () => {
    const stages: string[] = [];
    const report = masterFile(at('mix.wav'), at('first.wav'), { preset: 'punchy' }, (stage, share) => {
      if (stages.at(-1) !== stage) stages.push(stage);
      expect(share).toBeLessThanOrEqual(1);
    });
    masterFile(at('mix.wav'), at('second.wav'), { preset: 'punchy' });
    const { integrated_lufs, true_peak_dbtp, duration_ms, bits_per_sample } = measure(at('first.wav'));
    expect(report).toMatchObject({ duration_ms, after: { integrated_lufs, true_peak_dbtp } });
    expect(bits_per_sample).toBe(24);
    expect(readFileSync(at('first.wav')).equals(readFileSync(at('second.wav')))).toBe(true);
    expect(stages).toEqual(MASTER_STAGES);
    expect(readdirSync(folder).filter((name) => /spool|part/.test(name))).toEqual([]);
  });

  test.each([48_000, 96_000, 192_000])('the rate of %i Hz is kept', (sample_rate_hz) => {
    const report = master(writeWav(at('rate.wav'), mix(4, { sample_rate_hz }), 24));
    expect(measure(at('out.wav'))).toMatchObject({ sample_rate_hz, duration_ms: 4000 });
    expect(report.reaches_target).toBe(true);
  });
});

describe('the ceiling', () => {
  // Of every kind, seed and rate, the highest peaks of a sweep over many.
  const cases: [kind: SparseKind, sample_rate_hz: number, seed: number][] = [
    ['clicks_over_pad', 44_100, 3],
    ['plucked_notes', 48_000, 1],
    ['bursts_between_samples', 44_100, 2],
    ['lone_hits', 48_000, 4],
    ['treble_bursts', 44_100, 1],
    ['treble_bursts', 96_000, 2],
    ['starts_in_a_wave', 44_100, 3],
  ];

  test.each(cases)(
    'holds for %s at %i Hz with every preset, on our meter and on that of FFmpeg',
    (kind, rate, seed) => {
      const seconds = rate > 50_000 ? 2 : 4;
      const source = writeWav(at('sparse.wav'), sparse(kind, seed, seconds, { sample_rate_hz: rate }), 24);
      const peaks = MASTER_PRESETS.map((preset) => {
        const { after } = masterFile(source, at('out.wav'), { preset });
        return { preset, own: after.true_peak_dbtp, ffmpeg: measureWithFfmpeg(at('out.wav')).true_peak_dbtp };
      });
      expect(peaks.filter(({ own, ffmpeg }) => own > -1 || ffmpeg > -1)).toEqual([]);
    },
  );

  test('is worth more than the loudness: where its gain would have to jump, a master is softer and says by how much', () => {
    const [notes, bursts] = [sparse('plucked_notes', 4, 4), sparse('treble_bursts', 54, 4)];
    const both: Signal = { ...notes, at: (i, channel) => 0.03 * notes.at(i, channel) + 0.9 * bursts.at(i, channel) };
    const report = master(writeWav(at('sparse.wav'), both, 24), { preset: 'punchy' });
    expect(report.yielded_db).toBeGreaterThan(0);
    expect(report.reaches_target).toBe(false);
    expect(report.after.true_peak_dbtp).toBeLessThanOrEqual(-1.1);
  });
});

describe('a reference', () => {
  test('gives its loudness and its balance', () => {
    const hiss = noise(0, 6);
    const colour = (signal: Signal): Signal => ({
      ...signal,
      at: (sample, channel) => 1.2 * signal.at(sample, channel) + 0.03 * hiss.at(sample, channel),
    });
    const wanted = masterFile(writeWav(at('bright.wav'), colour(mix(6)), 24), at('reference.wav'), {
      preset: 'bright',
    });
    const report = master(at('mix.wav'), { reference: at('reference.wav') });
    const distance = (levels: number[]) => {
      const apart = levels.slice(3, 27).map((level, i) => level - (wanted.after.spectrum_db[i + 3] ?? 0));
      const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length;
      return Math.sqrt(apart.reduce((sum, value) => sum + (value - mean) ** 2, 0) / apart.length);
    };
    expect(Math.abs((report.after.integrated_lufs ?? 0) - (wanted.after.integrated_lufs ?? 0))).toBeLessThan(0.06);
    expect(distance(report.after.spectrum_db)).toBeLessThan(0.65 * distance(report.before.spectrum_db));
  });

  test('of noise is refused, because no music sounds like it', () => {
    const reference = writeWav(at('noise.wav'), noise(-6, 4));
    expect(() => master(at('mix.wav'), { reference })).toThrow(new MasterRefusal('unlike_music', 'reference'));
  });
});

describe('do no harm', () => {
  // Noise with flattened peaks: 6 dB between loudness and peak.
  const finished = (gainDb: number): Signal => {
    const loud = mix(6);
    const gain = toAmplitude(gainDb);
    return { ...loud, at: (sample, channel) => gain * Math.tanh(60 * loud.at(sample, channel)) };
  };

  test('a mix that has been mastered is only levelled', () => {
    const report = master(writeWav(at('finished.wav'), finished(-1.3), 24), { preset: 'streaming' });
    expect(report).toMatchObject({ treatment: 'levelled', finished_sign: 'little_headroom', reaches_target: true });
    const { before, after } = report;
    expect(after.peak_to_loudness_db).toBeCloseTo(before.peak_to_loudness_db ?? 0, 1);
    expect(after.true_peak_dbtp).toBeLessThan(-1);
  });

  test('one that is as it should be keeps every sample', () => {
    const loud = measure(writeWav(at('finished.wav'), finished(-1.3), 24)).integrated_lufs ?? 0;
    const source = writeWav(at('right.wav'), finished(-1.3 - 14 - loud), 24);
    expect(master(source, { preset: 'streaming' }).treatment).toBe('unchanged');
    expect(measure(at('out.wav')).pcm_md5).toBe(measure(source).pcm_md5);
  });

  test('silence before and after the music stays silent and as long', () => {
    const shifted: Signal = {
      ...song,
      samples: song.samples + 88_200,
      at: (sample, channel) => (sample < 44_100 || sample >= song.samples ? 0 : song.at(sample - 44_100, channel)),
    };
    master(writeWav(at('silent-ends.wav'), shifted, 24), { preset: 'loud' });
    const samples = readSamples(at('out.wav'));
    expect(samples.length).toBe(2 * shifted.samples);
    expect(samples.subarray(0, 2 * 44_100).every((value) => value === 0)).toBe(true);
    expect(samples.subarray(-44_100).every((value) => value === 0)).toBe(true);
  });

  test('mono stays in the middle', () => {
    const report = master(writeWav(at('mono.wav'), mix(6, { channels: 1 }), 24));
    expect(measure(at('out.wav'))).toMatchObject({ channels: 2, stereo: 'dual_mono' });
    expect(report.reaches_target).toBe(true);
  });

  test('an offset is removed', () => {
    const shifted: Signal = { ...song, at: (sample, channel) => song.at(sample, channel) + 0.05 };
    master(writeWav(at('offset.wav'), shifted, 24));
    expect(measure(at('offset.wav')).dc_offset).toBeGreaterThan(0.04);
    expect(measure(at('out.wav')).dc_offset).toBeLessThan(0.001);
  });

  test('nothing is boosted behind the cut-off of a lossy source', () => {
    const report = master(writeWav(at('lossy.wav'), bandLimited(mix(4), 16_000), 24), { preset: 'bright' });
    expect(report.lossy_cutoff_hz).toBeGreaterThan(15_000);
    const behind = report.spectrum_hz.map((frequency, i) =>
      frequency > 16_000 ? (report.equalizer_db?.mid[i] ?? 9) : 0,
    );
    expect(Math.max(...behind)).toBeLessThanOrEqual(0);
  });

  test('a quiet piece with high peaks stops before it is crushed, and the report says so', () => {
    const ticking: Signal = {
      ...song,
      at: (sample, channel) => 0.01 * song.at(sample, channel) + (sample % 22_050 < 12 ? 0.9 : 0),
    };
    const report = master(writeWav(at('ticking.wav'), ticking, 24), { preset: 'loud' });
    expect(report.reaches_target).toBe(false);
    expect(report.after.true_peak_dbtp).toBeLessThanOrEqual(-1);
  });
});

test('an MP3 is mastered like the file it was made from', () => {
  const report = master(writeMp3(at('mix.mp3'), song, 320), { preset: 'streaming' });
  expect(report).toMatchObject({ source: { format: 'mp3' }, reaches_target: true });
});

describe('files that cannot be mastered', () => {
  const cases: [title: string, code: string, build: () => string][] = [
    ['0 bytes', 'empty', () => writeBytes('empty.wav', Buffer.alloc(0))],
    ['text named .wav', 'unsupported_format', () => writeBytes('text.wav', Buffer.from('no music\n'.repeat(999)))],
    ['a truncated file', 'truncated', () => writeBytes('cut.wav', readFileSync(at('mix.wav')).subarray(0, 900_000))],
    ['silence', 'silent', () => writeWav(at('silence.wav'), { ...song, at: () => 0 })],
    ['near silence', 'silent', () => writeWav(at('quiet.wav'), noise(-80, 4), 24)],
    ['a tenth of a second', 'too_short', () => writeWav(at('short.wav'), sine(440, [{ dbfs: -9, seconds: 0.1 }]))],
    ['8 kHz', 'low_sample_rate', () => writeWav(at('slow.wav'), mix(2, { sample_rate_hz: 8000 }))],
    ['float samples that are not numbers', 'broken_samples', () => writeBytes('nan.wav', buildFloatWav())],
  ];

  test.each(cases)('%s is %s', (_title, code, build) => {
    const path = build();
    expect(() => master(path)).toThrow(`mix: ${code}`);
  });
});

function writeBytes(name: string, bytes: Buffer): string {
  writeFileSync(at(name), bytes);
  return at(name);
}

function buildFloatWav(): Buffer {
  const samples = new Float32Array(4 * 44_100).map((_, i) => (i === 9999 ? Number.NaN : 0.2 * Math.sin(i / 9)));
  const header = wavHeader({ channels: 2, sample_rate_hz: 44_100 }, 32, samples.byteLength);
  header.writeUInt16LE(3, 20);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}
