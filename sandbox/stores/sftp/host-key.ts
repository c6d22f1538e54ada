import { createHash, generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import ssh2 from 'ssh2';
import { writeFileAtomically } from '../../atomic-file.ts';

/**
 * A private key that SSH understands. Made by Node: the generator of the SSH library now and then writes an Ed25519 key without
 * its leading zero, which nobody can read.
 */
export function makePrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'sec1', format: 'pem' }).toString();
}

/** The public half as SSH sends it. */
export function readPublicKey(privateKey: string): Buffer {
  const parsed = ssh2.utils.parseKey(privateKey);
  if (parsed instanceof Error) throw new Error(`not a private key: ${parsed.message}`);
  return parsed.getPublicSSH();
}

export interface HostKey {
  private_key: string;
  /** SHA-256 of the public key, base64 without padding, as `ssh-keygen -l` shows it after `SHA256:`. */
  sha256: string;
}

/** The key by which clients recognise the stores; made on the first start and kept. */
export async function loadHostKey(file: string): Promise<HostKey> {
  const existing = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const private_key = existing ?? makePrivateKey();
  if (existing === null) await writeFileAtomically(file, private_key, 0o600);
  const sha256 = createHash('sha256').update(readPublicKey(private_key)).digest('base64').replace(/=+$/, '');
  return { private_key, sha256 };
}
