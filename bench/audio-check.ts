// Measures the cost of the audio check: npx tsx bench/audio-check.ts [FILE]
//
// Without a file it measures four minutes of generated music as 24-bit WAV, and the memory for files of the maximum
// length. The check is complete: levels, clipping, channels, lossy cut-off, fingerprint, checksum. A cost is the CPU
// time of one plain Node process that loads FFmpeg and does the work once: the start is measured separately and added,
// so that the compiler of this script does not count. Every figure is the median of several rounds in which the
// candidates take turns in fresh processes; the limits are ratios between figures of the same run, so that they hold on
// any machine.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openByteSource } from '@tangent/audio/byte-source.ts';
import { checkAudioFile } from '@tangent/audio/check.ts';
import { openDecoder } from '@tangent/audio/decode.ts';
import { createAudioFilter } from '@tangent/audio/filter-graph.ts';
import { sniffFormat } from '@tangent/audio/sniff.ts';
import { writeFlac, writeMp3 } from '@tangent/audio/testing/coded.ts';
import { music, type Signal } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';

const ROUNDS = 7;
const LIMITS = { ffmpeg_filters_ratio: 0.4, plain_decode_ratio: 3, max_rss_mb: 300 };

const CANDIDATES = {
  check: (path: string) => void checkAudioFile(path),
  ffmpeg_filters: (path: string) => runFilter(path, 'ebur128=peak=true,astats,silencedetect'),
  plain_decode: (path: string) => runFilter(path, 'aformat=sample_fmts=fltp,asetnsamples=n=65536:p=0'),
};

type Candidate = keyof typeof CANDIDATES;

interface Cost {
  cpu_ms: number;
  max_rss_mb: number;
}

function runFilter(path: string, description: string): void {
  const bytes = openByteSource(path);
  const sniffed = sniffFormat(bytes);
  bytes.close();
  if (!sniffed) throw new Error('the file has no format that can be uploaded');
  const decoder = openDecoder(path, sniffed.format);
  const filter = createAudioFilter(decoder.buffer_arguments, description);
  // The callback reads the data, so that no decoder can skip producing it.
  const receive = (block: { data: Buffer[] | null }) => void block.data;
  decoder.run((frame) => filter.push(frame, receive));
  filter.push(null, receive);
  filter.close();
  decoder.close();
}

function measureHere(candidate: Candidate, path: string): Cost {
  const before = process.cpuUsage();
  CANDIDATES[candidate](path);
  const { user, system } = process.cpuUsage(before);
  return { cpu_ms: (user + system) / 1000, max_rss_mb: process.resourceUsage().maxRSS / 1024 };
}

function measureInChild(candidate: Candidate, path: string): Cost {
  const self = fileURLToPath(import.meta.url);
  const output = execFileSync(process.execPath, ['--import', 'tsx', self, `--measure=${candidate}`, path]);
  return JSON.parse(output.toString());
}

function measureStart(): number {
  const script =
    "await import('node-av/lib'); await import('node-av/constants');" +
    'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000);';
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname }),
  );
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function printAgainstLimit(name: string, value: number, limit: number, unit: string): boolean {
  const isWithin = value <= limit;
  console.log(`${name}: ${value.toFixed(2)}${unit}, limit ${limit}${unit} ${isWithin ? 'ok' : 'EXCEEDED'}`);
  return isWithin;
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
  const signal = music(20);
  const samples = Float32Array.from({ length: 2 * signal.samples }, (_, i) => signal.at(i >> 1, i & 1));
  const at = (sample: number, channel: number) => samples[2 * (sample % signal.samples) + channel] ?? 0;
  return { ...signal, samples: Math.round(seconds * signal.sample_rate_hz), at };
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
  console.log(JSON.stringify(measureHere(first.slice('--measure='.length) as Candidate, second)));
} else {
  process.exitCode = (first ? compare(first) : compareGenerated()) ? 0 : 1;
}
