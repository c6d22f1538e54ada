import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import type { SigningCredential } from './create-credential.ts';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * Reads a credential of an authority: a private key of P-256 and its certificates, its own first, all in PEM. Throws
 * when the first certificate is not that of the key.
 */
export function readCredential(key: string, certificates: string): SigningCredential {
  const private_key = createPrivateKey(key);
  if (private_key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('the key is not one of P-256');
  const chain = (certificates.match(CERTIFICATE) ?? []).map((pem) => new X509Certificate(pem));
  const own = createPublicKey(private_key).export({ format: 'der', type: 'spki' });
  const [first] = chain;
  if (!first?.publicKey.export({ format: 'der', type: 'spki' }).equals(own)) {
    throw new Error('the first certificate is not that of the key');
  }
  return { private_key, chain: chain.map(({ raw }) => new Uint8Array(raw)) };
}
