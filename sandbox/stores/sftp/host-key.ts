import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeFileAtomically } from '../../atomic-file.ts';
import { makePrivateKey, readPublicKey } from './key-pair.ts';

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
