import fs from 'node:fs';
import path from 'node:path';
import { type Child, startChild } from './children.ts';
import type { Environment } from './config.ts';
import { writeOnce } from './local-secret.ts';
import { openStoreKey } from './store-key.ts';

/** Starts the outside world of development and notes down by which key its stores are recognised. */
export async function startSandbox(
  environment: Environment,
  dataFolder: string,
  onDeath: (name: string, code: number | null) => void,
): Promise<Child> {
  const folder = path.join(dataFolder, 'sandbox');
  fs.mkdirSync(folder, { recursive: true });
  const keysFile = path.join(folder, 'authorized_keys');
  writeOnce(keysFile, `${openStoreKey(dataFolder).public_key}\n`);
  const sandbox = await startChild({
    name: 'sandbox',
    program: 'sandbox.js',
    ready_prefix: 'sandbox ready',
    onDeath,
    environment: {
      ...environment,
      SANDBOX_DATA_DIR: folder,
      SANDBOX_AUTHORIZED_KEY_FILE: keysFile,
      SANDBOX_HOST_KEY_FILE: path.join(folder, 'host-key'),
    },
  });
  const fingerprint = /SHA256:(\S+)/.exec(sandbox.ready_line)?.[1] ?? '';
  fs.writeFileSync(path.join(folder, 'host-key-sha256'), fingerprint);
  return sandbox;
}
