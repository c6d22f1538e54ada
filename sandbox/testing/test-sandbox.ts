import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSchemaFolder } from '@tangent/ddex/testing/official-files.ts';
import type { StoreView } from '../control/describe-store.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../start-sandbox.ts';
import type { Behaviour } from '../stores/behaviour.ts';
import { makePrivateKey, readPublicKey } from '../stores/sftp/host-key.ts';
import { openSftpClient, type SftpClient } from './sftp-client.ts';

export type TestOptions = Pick<SandboxOptions, 'saves_files' | 'store_ids' | 'apple_schema_dir'>;

/** A separate sandbox for a test, with a key that may sign in. */
export interface TestSandbox {
  sandbox: Sandbox;
  /** Folder of every received message, as `<message id>.xml`. */
  message_folder: string;
  private_key: string;
  /** Signs for the app registered at the simulated Apple, in PEM. */
  apple_private_key: string;
  connect(storeId: string): Promise<SftpClient>;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
  store(id: string): Promise<StoreView>;
  behave(id: string, behaviour: Partial<Behaviour>): Promise<void>;
  /** Moves the clock to this instant. */
  moveTo(instant: string): Promise<void>;
  /** Stops the sandbox and starts it again on the same folder. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

/** Files stay in the stores' folders by default, because many tests check them. */
export async function createTestSandbox(options: TestOptions = {}): Promise<TestSandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'tangent-sandbox-'));
  const private_key = makePrivateKey();
  const publicKey = readPublicKey(private_key).toString('base64');
  await writeFile(join(folder, 'authorized_keys'), `ecdsa-sha2-nistp256 ${publicKey}\n`);
  const apple = makeAppleKeys();
  const all = { ...options, apple_public_key: apple.public_key };
  let sandbox = await startIn(folder, all);
  const call = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${sandbox.http_port}${path}`, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const post = <T>(path: string, body: object) =>
    call<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return {
    get sandbox() {
      return sandbox;
    },
    private_key,
    apple_private_key: apple.private_key,
    message_folder: join(folder, 'data', 'messages'),
    connect: (storeId) => openSftpClient(sandbox.sftp_port, storeId, private_key),
    get: call,
    post,
    store: (id) => call(`/control/stores/${id}`),
    behave: async (id, behaviour) => void (await post(`/control/stores/${id}/behaviour`, behaviour)),
    moveTo: async (instant) => void (await post('/control/clock', { offset_ms: Date.parse(instant) - Date.now() })),
    async restart() {
      await sandbox.stop();
      sandbox = await startIn(folder, all);
    },
    async remove() {
      await sandbox.stop();
      await rm(folder, { recursive: true });
    },
  };
}

function makeAppleKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

function startIn(folder: string, options: TestOptions & Pick<SandboxOptions, 'apple_public_key'>): Promise<Sandbox> {
  return startSandbox({
    data_dir: join(folder, 'data'),
    authorized_key_file: join(folder, 'authorized_keys'),
    host_key_file: join(folder, 'host-key'),
    schema_dir: findSchemaFolder(),
    http_port: 0,
    sftp_port: 0,
    smtp_port: 0,
    saves_files: true,
    ...options,
  });
}
