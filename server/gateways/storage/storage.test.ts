import { randomBytes } from 'node:crypto';
import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

let folder: string;
let sandbox: TestSandbox;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'storage-'));
  sandbox = await createTestSandbox();
});
afterAll(async () => {
  await sandbox.remove();
  await rm(folder, { recursive: true, force: true });
});

const local = async (name: string, content: string | Buffer) => {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
};

const createBucket = (changes: { bucket?: string; secret_access_key?: string; endpoint?: string } = {}): Storage =>
  createS3Storage({
    bucket: 'our-files',
    prefix: 'tangent/files',
    endpoint: `http://127.0.0.1:${sandbox.sandbox.http_port}/s3`,
    region: 'us-east-1',
    access_key_id: 'sandbox',
    secret_access_key: 'sandbox-s3-secret',
    ...changes,
  });

async function listBucket(under: string): Promise<string[]> {
  const sftp = await sandbox.connect('our-files');
  const names = await sftp.list(`tangent/files/${under}`);
  sftp.end();
  return names;
}

const STORAGES: [string, () => { storage: Storage; list: (under: string) => Promise<string[]> }][] = [
  [
    'a folder',
    () => {
      const root = path.join(folder, 'files');
      return { storage: createFolderStorage(root), list: (under) => readdir(path.join(root, under)) };
    },
  ],
  ['a bucket', () => ({ storage: createBucket(), list: listBucket })],
];

describe.each(STORAGES)('in %s', (_name, createStorage) => {
  let storage: Storage;
  let list: (under: string) => Promise<string[]>;
  beforeAll(() => {
    ({ storage, list } = createStorage());
  });
  const read = async (key: string, range?: { start: number; end: number }) => text(await storage.openRead(key, range));

  test('a stored file can be read, whole or in part, until it is removed', async () => {
    await storage.put('a/b/file.txt', await local('one', 'hello storage'));
    expect(await storage.findSize('a/b/file.txt')).toBe(13);
    expect(await read('a/b/file.txt')).toBe('hello storage');
    expect(await read('a/b/file.txt', { start: 6, end: 8 })).toBe('sto');
    expect(await storage.withLocalFile('a/b/file.txt', async (file) => path.basename(file))).toBe('file.txt');
    await storage.remove('a/b/file.txt');
    await storage.remove('a/b/file.txt');
    expect(await storage.findSize('a/b/file.txt')).toBeNull();
  });

  test('a large file and an empty one come back byte for byte, also as files for native tools', async () => {
    const content = randomBytes(12_000_000);
    await storage.put('song', await local('song', content));
    await storage.put('nothing', await local('nothing', ''));
    expect((await buffer(await storage.openRead('song'))).equals(content)).toBe(true);
    expect(await storage.withLocalFile('song', async (file) => (await readFile(file)).equals(content))).toBe(true);
    expect(await storage.findSize('nothing')).toBe(0);
    expect(await storage.withLocalFile('nothing', (file) => readFile(file, 'utf8'))).toBe('');
  });

  test('a file stored twice at once is one of the two, and nothing else is left behind', async () => {
    const sources = await Promise.all(['x', 'y'].map((letter) => local(letter, letter.repeat(2_000_000))));
    await Promise.all([...sources, ...sources].map((source) => storage.put('twice/file', source)));
    const content = await read('twice/file');
    expect(['x', 'y'].map((letter) => letter.repeat(2_000_000))).toContain(content);
    expect(await list('twice')).toEqual(['file']);
  });

  test('a file that cannot be stored leaves the old one and no half one', async () => {
    await storage.put('kept/file', await local('old', 'old'));
    await expect(storage.put('kept/file', path.join(folder, 'missing'))).rejects.toThrow();
    expect(await read('kept/file')).toBe('old');
    expect(await list('kept')).toEqual(['file']);
  });

  test('a missing file cannot be read, and an error while working with a file is passed on unchanged', async () => {
    await expect(storage.openRead('nowhere')).rejects.toThrow();
    await expect(storage.withLocalFile('nowhere', (file) => readFile(file))).rejects.toThrow();
    await storage.put('worked/with', await local('worked', 'x'));
    const failing = storage.withLocalFile('worked/with', () => Promise.reject(new RangeError('too loud')));
    await expect(failing).rejects.toEqual(new RangeError('too loud'));
  });

  test.each([
    '../outside',
    'a/../../outside',
    '/etc/passwd',
    'a//b',
    '',
    '.hidden',
    'a/.',
    'UPPER',
    'a\u0000b',
    'a\\b',
  ])('the key %j never reaches the disk', async (key) => {
    await expect(storage.openRead(key)).rejects.toThrow('not a storage key');
    await expect(storage.put(key, folder)).rejects.toThrow('not a storage key');
    await expect(storage.withLocalFile(key, async () => undefined)).rejects.toThrow('not a storage key');
  });
});

test('the local copy of a bucket’s file is removed when native tools have ended', async () => {
  const storage = createBucket();
  await storage.put('copied', await local('copied', 'x'));
  const copy = await storage.withLocalFile('copied', async (file) => file);
  await expect(access(path.dirname(copy))).rejects.toThrow('ENOENT');
});

test('a connection to a bucket that breaks in the middle leaves nothing, and the next try stores the whole file', async () => {
  const storage = createBucket({ bucket: 'cut-files' });
  const song = await local('cut', Buffer.alloc(2_000_000, 7));
  await sandbox.behave('cut-files', { half_write: 100_000 });
  await expect(storage.put('song', song)).rejects.toThrow('cannot put song in bucket cut-files');
  await sandbox.behave('cut-files', { half_write: null });
  expect(await storage.findSize('song')).toBeNull();
  await storage.put('song', song);
  expect(await storage.findSize('song')).toBe(2_000_000);
});

test('a wrong key, a missing bucket and an unreachable server are distinguished from a missing file', async () => {
  const song = await local('refused', 'x');
  const stranger = createBucket({ secret_access_key: 'guessed' });
  await expect(stranger.put('song', song)).rejects.toThrow(
    'cannot put song in bucket our-files: SignatureDoesNotMatch (status 403)',
  );
  await expect(stranger.findSize('song')).rejects.toThrow('status 403');
  const gone = createBucket({ bucket: 'Gone' });
  await expect(gone.findSize('song')).rejects.toThrow('cannot find song in bucket Gone');
  await expect(gone.openRead('song')).rejects.toThrow('NoSuchBucket');
  await expect(createBucket({ endpoint: 'http://127.0.0.1:9' }).findSize('song')).rejects.toThrow('ECONNREFUSED');
});
