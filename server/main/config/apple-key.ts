import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createFileIfMissing } from './local-secret.ts';

/** Returns the key that signs our requests to the simulated Apple (ES256, PKCS 8). It is created once. */
export function loadAppleKey(dataFolder: string): string {
  const folder = path.join(dataFolder, 'apple');
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'key.p8');
  if (!fs.existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    createFileIfMissing(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  }
  return file;
}

/** Returns the public key with which the simulated Apple checks those signatures, in PEM. */
export function readApplePublicKey(dataFolder: string): string {
  const key = createPublicKey(fs.readFileSync(loadAppleKey(dataFolder)));
  return key.export({ type: 'spki', format: 'pem' }).toString();
}
