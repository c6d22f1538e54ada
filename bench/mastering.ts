// Measures the mastering chain: npx tsx bench/mastering.ts [FILE...]
//
// Without files it masters generated mixes of three styles. For every preset and file, the loudness and the true peak of
// the written master are read with FFmpeg's own meter. The cost of a four-minute mix is compared with FFmpeg's loudnorm
// in the same run, in processes that take turns, so that the ratio holds on any machine. Each process masters a short
// song first, as the worker's process does all day: compiling the kernels is not the cost of a master.
//
// With MATCHERING_PYTHON (a Python that can import matchering 2.0.6) the peer itself runs: it has to take three times
// the processor time and four times the memory for the same reference. Without it, what it took on another machine
// serves: 7.4 s and 1460 MB for a song for which loudnorm took 15 to 21 s, so that three times as fast is at most 0.16
// of loudnorm; and its filter, which is the smoothed ratio of both spectra, for mid and side, without a limit.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { analyzeFile, type StereoSpectrum } from '@tangent/audio/mastering/analyze.ts';
import { smooth } from '@tangent/audio/mastering/design.ts';
import { masterFile } from '@tangent/audio/mastering/master.ts';
import { listThirds } from '@tangent/audio/mastering/master-report.ts';
import { MASTER_PRESETS, PRESET_SETTINGS } from '@tangent/audio/mastering/preset.ts';
import { measureWithFfmpeg } from '@tangent/audio/testing/ffmpeg-meter.ts';
import { lowPassed, melody, mix, music, repeated, type Signal } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { hasMatchering, runMatchering } from './matchering.ts';
import { type Cost, measureHere, measureSelf, median, printAgainstLimit } from './process-cost.ts';
import { runFilter } from './run-filter.ts';

const ROUNDS = 5;
const LIMITS = {
  loudnorm_ratio: 0.16,
  max_rss_mb: 350,
  loudness_lu: 0.1,
  true_peak_dbtp: -1,
  /** Of the processor time, and of the memory, that matchering takes. */
  of_peer_cpu: 1 / 3,
  of_peer_memory: 1 / 4,
  distance_over_peer_db: 0.1,
  near_share: 0.8,
};

const CANDIDATES = {
  reference: (path: string) => void masterFile(path, `${path}.master.wav`, { reference: `${path}.reference.wav` }),
  master: (path: string) => void masterFile(path, `${path}.master.wav`, { preset: 'balanced' }),
  loudnorm: (path: string) => runFilter(path, 'loudnorm=I=-11:TP=-1:LRA=11'),
  ffmpeg_meter: (path: string) => runFilter(path, 'ebur128=peak=true'),
};
type Candidate = keyof typeof CANDIDATES;

function compareCost(path: string, short: string, seconds: number): boolean {
  const names = Object.keys(CANDIDATES) as Candidate[];
  const costs = new Map<Candidate, Cost[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) costs.get(name)?.push(measureSelf(import.meta.url, [`--measure=${name}`, path, short]));
  }
  const cpuMs = (name: Candidate) => median((costs.get(name) ?? []).map((cost) => cost.cpu_ms));
  for (const name of names) {
    const speed = (1000 * seconds) / cpuMs(name);
    console.log(`${name}: ${(cpuMs(name) / 1000).toFixed(2)} s CPU, ${speed.toFixed(0)} x real time`);
  }
  const memory = Math.max(...(costs.get('master') ?? []).map((cost) => cost.max_rss_mb));
  const checks = [printAgainstLimit('master, memory, 4 minutes', memory, LIMITS.max_rss_mb, ' MB')];
  if (!hasMatchering) {
    const ratio = cpuMs('master') / cpuMs('loudnorm');
    checks.push(printAgainstLimit('master / loudnorm', ratio, LIMITS.loudnorm_ratio, ' x'));
  }
  return checks.every((isWithin) => isWithin);
}

