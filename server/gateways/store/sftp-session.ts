import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path/posix';
import type { Readable } from 'node:stream';
import SftpClient from 'ssh2-sftp-client';
import { readLimited } from './read-limited.ts';
import { classifyStoreError, StoreError } from './store-error.ts';
import type { InboxSession } from './store-session.ts';

/**
 * Limits the time of a call: a store that accepts the connection and then stays silent must not block a worker.
 * `progress` restarts the time, for long calls with much to transfer.
 */
async function withTimeLimit<T>(
  operation: string,
  limitMs: number,
  call: (progress: () => void) => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StoreError('transient', `${operation}: no response from the store for ${limitMs / 1000} s`)),
      limitMs,
    );
  });
  try {
    return await Promise.race([call(() => timer?.refresh()), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** How to reach stores by SFTP: the address, our key, and the host key that identifies the store. */
export interface SftpAccess {
  /** `sftp://host:port`, of stores whose profile names no address. */
  url: string;
  private_key: string;
  /** SHA-256 of the server's public key, base64 as `ssh-keygen -l` prints it, with or without `SHA256:`. */
  host_key_sha256: string;
}

const CONNECT_WITHIN_MS = 10_000;
const KEEPALIVE_EVERY_MS = 5_000;
/** Time limit for a store that keeps the connection alive but does not respond. */
const SILENT_FOR_MS = 20_000;
const PARALLEL_CHUNKS = 32;

/** Signs in to a store and verifies that it is the right one. */
export async function openSftpSession(access: SftpAccess, username: string): Promise<InboxSession> {
  const { hostname, port } = new URL(access.url);
  // The running call reports connection errors; without listeners of our own the library prints them.
  const client = new SftpClient('store', { error: () => {}, end: () => {}, close: () => {} });
  let isRightHost = true;
  // A connection that breaks between two calls would otherwise end the process; the next call reports it.
  client.on('error', () => {});
  let socket: Socket | null = null;
  try {
    socket = await connectSocket(hostname, Number(port) || 22);
    await client.connect({
      sock: socket,
      username,
      privateKey: access.private_key,
      readyTimeout: CONNECT_WITHIN_MS,
      keepaliveInterval: KEEPALIVE_EVERY_MS,
      keepaliveCountMax: 3,
      hostVerifier: (key: Buffer) => {
        isRightHost = computeFingerprint(key) === access.host_key_sha256.replace(/^SHA256:/, '').replace(/=+$/, '');
        return isRightHost;
      },
    });
  } catch (error) {
    await client.end().catch(() => false);
    socket?.destroy();
    throw isRightHost ? classifyStoreError(error) : new StoreError('host_key', 'the host key is not the pinned one');
  }
  return createSession(client);
}

// Every request waits for its response: delaying small ones to fill a packet would cost 40 ms each.
async function connectSocket(host: string, port: number): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true });
  const tooLate = setTimeout(
    () => socket.destroy(new Error(`no connection to ${host} within ${CONNECT_WITHIN_MS} ms`)),
    CONNECT_WITHIN_MS,
  );
  try {
    await once(socket, 'connect');
    return socket;
  } finally {
    clearTimeout(tooLate);
  }
}

function createSession(client: SftpClient): InboxSession {
  const createdFolders = new Set<string>(['.', '/']);
  return {
    findSize: withErrors('size', (file: string) => findSize(client, file)),
    // The protocol has no hashes: a file of the right size under its final name counts as complete.
    isUploaded: withErrors('size', async (localPath: string, file: string) => {
      return (await findSize(client, file)) === (await stat(localPath)).size;
    }),
    put: withProgress('put', async (progress: () => void, localPath: string, file: string) => {
      await createFolder(client, path.dirname(file), createdFolders);
      await putAtomically(client, localPath, file, progress);
    }),
    remove: withErrors('remove', async (file: string) => void (await client.delete(file))),
    list: withErrors('list', async (folder: string) => {
      const entries = await unlessMissing(client.list(folder));
      return (entries ?? [])
        .filter((entry) => entry.type === '-')
        .map(({ name, size, modifyTime }) => ({ name, size_bytes: size, modified_ms: modifyTime }));
    }),
    read: withProgress('read', async (progress: () => void, file: string, maxBytes: number) =>
      readLimited(client.createReadStream(file) as Readable, maxBytes, progress),
    ),
    fetch: withProgress('fetch', async (progress: () => void, file: string, localPath: string) => {
      await client.fastGet(file, localPath, { concurrency: PARALLEL_CHUNKS, step: progress });
    }),
    move: withErrors('move', async (from: string, to: string) => {
      await createFolder(client, path.dirname(to), createdFolders);
      await client.rename(from, to);
    }),
    close: async () => {
      // The connection may be gone already, or the store silent; the only goal is to leave nothing open.
      await withTimeLimit('close', CONNECT_WITHIN_MS, () => client.end()).catch(() => false);
    },
  };
}

/** Limits the time of a call and classifies its errors. */
function withErrors<Args extends unknown[], T>(operation: string, call: (...args: Args) => Promise<T>) {
  return withProgress(operation, (_progress: () => void, ...args: Args) => call(...args));
}

/** Limits and classifies a call that may take long, as long as it reports progress. */
function withProgress<Args extends unknown[], T>(
  operation: string,
  call: (progress: () => void, ...args: Args) => Promise<T>,
) {
  return async (...args: Args): Promise<T> => {
    try {
      return await withTimeLimit(operation, SILENT_FOR_MS, (progress) => call(progress, ...args));
    } catch (error) {
      throw classifyStoreError(error);
    }
  };
}

// Uploads under a temporary name, checks the size and renames: a broken connection leaves no partial file under the
// final name.
async function putAtomically(client: SftpClient, localPath: string, file: string, progress: () => void): Promise<void> {
  const part = `${file}.part`;
  // Uploading from a stream would be eighty times slower: it sends one write at a time.
  await client.fastPut(localPath, part, { concurrency: PARALLEL_CHUNKS, step: progress });
  const [storedSize, localSize] = [await findSize(client, part), (await stat(localPath)).size];
  // The store's disk is full, or the connection broke silently.
  if (storedSize !== localSize) {
    throw new StoreError('transient', `${file}: ${storedSize ?? 0} of ${localSize} bytes stored`);
  }
  await client.rename(part, file).catch(async (error: unknown) => {
    // Many servers cannot rename onto an existing file.
    if ((await findSize(client, file)) === null) throw error;
    await client.delete(file);
    await client.rename(part, file);
  });
}

async function createFolder(client: SftpClient, folder: string, createdFolders: Set<string>): Promise<void> {
  if (createdFolders.has(folder)) return;
  await createFolder(client, path.dirname(folder), createdFolders);
  const kind = await client.exists(folder);
  if (kind === false) await client.mkdir(folder);
  createdFolders.add(folder);
}

async function findSize(client: SftpClient, file: string): Promise<number | null> {
  return (await unlessMissing(client.stat(file)))?.size ?? null;
}

async function unlessMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 2)) return null;
    throw error;
  }
}

function computeFingerprint(key: Buffer): string {
  return createHash('sha256').update(key).digest('base64').replace(/=+$/, '');
}
