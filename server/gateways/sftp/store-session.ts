import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import SftpClient from 'ssh2-sftp-client';
import { classifyStoreError, StoreError } from './store-error.ts';

/** How to reach stores: where, with which key, and which host key proves that it is them. */
export interface StoreAccess {
  /** `sftp://host:port`, of stores whose profile names no address of its own. */
  url: string;
  private_key: string;
  /** SHA-256 of the server's public key, base64 as `ssh-keygen -l` prints it, with or without `SHA256:`. */
  host_key_sha256: string;
}

export interface RemoteFile {
  name: string;
  size_bytes: number;
  modified_ms: number;
}

/** An open line to the folder a store gave us. Every failure is a `StoreError`. Close it in any case. */
export interface StoreSession {
  /** Size of a file, null when there is none. */
  findSize(path: string): Promise<number | null>;
  /** Puts a local file under a name, replacing what is there. Interrupted, it leaves a part under that name. */
  put(localPath: string, path: string): Promise<void>;
  /** Gives a file its final name; nothing may be there. */
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  createFolder(path: string): Promise<void>;
  /** The files of a folder, none when it does not exist. */
  list(folder: string): Promise<RemoteFile[]>;
  read(path: string): Promise<Buffer>;
  close(): Promise<void>;
}

const CONNECT_WITHIN_MS = 10_000;
const KEEPALIVE_EVERY_MS = 5_000;
const PARALLEL_WRITES = 32;

/** Signs in at a store and proves that it is the right one. */
export async function openStoreSession(access: StoreAccess, username: string): Promise<StoreSession> {
  const { hostname, port } = new URL(access.url);
  const client = new SftpClient();
  let isRightHost = true;
  // A line that breaks between two calls would otherwise end the process; the next call reports it.
  client.on('error', () => {});
  let line: Socket | null = null;
  try {
    line = await openLine(hostname, Number(port) || 22);
    await client.connect({
      sock: line,
      username,
      privateKey: access.private_key,
      readyTimeout: CONNECT_WITHIN_MS,
      keepaliveInterval: KEEPALIVE_EVERY_MS,
      keepaliveCountMax: 3,
      hostVerifier: (key: Buffer) => {
        isRightHost = fingerprintOf(key) === access.host_key_sha256.replace(/^SHA256:/, '').replace(/=+$/, '');
        return isRightHost;
      },
    });
  } catch (error) {
    await client.end().catch(() => false);
    line?.destroy();
    throw isRightHost ? classifyStoreError(error) : new StoreError('host_key', 'the host key is not the pinned one');
  }
  return sessionOf(client);
}

// Requests are small and each waits for its answer: held back to fill a packet, every one would take 40 ms longer.
async function openLine(host: string, port: number): Promise<Socket> {
  const line = connect({ host, port, noDelay: true });
  const tooLate = setTimeout(
    () => line.destroy(new Error(`no line to ${host} within ${CONNECT_WITHIN_MS} ms`)),
    CONNECT_WITHIN_MS,
  );
  try {
    await once(line, 'connect');
    return line;
  } finally {
    clearTimeout(tooLate);
  }
}

function sessionOf(client: SftpClient): StoreSession {
  const tell =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      try {
        return await call(...args);
      } catch (error) {
        throw classifyStoreError(error);
      }
    };
  return {
    findSize: tell(async (path: string) => ((await client.exists(path)) ? (await client.stat(path)).size : null)),
    // Reading a stream instead would be eighty times slower: one write on its way at a time.
    put: tell(async (localPath: string, path: string) => {
      await client.fastPut(localPath, path, { concurrency: PARALLEL_WRITES });
    }),
    rename: tell(async (from: string, to: string) => void (await client.rename(from, to))),
    remove: tell(async (path: string) => void (await client.delete(path))),
    createFolder: tell(async (path: string) => {
      if (!(await client.exists(path))) await client.mkdir(path, true);
    }),
    list: tell(async (folder: string) => {
      if (!(await client.exists(folder))) return [];
      const entries = await client.list(folder);
      return entries
        .filter((entry) => entry.type === '-')
        .map(({ name, size, modifyTime }) => ({ name, size_bytes: size, modified_ms: modifyTime }));
    }),
    read: tell(async (path: string) => (await client.get(path)) as Buffer),
    close: async () => {
      // The line may be gone already, which is what is wanted.
      await client.end().catch(() => false);
    },
  };
}

function fingerprintOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('base64').replace(/=+$/, '');
}
