import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeAiff, writeFlac, writeMp3 } from '@tangent/audio/testing/coded.ts';
import { music, withSilence } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { getWaveform, TUS_PATH } from '@tangent/contract/catalogue/upload.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { uploadFile } from '../../testing/fixtures/upload-file.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { processUpload } from './process-upload.ts';
import { getUploadRow, moveUpload } from './upload-store.ts';

let app: TestApp;
let account: TestAccount;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  await app.http.listen({ port: 0 });
  account = await signUp(app);
  folder = await mkdtemp(path.join(os.tmpdir(), 'audio-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const SONG = music(20);
const at = (name: string) => path.join(folder, name);
const upload = (filename: string, bytes: Uint8Array) => uploadFile(app, account, 'audio', { filename, bytes });

test.each([
  ['wav', () => writeWav(at('song.wav'), SONG, 24), { codec: 'pcm_s24le', bits_per_sample: 24 }],
  ['aiff', () => writeAiff(at('song.aiff'), SONG), { codec: 'pcm_s16be', bits_per_sample: 16 }],
  ['flac', () => writeFlac(at('song.flac'), SONG), { codec: 'flac', bits_per_sample: 16 }],
  ['mp3', () => writeMp3(at('song.mp3'), SONG), { bits_per_sample: null }],
])('[S5-028] [S3-065] a %s is measured by decoding it', async (format, write, expected) => {
  const { state, failure_code, audio } = await uploadFile(app, account, 'audio', write());
  expect([state, failure_code]).toEqual(['complete', null]);
  expect(audio).toMatchObject({ ...expected, format, sample_rate_hz: 44_100, channels: 2, middle_silence_ms: 0 });
  expect(audio).toMatchObject({ samples: 882_000, duration_ms: 20_000 });
  expect(audio?.integrated_lufs).toBeGreaterThan(-30);
  expect(audio?.true_peak_dbtp).toBeLessThan(3);
});

test('[S5-033] silence in the middle is measured, with its position', async () => {
  const { audio } = await uploadFile(app, account, 'audio', writeWav(at('pause.wav'), withSilence(music(30), 10, 11)));
  expect(audio?.middle_silence_ms).toBeGreaterThan(10_900);
  expect(audio?.silences).toMatchObject([{ place: 'middle' }]);
});

test.each<[string, string, (song: Buffer) => Buffer, string]>([
  ['a text named .wav', 'song.wav', () => Buffer.from('This is no music at all.'.repeat(100)), 'unsupported_audio'],
  [
    'a picture named .mp3',
    'song.mp3',
    () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'unsupported_audio',
  ],
  ['a playlist named .mp3', 'song.mp3', () => Buffer.from('#EXTM3U\nhttp://127.0.0.1:1/x.mp3\n'), 'unsupported_audio'],
  ['a truncated WAV', 'song.wav', (song) => song.subarray(0, song.length / 2), 'audio_truncated'],
  ['an empty file', 'song.wav', () => Buffer.alloc(0), 'file_empty'],
])('[S5-028] [S8-034] %s is refused with its reason', async (_name, filename, make, code) => {
  const song = await readFile(writeWav(at('whole.wav'), SONG));
  const { state, failure_code, audio } = await upload(filename, make(song));
  expect([state, failure_code, audio]).toEqual(['failed', code, null]);
});

test('the extension of a file does not matter among the four accepted formats', async () => {
  const { state, audio } = await upload('song.mp3', await readFile(writeFlac(at('really.flac'), SONG)));
  expect([state, audio?.format]).toEqual(['complete', 'flac']);
});

test('a low sample rate and a low bit rate have different errors', async () => {
  const low = await uploadFile(app, account, 'audio', writeWav(at('low.wav'), music(5, { sample_rate_hz: 22_050 })));
  expect(low.failure_code).toBe('audio_sample_rate');
  const thin = await uploadFile(app, account, 'audio', writeMp3(at('thin.mp3'), SONG, 128));
  expect(thin.failure_code).toBe('audio_bitrate');
});

test('a track can be played as MP3, from any position, and seen as a waveform', async () => {
  const { id } = await uploadFile(app, account, 'audio', writeWav(at('listen.wav'), SONG));
  const get = (range?: string) =>
    app.http.inject({
      url: `${TUS_PATH}/${id}/preview`,
      cookies: { '__Host-session': account.session },
      headers: range === undefined ? {} : { range },
    });
  const whole = await get();
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
    200,
    'audio/mpeg',
    'bytes',
  ]);
  const size = whole.rawPayload.length;
  const ranges = { 'bytes=100-199': [100, 200], 'bytes=100-': [100, size], 'bytes=-50': [size - 50, size] };
  for (const [range, [start = 0, end]] of Object.entries(ranges)) {
    const part = await get(range);
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes ${start}-${(end ?? 0) - 1}/${size}`]);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(start, end))).toBe(true);
  }
  expect((await get(`bytes=${size}-`)).statusCode).toBe(416);
  const { body } = await account.call(getWaveform, { params: { id } });
  expect(body.max.length).toBeGreaterThan(500);
  expect(body.max).toHaveLength(body.min.length);
  expect(Math.max(...body.max)).toBeGreaterThan(0.1);
});

test('a file that is processed twice, even simultaneously, has one result', async () => {
  const { id } = await uploadFile(app, account, 'audio', writeWav(at('twice.wav'), SONG));
  const first = await getUploadRow(app.db, id);
  await moveUpload(app.db, id, ['complete'], { state: 'processing', facts: null }, app.clock.now());
  const run = { id: 'x', attempt: 1, is_last_attempt: false, signal: AbortSignal.timeout(60_000) };
  await Promise.all([processUpload(app, id, run), processUpload(app, id, run)]);
  const { facts, state, sha256, preview_key } = await getUploadRow(app.db, id);
  expect({ facts, state, sha256, preview_key }).toEqual({
    facts: first.facts,
    state: 'complete',
    sha256: first.sha256,
    preview_key: first.preview_key,
  });
});
