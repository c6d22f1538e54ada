import { execFileSync } from 'node:child_process';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeAbandonedFolders, withWorkFolder } from './work-folder.ts';

let temporary: string;
beforeEach(async () => {
  temporary = await mkdtemp(path.join(os.tmpdir(), 'work-folder-test-'));
  vi.spyOn(os, 'tmpdir').mockReturnValue(temporary);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(temporary, { recursive: true });
});

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

test('a work folder is removed with its files, also when the work fails', async () => {
  const write = async (folder: string) => {
    await writeFile(path.join(folder, 'spool'), 'samples');
    return folder;
  };
  expect(await exists(await withWorkFolder(write))).toBe(false);
  let failed = '';
  const failing = withWorkFolder(async (folder) => {
    failed = await write(folder);
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect(await exists(failed)).toBe(false);
});

test('the folder of a killed process is removed, those of running ones and of other programs stay', async () => {
  const ended = Number(execFileSync(process.execPath, ['-p', 'process.pid']));
  const other = await mkdtemp(path.join(temporary, 'other-'));
  await withWorkFolder(async (own) => {
    const folderOf = (pid: number) => mkdtemp(own.replace(new RegExp(`-${process.pid}-.*`), `-${pid}-`));
    const [abandoned, running] = [await folderOf(ended), await folderOf(process.ppid)];
    await removeAbandonedFolders();
    expect(await Promise.all([abandoned, running, other, own].map(exists))).toEqual([false, true, true, false]);
  });
});
