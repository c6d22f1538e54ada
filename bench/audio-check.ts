// Measures the cost of the audio check: npx tsx bench/audio-check.ts [FILE]
//
// Without a file it measures four minutes of generated music as 24-bit WAV, and the memory for files of the maximum
// length. The check is complete: levels, clipping, channels, lossy cut-off, fingerprint, checksum. A cost is the CPU
// time of one plain Node process that loads FFmpeg and does the work once: the start is measured separately and added,
// so that the compiler of this script does not count. Every figure is the median of several rounds in which the
// candidates take turns in fresh processes; the limits are ratios between figures of the same run, so that they hold on
// any machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAudioFile } from '@tangent/audio/check.ts';
import { writeFlac, writeMp3 } from '@tangent/audio/testing/coded.ts';
import { music, repeated, type Signal } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { type Cost, measureHere, measureSelf, measureStart, median, printAgainstLimit } from './process-cost.ts';
import { runFilter } from './run-filter.ts';

const ROUNDS = 7;
const LIMITS = { ffmpeg_filters_ratio: 0.4, plain_decode_ratio: 3, max_rss_mb: 300 };

const CANDIDATES = {
  check: (path: string) => void checkAudioFile(path),
  ffmpeg_filters: (path: string) => runFilter(path, 'ebur128=peak=true,astats,silencedetect'),
  plain_decode: (path: string) => runFilter(path, 'aformat=sample_fmts=fltp,asetnsamples=n=65536:p=0'),
};

type Candidate = keyof typeof CANDIDATES;

function measureInChild(candidate: Candidate, path: string): Cost {
  return measureSelf(import.meta.url, [`--measure=${candidate}`, path]);
}

function compare(path: string): boolean {
  const names = Object.keys(CANDIDATES) as Candidate[];
  const costs = new Map<Candidate, Cost[]>(names.map((name) => [name, []]));
  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    starts.push(measureStart());
    for (const name of names) costs.get(name)?.push(measureInChild(name, path));
  }
  const startMs = median(starts);
  const workMs = (name: Candidate) => median((costs.get(name) ?? []).map((cost) => cost.cpu_ms));
  const cpuMs = (name: Candidate) => startMs + workMs(name);
  console.log(`start of a process: ${startMs.toFixed(0)} ms CPU`);
  for (const name of names)
    console.log(`${name}: ${cpuMs(name).toFixed(0)} ms CPU, ${workMs(name).toFixed(0)} of them work`);
  const maxRss = Math.max(...(costs.get('check') ?? []).map((cost) => cost.max_rss_mb));
  return [
    printAgainstLimit(
      'check / FFmpeg filters',
      cpuMs('check') / cpuMs('ffmpeg_filters'),
      LIMITS.ffmpeg_filters_ratio,
      ' x',
    ),
    printAgainstLimit('check / plain decode', cpuMs('check') / cpuMs('plain_decode'), LIMITS.plain_decode_ratio, ' x'),
    printAgainstLimit('check, memory', maxRss, LIMITS.max_rss_mb, ' MB'),
  ].every((isWithin) => isWithin);
}

// The longest track and the largest file that are accepted, or almost.
const LONG_FILES: Record<string, (folder: string) => string> = {
  'WAV, 19.5 minutes, mono, 98 MB': (folder) => writeWav(join(folder, 'long.wav'), { ...loop(19.5 * 60), channels: 1 }),
  'FLAC, 20 minutes': (folder) => writeFlac(join(folder, 'long.flac'), loop(20 * 60)),
  'MP3, 20 minutes': (folder) => writeMp3(join(folder, 'long.mp3'), loop(20 * 60), 320),
};

// Repeats twenty seconds: computing everything would take minutes.
function loop(seconds: number): Signal {
  return repeated(music(20), seconds);
}

function compareLong(folder: string): boolean {
  return Object.entries(LONG_FILES)
    .map(([name, write]) => {
      const path = write(folder);
      const { max_rss_mb } = measureInChild('check', path);
      rmSync(path);
      return printAgainstLimit(`check, memory, ${name}`, max_rss_mb, LIMITS.max_rss_mb, ' MB');
    })
    .every((isWithin) => isWithin);
}

function compareGenerated(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'audio-bench-'));
  try {
    const isFast = compare(writeWav(join(folder, 'music.wav'), music(240), 24));
    return compareLong(folder) && isFast;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [first, second] = process.argv.slice(2);
if (first?.startsWith('--measure=') && second) {
  const candidate = first.slice('--measure='.length) as Candidate;
  console.log(JSON.stringify(measureHere(() => CANDIDATES[candidate](second))));
} else {
  process.exitCode = (first ? compare(first) : compareGenerated()) ? 0 : 1;
}
