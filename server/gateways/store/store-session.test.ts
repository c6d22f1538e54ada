import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderSession } from './folder-session.ts';
import { openS3Session } from './s3-session.ts';
import { openSftpSession } from './sftp-session.ts';
import type { StoreSession } from './store-session.ts';

let sandbox: TestSandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  folder = await mkdtemp(path.join(os.tmpdir(), 'lines-'));
});
afterAll(async () => {
  await sandbox.remove();
  await rm(folder, { recursive: true });
});

const LINES: Record<string, () => StoreSession | Promise<StoreSession>> = {
  SFTP: () =>
    openSftpSession(
      {
        url: `sftp://127.0.0.1:${sandbox.sandbox.sftp_port}`,
        private_key: sandbox.private_key,
        host_key_sha256: sandbox.sandbox.host_key_sha256,
      },
      'line-by-sftp',
    ),
  S3: () => createBucket('sandbox-s3-secret'),
  'a folder': () => openFolderSession(path.join(folder, 'outbox')),
};

function createBucket(secret_access_key: string): StoreSession {
  const url = `http://127.0.0.1:${sandbox.sandbox.http_port}/s3`;
  const access = { url, region: 'us-east-1', access_key_id: 'sandbox', secret_access_key };
  return openS3Session(access, { bucket: 'line-by-bucket', prefix: '' });
}

async function local(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

test.each(Object.keys(LINES))(
  'a file sent by %s is stored whole, recognised, replaced, listed, read and removed',
  async (kind) => {
    const session = await LINES[kind]?.();
    if (session === undefined) throw new Error('no session');
    const song = await local('song', Buffer.alloc(2_000_000, 7));
    const name = 'acknowledgements/song.flac';
    expect(await session.list('acknowledgements')).toEqual([]);
    expect(await session.isUploaded(song, name)).toBe(false);
    await session.put(song, name);
    expect(await session.isUploaded(song, name)).toBe(true);
    expect(await session.findSize(name)).toBe(2_000_000);
    expect((await session.list('acknowledgements')).map((file) => [file.name, file.size_bytes])).toEqual([
      ['song.flac', 2_000_000],
    ]);
    const text = await local('words', 'da mare');
    expect(await session.isUploaded(text, name)).toBe(false);
    await session.put(text, name);
    expect((await session.read(name, 1_000)).toString()).toBe('da mare');
    await expect(session.read(name, 6)).rejects.toThrow('read: more than 6 bytes');
    expect(await session.findSize(name)).toBe(7);
    await session.put(await local('nothing', ''), 'deep/er/nothing');
    expect(await session.findSize('deep/er/nothing')).toBe(0);
    expect(await session.read('deep/er/nothing', 1_000)).toEqual(Buffer.alloc(0));
    await session.remove(name);
    expect(await session.findSize(name)).toBeNull();
    await session.close();
  },
);

test('where a store keeps hashes, a file of the right size with other bytes is not recognised as ours', async () => {
  for (const session of [createBucket('sandbox-s3-secret'), openFolderSession(path.join(folder, 'outbox'))]) {
    await session.put(await local('ours', 'abcd'), 'kept');
    expect(await session.isUploaded(await local('other', 'abce'), 'kept')).toBe(false);
    await session.close();
  }
});

test('a key that a bucket refuses needs a person; an unreachable bucket may recover', async () => {
  const refused = createBucket('another-secret');
  await expect(refused.list('acknowledgements')).rejects.toMatchObject({ error_class: 'authentication' });
  const url = 'http://127.0.0.1:9';
  const access = { url, region: 'us-east-1', access_key_id: 'sandbox', secret_access_key: 'x' };
  const missing = openS3Session(access, { bucket: 'line-by-bucket', prefix: '' });
  await expect(missing.findSize('anything')).rejects.toMatchObject({ error_class: 'transient' });
});

test('an SFTP connection that breaks in the middle leaves nothing under the final name', async () => {
  const session = await LINES.SFTP?.();
  await sandbox.behave('line-by-sftp', { half_write: 100_000 });
  const song = await local('song', Buffer.alloc(2_000_000, 7));
  await expect(session?.put(song, 'cut.flac')).rejects.toMatchObject({ error_class: 'transient' });
  await sandbox.behave('line-by-sftp', { half_write: null });
  const again = await LINES.SFTP?.();
  expect(await again?.findSize('cut.flac')).toBeNull();
  await again?.close();
});

test('no file is written outside the folder of a store', async () => {
  const session = openFolderSession(path.join(folder, 'outbox'));
  await expect(session.put(await local('words', 'x'), '../outside')).rejects.toThrow(/outside the folder/);
});
