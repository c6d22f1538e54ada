import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { readJsonFile, writeJsonFile } from '../atomic-file.ts';
import { OPENID_PROVIDERS, type OpenidProvider } from './provider.ts';

type PrivateKey = Exclude<Awaited<ReturnType<typeof importJWK>>, Uint8Array>;

/** The private key that a provider signs with, and the public key that verifies it. */
export interface SigningKey {
  kid: string;
  private_key: PrivateKey;
  public_jwk: JWK;
}

/** Loads the keys of both providers (RS256), created once and saved: tokens stay valid across a restart. */
export async function loadSigningKeys(folder: string): Promise<Record<OpenidProvider, SigningKey>> {
  const keys = await Promise.all(OPENID_PROVIDERS.map((provider) => loadKey(join(folder, `${provider}.json`))));
  const [google, apple] = keys;
  if (!google || !apple) throw new Error('a provider has no key');
  return { google, apple };
}

async function loadKey(file: string): Promise<SigningKey> {
  let jwk = await readJsonFile<JWK | null>(file, null);
  if (jwk === null) {
    jwk = await makeKey();
    await writeJsonFile(file, jwk);
  }
  const { kty, n, e, kid = '' } = jwk;
  if (kty === undefined || n === undefined || e === undefined) throw new Error(`${file} holds no key`);
  const private_key = (await importJWK(jwk, 'RS256')) as PrivateKey;
  return { kid, private_key, public_jwk: { kty, n, e, kid, alg: 'RS256', use: 'sig' } };
}

/** Creates a key that is never published, for tokens signed by a stranger. */
export async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = createHash('sha256')
    .update(jwk.n ?? '')
    .digest('hex')
    .slice(0, 12);
  return { ...jwk, kid };
}
