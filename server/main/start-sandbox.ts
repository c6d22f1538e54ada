import fs from 'node:fs';
import path from 'node:path';
import { readApplePublicKey } from './apple-key.ts';
import { keepRunning, type RestartableProgram } from './keep-running.ts';
import { createFileIfMissing } from './local-secret.ts';
import type { Environment } from './sandbox-defaults.ts';
import { loadHookSecret } from './sandbox-defaults.ts';
import { loadStoreKey } from './store-key.ts';

/** Starts the sandbox; once it is ready, saves the host key of its stores. */
export function startSandbox(
  environment: Environment,
  dataFolder: string,
  onGiveUp: (reason: string) => void,
): RestartableProgram {
  const folder = path.join(dataFolder, 'sandbox');
  fs.mkdirSync(folder, { recursive: true });
  const keysFile = path.join(folder, 'authorized_keys');
  createFileIfMissing(keysFile, `${loadStoreKey(dataFolder).public_key}\n`);
  const folders = {
    SANDBOX_DATA_DIR: folder,
    SANDBOX_AUTHORIZED_KEY_FILE: keysFile,
    SANDBOX_HOST_KEY_FILE: path.join(folder, 'host-key'),
    SANDBOX_APPLE_PUBLIC_KEY: readApplePublicKey(dataFolder),
    SANDBOX_STRIPE_HOOK_URL: `http://127.0.0.1:${environment.PORT}/v1/hooks/stripe`,
    SANDBOX_STRIPE_HOOK_SECRET: loadHookSecret(dataFolder),
  };
  const program = { name: 'sandbox', file: 'sandbox.js', ready_prefix: 'sandbox ready' };
  const sandbox = keepRunning({ ...program, environment: { ...environment, ...folders } }, onGiveUp);
  const ready = sandbox.ready.then((line) => {
    const fingerprint = /SHA256:(\S+)/.exec(line)?.[1] ?? '';
    fs.writeFileSync(path.join(folder, 'host-key-sha256'), fingerprint);
    return line;
  });
  return { ...sandbox, ready };
}
