import { readFile } from 'node:fs/promises';
import ssh2, { type AuthContext, type ParsedKey } from 'ssh2';

/** Reads the public keys of a file in the format of OpenSSH's authorized_keys: one per line. */
export async function readAuthorizedKeys(file: string): Promise<ParsedKey[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => parseLine(line, file));
  if (keys.length === 0) throw new Error(`${file} holds no public key`);
  return keys;
}

/** Whether a sign-in proves possession of one of the keys. */
export function isAllowed(context: AuthContext, keys: readonly ParsedKey[]): boolean {
  if (context.method !== 'publickey') return false;
  const { key, blob, signature, hashAlgo } = context;
  const known = keys.find((candidate) => candidate.getPublicSSH().equals(key.data));
  if (known === undefined) return false;
  // Without a signature the client only asks whether it may use this key.
  if (signature === undefined || blob === undefined) return true;
  return known.verify(blob, signature, hashAlgo) === true;
}

function parseLine(line: string, file: string): ParsedKey {
  const key = ssh2.utils.parseKey(line);
  if (key instanceof Error) throw new Error(`${file} holds a line that is not a public key: ${key.message}`);
  return key;
}
