import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ssh2, { type SFTPWrapper } from 'ssh2';

type Callback<T> = (error: Error | null | undefined, value: T) => void;

/** A store client for tests: the operations of a delivery, as promises. */
export interface SftpClient {
  put(path: string, content: string | Uint8Array): Promise<void>;
  /** Sends many requests at once, as for a large file. */
  putFast(path: string, content: Uint8Array): Promise<void>;
  read(path: string): Promise<Buffer>;
  list(path: string): Promise<string[]>;
  getSize(path: string): Promise<number>;
  mkdir(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  rmdir(path: string): Promise<void>;
  realpath(path: string): Promise<string>;
  end(): void;
}

export async function openSftpClient(port: number, username: string, privateKey: string): Promise<SftpClient> {
  const client = new ssh2.Client();
  client.connect({ host: '127.0.0.1', port, username, privateKey });
  const untilCut = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('close', () => reject(new Error('the connection was cut')));
  });
  // A cut connection fails the current request; it must not become an unhandled rejection.
  untilCut.catch(() => undefined);
  await Promise.race([once(client, 'ready'), untilCut]);
  client.setNoDelay(true);
  const sftp = await promise<SFTPWrapper>((done) => client.sftp(done));
  const untilDone = <T>(start: (done: Callback<T>) => void) => Promise.race([promise(start), untilCut]);
  return {
    put: (path, content) => untilDone<void>((done) => sftp.writeFile(path, Buffer.from(content), done as never)),
    putFast: (path, content) =>
      putFast(content, (local) => untilDone<void>((done) => sftp.fastPut(local, path, done as never))),
    read: (path) => untilDone<Buffer>((done) => sftp.readFile(path, done)),
    list: async (path) => {
      const entries = await untilDone<{ filename: string }[]>((done) => sftp.readdir(path, done));
      return entries.map((entry) => entry.filename).sort();
    },
    getSize: async (path) => (await untilDone<{ size: number }>((done) => sftp.stat(path, done))).size,
    mkdir: (path) => untilDone<void>((done) => sftp.mkdir(path, done as never)),
    rename: (from, to) => untilDone<void>((done) => sftp.rename(from, to, done as never)),
    remove: (path) => untilDone<void>((done) => sftp.unlink(path, done as never)),
    rmdir: (path) => untilDone<void>((done) => sftp.rmdir(path, done as never)),
    realpath: (path) => untilDone<string>((done) => sftp.realpath(path, done)),
    end: () => client.end(),
  };
}

async function putFast(content: Uint8Array, send: (local: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tangent-put-'));
  const local = join(folder, 'file');
  await writeFile(local, content);
  await send(local).finally(() => rm(folder, { recursive: true }));
}

function promise<T>(start: (done: Callback<T>) => void): Promise<T> {
  return new Promise((resolve, reject) => start((error, value) => (error ? reject(error) : resolve(value))));
}
