// Measures the mastering chain: npx tsx bench/mastering.ts [FILE...]
//
// Without files it masters generated mixes of three styles. For every preset and file, the loudness and the true peak of
// the written master are read with FFmpeg's own meter. The cost of a four-minute mix is compared with FFmpeg's loudnorm
// in the same run, in fresh processes that take turns, so that the ratio holds on any machine. On one machine,
// matchering 2.0.6 (a Python program) took 7.4 s and 1460 MB for a song for which loudnorm took 15 to 21 s: three times as
// fast as matchering is therefore at most 0.16 of loudnorm, and a quarter of its memory 365 MB.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { masterFile } from '@tangent/audio/mastering/master.ts';
import { MASTER_PRESETS, PRESET_SETTINGS } from '@tangent/audio/mastering/preset.ts';
import { measureWithFfmpeg } from '@tangent/audio/testing/ffmpeg-meter.ts';
import { melody, mix, music, repeated, type Signal } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { type Cost, measureHere, measureSelf, median, printAgainstLimit } from './process-cost.ts';
import { runFilter } from './run-filter.ts';

const ROUNDS = 5;
const LIMITS = { loudnorm_ratio: 0.16, max_rss_mb: 350, loudness_lu: 0.1, true_peak_dbtp: -1 };

const CANDIDATES = {
  master: (path: string) => void masterFile(path, `${path}.master.wav`, { preset: 'balanced' }),
  loudnorm: (path: string) => runFilter(path, 'loudnorm=I=-11:TP=-1:LRA=11'),
  ffmpeg_meter: (path: string) => runFilter(path, 'ebur128=peak=true'),
};
type Candidate = keyof typeof CANDIDATES;

function compareCost(path: string, seconds: number): boolean {
  const names = Object.keys(CANDIDATES) as Candidate[];
  const costs = new Map<Candidate, Cost[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) costs.get(name)?.push(measureSelf(import.meta.url, [`--measure=${name}`, path]));
  }
  const cpuMs = (name: Candidate) => median((costs.get(name) ?? []).map((cost) => cost.cpu_ms));
  for (const name of names) {
    const speed = (1000 * seconds) / cpuMs(name);
    console.log(`${name}: ${(cpuMs(name) / 1000).toFixed(2)} s CPU, ${speed.toFixed(0)} x real time`);
  }
  const ratio = cpuMs('master') / cpuMs('loudnorm');
  const memory = Math.max(...(costs.get('master') ?? []).map((cost) => cost.max_rss_mb));
  return [
    printAgainstLimit('master / loudnorm', ratio, LIMITS.loudnorm_ratio, ' x'),
    printAgainstLimit('master, memory, 4 minutes', memory, LIMITS.max_rss_mb, ' MB'),
  ].every((isWithin) => isWithin);
}

function comparePresets(paths: string[]): boolean {
  let [error, peak] = [0, Number.NEGATIVE_INFINITY];
  for (const path of paths) {
    for (const preset of MASTER_PRESETS) {
      const report = masterFile(path, `${path}.master.wav`, { preset });
      const meter = measureWithFfmpeg(`${path}.master.wav`);
      peak = Math.max(peak, meter.true_peak_dbtp);
      const apart = Math.abs(meter.integrated_lufs - PRESET_SETTINGS[preset].target_lufs);
      if (report.treatment === 'mastered' && report.reaches_target) error = Math.max(error, apart);
      console.log(
        `${basename(path)} ${preset}: ${report.treatment}, ${meter.integrated_lufs.toFixed(2)} LUFS, ` +
          `${meter.true_peak_dbtp.toFixed(2)} dBTP${report.reaches_target ? '' : ', target not reached'}`,
      );
    }
  }
  return [
    printAgainstLimit('largest loudness error of masters', error, LIMITS.loudness_lu, ' LU'),
    printAgainstLimit('highest true peak', peak, LIMITS.true_peak_dbtp, ' dBTP'),
  ].every((isWithin) => isWithin);
}

function compareGenerated(folder: string): boolean {
  const quiet = (signal: Signal, gain: number): Signal => ({
    ...signal,
    at: (sample, channel) => gain * signal.at(sample, channel),
  });
  const songs: Record<string, Signal> = {
    drums: mix(20),
    plucked: quiet(melody(20, 3), 0.4),
    other: quiet(melody(20, 8), 0.5),
    chords: quiet(music(20), 0.5),
  };
  const paths = Object.entries(songs).map(([name, signal]) => writeWav(join(folder, `${name}.wav`), signal, 24));
  const long = writeWav(join(folder, 'long.wav'), repeated(mix(20), 240), 24);
  const isFine = [comparePresets(paths), compareCost(long, 240)].every((isWithin) => isWithin);
  const longest = writeWav(join(folder, 'longest.wav'), repeated(mix(20), 1200), 24);
  const { max_rss_mb } = measureSelf(import.meta.url, ['--measure=master', longest]);
  return printAgainstLimit('master, memory, 20 minutes', max_rss_mb, LIMITS.max_rss_mb, ' MB') && isFine;
}

const [first, second] = process.argv.slice(2);
if (first?.startsWith('--measure=') && second) {
  const candidate = first.slice('--measure='.length) as Candidate;
  console.log(JSON.stringify(measureHere(() => CANDIDATES[candidate](second))));
} else {
  const folder = mkdtempSync(join(tmpdir(), 'mastering-bench-'));
  try {
    process.exitCode = (first ? comparePresets(process.argv.slice(2)) : compareGenerated(folder)) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
