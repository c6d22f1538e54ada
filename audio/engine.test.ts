import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type AudioEngine, createAudioEngine } from './engine.ts';
import type { EngineChildOptions } from './engine-child.ts';
import { music } from './testing/signals.ts';
import { writeWav } from './testing/wav.ts';

const folder = mkdtempSync(join(tmpdir(), 'audio-engine-'));
const song = writeWav(join(folder, 'song.wav'), music(2));
let engine: AudioEngine | null = null;

afterEach(() => engine?.close());
afterAll(() => rmSync(folder, { recursive: true }));

function startEngine(entry: string, options: Partial<EngineChildOptions> = {}): AudioEngine {
  const file = fileURLToPath(new URL(entry, import.meta.url));
  const command = { file, exec_argv: ['--import', 'tsx'] };
  engine = createAudioEngine({ command, job_time_limit_ms: 20_000, max_rss_bytes: 600 * 2 ** 20, ...options });
  return engine;
}

function listChildren(): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args=']).toString().split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('child.ts'))
    .map(([pid]) => Number(pid));
}

test('a file is checked, delivered and previewed in a child process', async () => {
  const { check, encodeFlac, encodePreview, readWork } = startEngine('./child.ts');
  expect(await check(song)).toMatchObject({ ok: true, value: { verdict: 'accepted', duration_ms: 2000 } });
  const format = { bits_per_sample: 16, sample_rate_hz: 44_100, channels: 2, dither: false } as const;
  const flac = await encodeFlac(song, join(folder, 'out.flac'), format);
  expect(flac).toMatchObject({ ok: true, value: { codec: 'flac', duration_ms: 2000 } });
  expect(await encodePreview(song, join(folder, 'out.mp3'))).toMatchObject({ ok: true, value: { codec: 'mp3' } });
  expect(readdirSync(folder).sort()).toEqual(['out.flac', 'out.mp3', 'song.wav']);
  const { audio_seconds, cpu_seconds } = readWork();
  expect(audio_seconds).toBeCloseTo(6, 0);
  expect(cpu_seconds).toBeGreaterThan(0);
});

test('a missing file is a failed job', async () => {
  const result = await startEngine('./child.ts').check(join(folder, 'missing.wav'));
  expect(result).toMatchObject({ ok: false, code: 'job_failed' });
});

test('killing the child from outside fails only its current job', async () => {
  const { check } = startEngine('./testing/unreliable-child.ts');
  await check(song);
  const lost = check(join(folder, 'endless.wav'));
  const [pid] = listChildren();
  expect(pid).toBeDefined();
  process.kill(pid ?? 0, 'SIGKILL');
  expect(await lost).toMatchObject({ ok: false, code: 'engine_crashed' });
  expect(await check(song)).toMatchObject({ ok: true });
});

test.each(['crash.wav', 'killed.wav'])(
  'files after one that kills the decoder (%s) are still checked',
  async (poison) => {
    const { check } = startEngine('./testing/unreliable-child.ts');
    const results = await Promise.all([check(song), check(join(folder, poison)), check(song), check(song)]);
    expect(results.map((result) => (result.ok ? 'checked' : result.code))).toEqual([
      'checked',
      'engine_crashed',
      'checked',
      'checked',
    ]);
  },
);

test('a job that does not finish is stopped', async () => {
  const { check } = startEngine('./testing/unreliable-child.ts', { job_time_limit_ms: 1000 });
  const endless = await check(join(folder, 'endless.wav'));
  expect(endless).toMatchObject({ ok: false, code: 'engine_timed_out' });
});

test('a job that takes too much memory is stopped, and the next one runs', async () => {
  const { check } = startEngine('./testing/unreliable-child.ts', { max_rss_bytes: 400 * 2 ** 20 });
  const [greedy, next] = await Promise.all([check(join(folder, 'greedy.wav')), check(song)]);
  expect(greedy).toMatchObject({ ok: false, code: 'engine_out_of_memory' });
  expect(next).toMatchObject({ ok: true });
});

test('the child is replaced after fifty jobs', async () => {
  const { check } = startEngine('./child.ts');
  await check(song);
  const [first] = listChildren();
  const results = await Promise.all(Array.from({ length: 50 }, () => check(song)));
  expect(results.every((result) => result.ok)).toBe(true);
  const left = listChildren();
  expect(left).toHaveLength(1);
  expect(left).not.toContain(first);
});

test('closing the engine stops the child and fails every waiting job', async () => {
  const { check, close } = startEngine('./testing/unreliable-child.ts');
  await check(song);
  const running = check(join(folder, 'endless.wav'));
  const waiting = check(song);
  await close();
  expect(await running).toMatchObject({ ok: false, code: 'engine_closed' });
  expect(await waiting).toMatchObject({ ok: false, code: 'engine_closed' });
  expect(await check(song)).toMatchObject({ ok: false, code: 'engine_closed' });
  expect(listChildren()).toEqual([]);
});

test('a child that cannot be started gives a failure value', async () => {
  expect(await startEngine('./testing/no-such-child.ts').check(song)).toMatchObject({
    ok: false,
    code: 'engine_crashed',
  });
});

test('a child whose parent is killed during a job exits silently', async () => {
  const file = fileURLToPath(new URL('./child.ts', import.meta.url));
  const options = { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] };
  const job = JSON.stringify({ kind: 'check', path: song });
  // The first result shows that the child is ready; it is busy with the second job when the parent dies.
  const program = `const child = require('node:child_process').fork(${JSON.stringify(file)}, [], ${JSON.stringify(options)});
    child.once('message', () => child.send(${job}, () => process.kill(process.pid, 'SIGKILL')));
    child.send(${job});`;
  const parent = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  parent.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  // The stderr pipe, which both share, closes with the child.
  expect([await once(parent, 'close'), output]).toEqual([[null, 'SIGKILL'], '']);
});
