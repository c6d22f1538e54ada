import { lstat, mkdir, open, readdir, rename, rmdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileEntry } from 'ssh2';
import { applyAttributes, toAttributes, toEntry } from './attributes.ts';
import { confinePath, normalisePath } from './confined-path.ts';
import type { Session } from './session.ts';
import { SftpFailure, STATUS } from './sftp-failure.ts';

const ENTRIES_PER_RESPONSE = 100;

/** Serves the requests about names: folders, attributes, moving and removing. */
export function serveFolders(session: Session): void {
  serveListing(session);
  serveAttributes(session);
  serveChanges(session);
}

function serveListing({ sftp, store, handles, respond }: Session): void {
  sftp.on('OPENDIR', (id, name) =>
    respond(id, async () => {
      const entries = await listEntries(await confinePath(store.folder, name));
      sftp.handle(id, handles.add({ kind: 'folder', entries }));
    }),
  );
  sftp.on('READDIR', (id, handle) =>
    respond(id, async () => {
      const entries = handles.folder(handle).entries.splice(0, ENTRIES_PER_RESPONSE);
      if (entries.length === 0) throw new SftpFailure(STATUS.EOF);
      sftp.name(id, entries);
    }),
  );
  sftp.on('REALPATH', (id, name) =>
    respond(id, async () => {
      const filename = normalisePath(name);
      sftp.name(id, [{ filename, longname: filename, attrs: toAttributes(await lstat(store.folder)) }]);
    }),
  );
}

function serveAttributes({ sftp, store, respond }: Session): void {
  sftp.on('STAT', (id, name) =>
    respond(id, async () => sftp.attrs(id, toAttributes(await stat(await confinePath(store.folder, name))))),
  );
  sftp.on('LSTAT', (id, name) =>
    respond(id, async () => sftp.attrs(id, toAttributes(await lstat(await confinePath(store.folder, name))))),
  );
  sftp.on('SETSTAT', (id, name, attributes) =>
    respond(id, async () => {
      const path = await confinePath(store.folder, name);
      const file = await open(path, (await stat(path)).isDirectory() || attributes.size === undefined ? 'r' : 'r+');
      await applyAttributes(file, attributes).finally(() => file.close());
      sftp.status(id, STATUS.OK);
    }),
  );
}

function serveChanges({ sftp, store, respond, write }: Session): void {
  const confine = (name: string) => confinePath(store.folder, name);
  const done = async (id: number, work: Promise<unknown>) => {
    await work;
    sftp.status(id, STATUS.OK);
  };
  sftp.on('MKDIR', (id, name) => write(id, async () => done(id, mkdir(await confine(name)))));
  sftp.on('RMDIR', (id, name) => respond(id, async () => done(id, rmdir(await confine(name)))));
  sftp.on('REMOVE', (id, name) =>
    respond(id, async () => {
      const path = await confine(name);
      await done(id, unlink(path));
      store.finish(path);
    }),
  );
  sftp.on('RENAME', (id, from, to) =>
    respond(id, async () => {
      const [source, target] = [await confine(from), await confine(to)];
      // SFTP version 3, section 6.5: a rename never replaces an existing file.
      if (await pathExists(target)) throw new SftpFailure(STATUS.FAILURE);
      await done(id, rename(source, target));
      store.finish(source);
      store.finish(target);
    }),
  );
}

async function listEntries(folder: string): Promise<FileEntry[]> {
  const names = await readdir(folder);
  const entries = await Promise.all(names.map(async (name) => ({ name, stats: await findStats(join(folder, name)) })));
  return entries.flatMap(({ name, stats }) => (stats === null ? [] : [toEntry(name, stats)]));
}

// Race: a file may be removed between the listing and the stat call.
async function findStats(path: string) {
  return lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

async function pathExists(path: string): Promise<boolean> {
  return (await findStats(path)) !== null;
}
