import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createFileIfMissing } from './local-secret.ts';

export interface StoreKey {
  private_key_file: string;
  /** One line of an OpenSSH authorized_keys file. */
  public_key: string;
}

/** Returns the SSH key that development uses at the stores of the sandbox. It is created once. */
export function loadStoreKey(dataFolder: string): StoreKey {
  const file = path.join(dataFolder, 'store-key.pem');
  fs.mkdirSync(dataFolder, { recursive: true });
  if (!fs.existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    createFileIfMissing(file, privateKey.export({ type: 'sec1', format: 'pem' }).toString());
  }
  return { private_key_file: file, public_key: formatOpenSsh(fs.readFileSync(file, 'utf8')) };
}

// RFC 5656, section 3.1: the name of the key type, the name of the curve, the uncompressed point.
function formatOpenSsh(privateKey: string): string {
  const { x, y } = createPublicKey(privateKey).export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x ?? '', 'base64url'), Buffer.from(y ?? '', 'base64url')]);
  const parts = [Buffer.from('ecdsa-sha2-nistp256'), Buffer.from('nistp256'), point];
  const blob = Buffer.concat(parts.flatMap((part) => [encodeLength(part), part]));
  return `ecdsa-sha2-nistp256 ${blob.toString('base64')} tangent`;
}

function encodeLength(part: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(part.length);
  return length;
}
