import { generateKeyPairSync } from 'node:crypto';
import ssh2 from 'ssh2';

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
