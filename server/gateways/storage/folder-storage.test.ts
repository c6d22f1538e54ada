import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'storage-'));
  storage = openFolderStorage(path.join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const local = async (name: string, content: string) => {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
};
const read = async (key: string, range?: { start: number; end: number }) => text(await storage.openRead(key, range));

test('a file that was put in is there, whole or in part, until it is removed', async () => {
  await storage.put('a/b/file.txt', await local('one', 'hello storage'));
  expect(await storage.findSize('a/b/file.txt')).toBe(13);
  expect(await read('a/b/file.txt')).toBe('hello storage');
  expect(await read('a/b/file.txt', { start: 6, end: 8 })).toBe('sto');
  expect(await storage.withLocalFile('a/b/file.txt', async (file) => path.basename(file))).toBe('file.txt');
  await storage.remove('a/b/file.txt');
  await storage.remove('a/b/file.txt');
  expect(await storage.findSize('a/b/file.txt')).toBeNull();
});

test('a file put in twice at once is one of the two, and nothing else is left lying around', async () => {
  const sources = await Promise.all(['x', 'y'].map((letter) => local(letter, letter.repeat(2_000_000))));
  await Promise.all([...sources, ...sources].map((source) => storage.put('twice/file', source)));
  const content = await read('twice/file');
  expect(['x', 'y'].map((letter) => letter.repeat(2_000_000))).toContain(content);
  expect(await readdir(path.join(folder, 'files/twice'))).toEqual(['file']);
});

test('a file that cannot be put in leaves the old one and no half one', async () => {
  await storage.put('kept/file', await local('old', 'old'));
  await expect(storage.put('kept/file', path.join(folder, 'missing'))).rejects.toThrow();
  expect(await read('kept/file')).toBe('old');
  expect(await readdir(path.join(folder, 'files/kept'))).toEqual(['file']);
});

test.each(['../outside', 'a/../../outside', '/etc/passwd', 'a//b', '', '.hidden', 'a/.', 'UPPER', 'a\u0000b', 'a\\b'])(
  'the key %j never reaches the disk',
  async (key) => {
    await expect(storage.openRead(key)).rejects.toThrow('not a storage key');
    await expect(storage.put(key, folder)).rejects.toThrow('not a storage key');
  },
);
