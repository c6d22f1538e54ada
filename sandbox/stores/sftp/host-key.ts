import { createHash, generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import ssh2 from 'ssh2';
import { writeFileAtomically } from '../../atomic-file.ts';

/**
 * Creates a private key that SSH understands. Uses Node because the generator of the SSH library occasionally writes an
 * Ed25519 key without its leading zero, which is unreadable.
 */
export function makePrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'sec1', format: 'pem' }).toString();
}

/** Returns the public half in SSH's wire format. */
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

/** Loads the key by which clients recognise the stores; creates and saves it on the first start. */
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
