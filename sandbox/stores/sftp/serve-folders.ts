import { lstat, mkdir, open, readdir, rename, rmdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileEntry } from 'ssh2';
import { applyAttributes, attributesOf, entryOf } from './attributes.ts';
import { confinePath, normalisePath } from './confined-path.ts';
import type { Session } from './serve-session.ts';
import { SftpFailure, STATUS } from './sftp-failure.ts';

const ENTRIES_PER_ANSWER = 100;

/** The requests about names: folders, attributes, moving and removing. */
export function serveFolders(session: Session): void {
  serveListing(session);
  serveAttributes(session);
  serveChanges(session);
}

function serveListing({ sftp, store, handles, answer }: Session): void {
  sftp.on('OPENDIR', (id, name) =>
    answer(id, async () => {
      const entries = await listEntries(await confinePath(store.folder, name));
      sftp.handle(id, handles.add({ kind: 'folder', entries }));
    }),
  );
  sftp.on('READDIR', (id, handle) =>
    answer(id, async () => {
      const entries = handles.folder(handle).entries.splice(0, ENTRIES_PER_ANSWER);
      if (entries.length === 0) throw new SftpFailure(STATUS.EOF);
      sftp.name(id, entries);
    }),
  );
  sftp.on('REALPATH', (id, name) =>
    answer(id, async () => {
      const filename = normalisePath(name);
      sftp.name(id, [{ filename, longname: filename, attrs: attributesOf(await lstat(store.folder)) }]);
    }),
  );
}

function serveAttributes({ sftp, store, answer }: Session): void {
  sftp.on('STAT', (id, name) =>
    answer(id, async () => sftp.attrs(id, attributesOf(await stat(await confinePath(store.folder, name))))),
  );
  sftp.on('LSTAT', (id, name) =>
    answer(id, async () => sftp.attrs(id, attributesOf(await lstat(await confinePath(store.folder, name))))),
  );
  sftp.on('SETSTAT', (id, name, attributes) =>
    answer(id, async () => {
      const path = await confinePath(store.folder, name);
      const file = await open(path, (await stat(path)).isDirectory() || attributes.size === undefined ? 'r' : 'r+');
      await applyAttributes(file, attributes).finally(() => file.close());
      sftp.status(id, STATUS.OK);
    }),
  );
}

function serveChanges({ sftp, store, answer, write }: Session): void {
  const place = (name: string) => confinePath(store.folder, name);
  const done = async (id: number, work: Promise<unknown>) => {
    await work;
    sftp.status(id, STATUS.OK);
  };
  sftp.on('MKDIR', (id, name) => write(id, async () => done(id, mkdir(await place(name)))));
  sftp.on('RMDIR', (id, name) => answer(id, async () => done(id, rmdir(await place(name)))));
  sftp.on('REMOVE', (id, name) =>
    answer(id, async () => {
      const path = await place(name);
      await done(id, unlink(path));
      store.finish(path);
    }),
  );
  sftp.on('RENAME', (id, from, to) =>
    answer(id, async () => {
      const [source, target] = [await place(from), await place(to)];
      // SFTP version 3, section 6.5: a rename never replaces what is already there.
      if (await isThere(target)) throw new SftpFailure(STATUS.FAILURE);
      await done(id, rename(source, target));
      store.finish(source);
      store.finish(target);
    }),
  );
}

async function listEntries(folder: string): Promise<FileEntry[]> {
  const names = await readdir(folder);
  const entries = await Promise.all(names.map(async (name) => ({ name, stats: await findStats(join(folder, name)) })));
  return entries.flatMap(({ name, stats }) => (stats === null ? [] : [entryOf(name, stats)]));
}

// A file may be gone between the listing and the look at it.
async function findStats(path: string) {
  return lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

async function isThere(path: string): Promise<boolean> {
  return (await findStats(path)) !== null;
}
