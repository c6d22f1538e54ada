import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import ssh2 from 'ssh2';
import { writeWholeFile } from '../../whole-file.ts';

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
  const private_key = kept ?? ssh2.utils.generateKeyPairSync('ed25519').private;
  if (kept === null) await writeWholeFile(file, private_key, 0o600);
  const parsed = ssh2.utils.parseKey(private_key);
  if (parsed instanceof Error) throw new Error(`${file} holds no private key: ${parsed.message}`);
  const sha256 = createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace(/=+$/, '');
  return { private_key, sha256 };
}
