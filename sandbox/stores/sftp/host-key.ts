import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeWholeFile } from '../../whole-file.ts';
import { makePrivateKey, readPublicKey } from './key-pair.ts';

export interface HostKey {
  private_key: string;
  /** SHA-256 of the public key, base64 without padding, as `ssh-keygen -l` shows it after `SHA256:`. */
  sha256: string;
}

/** The key by which clients recognise the stores; made on the first start and kept. */
export async function openHostKey(file: string): Promise<HostKey> {
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const private_key = kept ?? makePrivateKey();
  if (kept === null) await writeWholeFile(file, private_key, 0o600);
  const sha256 = createHash('sha256').update(readPublicKey(private_key)).digest('base64').replace(/=+$/, '');
  return { private_key, sha256 };
}
