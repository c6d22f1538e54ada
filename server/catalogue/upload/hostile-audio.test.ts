import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { writeMp3 } from '@tangent/audio/testing/coded.ts';
import { music } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { wavHeader } from '@tangent/audio/wav-header.ts';
import { getUpload, TUS_PATH } from '@tangent/contract/catalogue/upload.ts';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import { createTestAudio } from '../../testing/fakes/test-audio.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { sendFile, uploadFile } from '../../testing/fixtures/upload-file.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { processUploadJob } from './jobs.ts';
import { uploadModule } from './module.ts';

let app: TestApp;
let account: TestAccount;
let folder: string;
let canary: Server;
let hits = 0;
beforeAll(async () => {
  app = await createTestApp();
  await app.http.listen({ port: 0 });
  account = await signUp(app);
  folder = await mkdtemp(path.join(os.tmpdir(), 'hostile-'));
  canary = createServer((_request, response) => {
    hits += 1;
    response.end();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  canary.close();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const SONG = music(5);
const at = (name: string) => path.join(folder, name);
const upload = (filename: string, bytes: Uint8Array) => uploadFile(app, account, 'audio', { filename, bytes });
const PAGE = '<html><script>alert(document.cookie)</script></html>';

function id3(frame: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(frame, 'latin1'), Buffer.alloc(6), content]);
  body.writeUInt32BE(content.length, 4);
  const head = Buffer.from('ID3\x03\x00\x00\x00\x00\x00\x00', 'latin1');
  for (const [i, shift] of [21, 14, 7, 0].entries()) head.writeUInt8((body.length >> shift) & 127, 6 + i);
  return Buffer.concat([head, body]);
}

test('[S5-028] a playlist or script named like a song is refused, and its links are never requested', async () => {
  const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/x`;
  const secret = `file://${at('song.wav')}`;
  const playlists: [string, string][] = [
    ['hls.mp3', `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${address}.ts\n#EXT-X-ENDLIST\n`],
    ['hls.wav', `#EXTM3U\n#EXTINF:10,\n${secret}\n#EXT-X-ENDLIST\n`],
    ['concat.mp3', `ffconcat version 1.0\nfile '${address}'\nfile '${secret}'\n`],
    ['concat.flac', `ffconcat version 1.0\nfile '${at('song.wav')}'\n`],
    ['pls.wav', `[playlist]\nNumberOfEntries=1\nFile1=${address}\n`],
    ['asx.aiff', `<asx version="3.0"><entry><ref href="${address}"/></entry></asx>`],
    ['sdp.mp3', `v=0\no=- 0 0 IN IP4 127.0.0.1\nc=IN IP4 127.0.0.1\nm=audio 9 RTP/AVP 0\n`],
  ];
  for (const [name, text] of playlists) {
    const { state, failure_code } = await upload(name, Buffer.from(text));
    expect([name, state, failure_code]).toEqual([name, 'failed', 'unsupported_audio']);
  }
  expect(hits).toBe(0);
});

test('an HTML page in the tags of an MP3, or in front of it, never reaches a listener', async () => {
  const song = await readFile(writeMp3(at('song.mp3'), SONG));
  const picture = Buffer.concat([Buffer.from('\0image/svg+xml\0\x03\0', 'latin1'), Buffer.from(PAGE)]);
  const files = {
    'title.mp3': Buffer.concat([id3('TIT2', Buffer.from(`\0${PAGE}`)), song]),
    'picture.mp3': Buffer.concat([id3('APIC', picture), song]),
    'polyglot.mp3': Buffer.concat([Buffer.from(PAGE), song]),
  };
  for (const [filename, bytes] of Object.entries(files)) {
    const { id, state, audio } = await upload(filename, bytes);
    expect([filename, state, audio?.format]).toEqual([filename, 'complete', 'mp3']);
    const url = `${TUS_PATH}/${id}/preview`;
    const preview = await app.http.inject({ url, cookies: { '__Host-session': account.session } });
    expect(preview.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'x-content-type-options': 'nosniff' });
    expect(preview.rawPayload.includes('<script')).toBe(false);
  }
});

test('a header that claims 4 GB is refused without allocating the memory', async () => {
  const claim = Buffer.concat([wavHeader(SONG, 16, 0xff000000), Buffer.alloc(100_000, 1)]);
  expect(await upload('claim.wav', claim)).toMatchObject({ state: 'failed', failure_code: 'audio_truncated' });
  const form = Buffer.from('FORM\xff\xff\xff\xffAIFFSSND\xff\xff\xff\xff', 'latin1');
  expect(await upload('claim.aiff', Buffer.concat([form, Buffer.alloc(100_000)]))).toMatchObject({ state: 'failed' });
});

test.each([
  [`${'a'.repeat(4000)}.wav`],
  ['../../../../etc/passwd.wav'],
  ['CON.wav'],
  ["'; drop table uploads; --.wav"],
  ['\u202egnp.exe\u0000.wav'],
])('a file may have any name: it is stored under its own id (%#)', async (filename) => {
  const { id, ...seen } = await upload(filename, await readFile(writeWav(at('song.wav'), SONG)));
  expect(seen).toMatchObject({ state: 'complete' });
  expect(seen.filename).toMatch(/\.wav$/);
  expect(seen.filename.length).toBeLessThanOrEqual(255);
  expect(seen.filename).not.toMatch(/[/\\\p{C}]/u);
  const again = await account.call(getUpload, { params: { id } });
  expect(again.body.filename).toBe(seen.filename);
});

test('a file that crashes the decoder every time fails with a reason; the other files are processed', async () => {
  const audio = createTestAudio({ fault: 'unreliable' });
  const song = await readFile(writeWav(at('song.wav'), SONG));
  const files: [string, Buffer][] = [
    ['good-1.wav', song],
    ['poison.wav', Buffer.concat([Buffer.from('POISON'), song])],
    ['good-2.wav', song],
    ['good-3.wav', song],
  ];
  const ids: string[] = [];
  for (const [name, bytes] of files) ids.push(await sendFile(app, account, 'audio', name, bytes));
  // On a busy machine the regular pause would be over before the other files are processed; `work` does not wait for it.
  await app.db.execute(sql`update pgboss.job set retry_delay = 3600 where name = ${processUploadJob.name}`);
  const work = () =>
    runJobsNow({
      url: app.database_url,
      handlers: uploadModule.buildHandlers({ ...app, audio }),
      log: pino({ level: 'silent' }),
    });
  const getState = async (id = '') => (await account.call(getUpload, { params: { id } })).body;

  const first = await work();
  expect(first.failed).toBe(1);
  for (const good of [ids[0], ids[2], ids[3]]) expect((await getState(good)).state).toBe('complete');
  expect((await getState(ids[1])).state).toBe('processing');
  for (let attempt = 0; attempt < processUploadJob.retry_limit; attempt++) await work();
  expect(await getState(ids[1])).toMatchObject({ state: 'failed', failure_code: 'audio_corrupt' });
  expect((await work()).failed).toBe(0);
  await audio.close();
});
