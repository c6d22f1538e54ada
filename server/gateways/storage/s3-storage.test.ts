import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

// Faulty responses that the servers of the sandbox never give.
let respond: (request: http.IncomingMessage, response: http.ServerResponse) => void;
const server = http.createServer((request, response) => {
  request.resume();
  request.on('end', () => respond(request, response));
});
let folder: string;
let song: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bucket-'));
  song = path.join(folder, 'song');
  await writeFile(song, 'da mare');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  storage = createS3Storage({
    bucket: 'files',
    prefix: '',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-central-1',
    access_key_id: 'key',
    secret_access_key: 'secret',
  });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});

const md5 = (content: string) => createHash('md5').update(content).digest('hex');
const sendSong = (headers: http.OutgoingHttpHeaders) => {
  respond = (_request, response) => response.writeHead(200, headers).end('da mare');
};

test('a file that was stored or read with other bytes is an error', async () => {
  sendSong({ etag: `"${md5('something else')}"` });
  await expect(storage.put('song', song)).rejects.toThrow('cannot put song in bucket files: the stored bytes differ');
  await expect(storage.withLocalFile('song', async () => 'worked')).rejects.toThrow('the bytes read differ');
});

test('a tag that is no hash of the bytes is not compared with them', async () => {
  for (const headers of [
    { etag: `"${md5('encrypted')}"`, 'x-amz-server-side-encryption': 'aws:kms' },
    { etag: `"${md5('parts')}-2"` },
  ]) {
    sendSong(headers);
    await storage.put('song', song);
    expect(await storage.withLocalFile('song', async () => 'worked')).toBe('worked');
  }
});

test('a file that breaks off is an error for its reader, and never reaches native tools', async () => {
  respond = (_request, response) => {
    response.writeHead(200, { 'content-length': 7 }).write('da ');
    setImmediate(() => response.destroy());
  };
  await expect(storage.openRead('song').then(text)).rejects.toThrow('aborted');
  await expect(storage.withLocalFile('song', async () => 'worked')).rejects.toThrow('cannot read song in bucket files');
});

test('a reader that stops releases the connection', async () => {
  const released = new Promise<void>((done) => {
    respond = (_request, response) => response.on('close', done).writeHead(200, { 'content-length': 9 }).write('da ');
  });
  (await storage.openRead('song')).destroy();
  await released;
});

test('a whole file in response to a range request is refused', async () => {
  sendSong({});
  await expect(storage.openRead('song', { start: 3, end: 4 })).rejects.toThrow('bytes 3 to 4 were requested');
});

test('a request that fails temporarily is repeated', async () => {
  let calls = 0;
  respond = (_request, response) => {
    calls += 1;
    response.writeHead(calls === 1 ? 503 : 200, { 'content-length': calls === 1 ? 0 : 7 }).end();
  };
  expect(await storage.findSize('song')).toBe(7);
  expect(calls).toBe(2);
});