/** Compares the cost of a master like a reference with what matchering takes for it. */
function comparePeerCost(path: string, short: string): boolean {
  const [own, peer]: [Cost[], Cost[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    own.push(measureSelf(import.meta.url, ['--measure=reference', path, short]));
    peer.push(runMatchering(path, `${path}.reference.wav`, `${path}.peer.wav`, short));
  }
  const middle = (costs: Cost[], figure: keyof Cost) => median(costs.map((cost) => cost[figure]));
  for (const [name, costs] of Object.entries({ master: own, matchering: peer })) {
    const seconds = (middle(costs, 'cpu_ms') / 1000).toFixed(2);
    console.log(`${name} like a reference: ${seconds} s CPU, ${middle(costs, 'max_rss_mb').toFixed(0)} MB`);
  }
  const compare = (figure: keyof Cost) => middle(own, figure) / middle(peer, figure);
  return [
    printAgainstLimit('master / matchering, CPU', compare('cpu_ms'), LIMITS.of_peer_cpu, ' x'),
    printAgainstLimit('master / matchering, memory', compare('max_rss_mb'), LIMITS.of_peer_memory, ' x'),
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

const COMPARED_THIRDS = [2, 27] as const;
/** Octaves over which matchering smooths its filters. */
const PEER_SMOOTHING = 0.4;

/** How far a sound is from a reference in its balance: root mean square over thirds of an octave, in decibels. */
function measureDistance(own: StereoSpectrum, reference: StereoSpectrum): number {
  const [levels, wanted] = [own, reference].map((one) => listThirds(one).slice(...COMPARED_THIRDS)) as [
    number[],
    number[],
  ];
  const apart = levels.map((level, i) => level - (wanted[i] ?? 0));
  const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length;
  return Math.sqrt(apart.reduce((sum, value) => sum + (value - mean) ** 2, 0) / apart.length);
}

/** The spectrum as matchering would equalise it: times the smoothed ratio of both, for mid and side. */
function equalizeAsPeer(mixed: StereoSpectrum, reference: StereoSpectrum): StereoSpectrum {
  const equalize = (own: Float64Array, wanted: Float64Array) => {
    const gains = smooth(
      own.map((power, bin) => Math.sqrt((wanted[bin] ?? 0) / Math.max(power, 1e-16))),
      PEER_SMOOTHING,
    );
    return own.map((power, bin) => power * (gains[bin] ?? 1) ** 2);
  };
  return { ...mixed, mid: equalize(mixed.mid, reference.mid), side: equalize(mixed.side, reference.side) };
}

/** The spectrum of matchering's master, or of its filter where matchering is not at hand. */
function masterAsPeer(path: string, reference: string, source: StereoSpectrum, wanted: StereoSpectrum): StereoSpectrum {
  if (!hasMatchering) return equalizeAsPeer(source, wanted);
  runMatchering(path, reference, `${path}.peer.wav`);
  return analyzeFile(`${path}.peer.wav`, 'reference').spectrum;
}

/** Songs of one style, differently balanced, take the balance of each other. */
function compareReferences(folder: string): boolean {
  const write = (name: string, signal: Signal) => writeWav(join(folder, `${name}.wav`), signal, 24);
  const record = mix(20);
  const dark = (cutHz: number) => lowPassed(record, cutHz, 1);
  const mixes = [record, dark(8_000), dark(3_000), music(20)].map((signal, i) => write(`mix-${i}`, signal));
  const references = [dark(6_000), dark(2_000), dark(1_000)].map((signal, i) => write(`reference-${i}`, signal));
  let [near, pairs] = [0, 0];
  for (const path of mixes) {
    for (const reference of references) {
      const target = `${path}.master.wav`;
      masterFile(path, target, { reference });
      const [source, master, wanted] = [path, target, reference].map(
        (one) => analyzeFile(one, 'reference').spectrum,
      ) as [StereoSpectrum, StereoSpectrum, StereoSpectrum];
      const own = measureDistance(master, wanted);
      const peer = measureDistance(masterAsPeer(path, reference, source, wanted), wanted);
      console.log(
        `${basename(path)} like ${basename(reference)}: ${measureDistance(source, wanted).toFixed(1)} dB apart, ` +
          `${own.toFixed(2)} dB after, matchering ${peer.toFixed(2)} dB`,
      );
      pairs += 1;
      if (own <= peer + LIMITS.distance_over_peer_db) near += 1;
    }
  }
  console.log(`${near} of ${pairs} masters are no further from their reference than with matchering`);
  return near >= LIMITS.near_share * pairs;
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
  writeWav(`${long}.reference.wav`, repeated(lowPassed(mix(20), 6_000, 1), 60), 24);
  const short = writeWav(join(folder, 'short.wav'), mix(20), 24);
  writeWav(`${short}.reference.wav`, lowPassed(mix(20), 6_000, 1), 24);
  const isFine = [
    comparePresets(paths),
    compareReferences(folder),
    compareCost(long, short, 240),
    !hasMatchering || comparePeerCost(long, short),
  ].every((isWithin) => isWithin);
  const longest = writeWav(join(folder, 'longest.wav'), repeated(mix(20), 1200), 24);
  const { max_rss_mb } = measureSelf(import.meta.url, ['--measure=master', longest, short]);
  return printAgainstLimit('master, memory, 20 minutes', max_rss_mb, LIMITS.max_rss_mb, ' MB') && isFine;
}

const [first, second, third] = process.argv.slice(2);
if (first?.startsWith('--measure=') && second && third) {
  const candidate = first.slice('--measure='.length) as Candidate;
  CANDIDATES[candidate](third);
  console.log(JSON.stringify(measureHere(() => CANDIDATES[candidate](second))));
} else {
  const folder = mkdtempSync(join(tmpdir(), 'mastering-bench-'));
  try {
    process.exitCode = (first ? comparePresets(process.argv.slice(2)) : compareGenerated(folder)) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
