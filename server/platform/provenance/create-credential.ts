import { createECDH, createPrivateKey, createPublicKey, type KeyObject, webcrypto } from 'node:crypto';
import { deriveKey } from '../secret/derive-key.ts';

/** A key of ES256 that signs pictures, and its certificate with those that lead from it to a root, in DER. */
export interface SigningCredential {
  readonly private_key: KeyObject;
  readonly chain: readonly Uint8Array[];
}

const CURVE = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** RFC 9336: a certificate for signing documents. Readers of C2PA refuse one without a purpose that they know. */
const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36';
const YEARS = 10;

/**
 * Creates the credential of an operator who has none of an authority: a root and a certificate below it, with keys that
 * follow from the secret of the settings, so that every process has the same. Readers of C2PA call a signature of it
 * valid, from a maker whom they do not know.
 */
export async function createCredential(secret: string, name: string, now: Date): Promise<SigningCredential> {
  const { BasicConstraintsExtension, X509CertificateGenerator, ...x509 } = await import('@peculiar/x509');
  const [root, leaf] = await Promise.all([importPair(secret, 'provenance-root'), importPair(secret, 'provenance')]);
  const year = now.getUTCFullYear();
  const span = { notBefore: new Date(Date.UTC(year, 0)), notAfter: new Date(Date.UTC(year + YEARS, 0)) };
  const organisation = name.replace(/[^\p{L}\p{N} ]/gu, '');
  const authority = await X509CertificateGenerator.createSelfSigned({
    ...span,
    serialNumber: '01',
    name: `CN=${organisation} provenance root,O=${organisation}`,
    signingAlgorithm: CURVE,
    keys: root,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(root.publicKey),
    ],
  });
  const certificate = await X509CertificateGenerator.create({
    ...span,
    serialNumber: '02',
    subject: `CN=${organisation},O=${organisation}`,
    issuer: authority.subject,
    signingAlgorithm: CURVE,
    publicKey: leaf.publicKey,
    signingKey: root.privateKey,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([DOCUMENT_SIGNING]),
      await x509.AuthorityKeyIdentifierExtension.create(authority),
      await x509.SubjectKeyIdentifierExtension.create(leaf.publicKey),
    ],
  });
  return {
    private_key: derivePair(secret, 'provenance').private_key,
    chain: [certificate, authority].map(({ rawData }) => new Uint8Array(rawData)),
  };
}

/** A key pair of P-256 that follows from a secret. */
function derivePair(secret: string, purpose: string): { private_key: KeyObject; jwk: webcrypto.JsonWebKey } {
  const pair = createECDH('prime256v1');
  const scalar = deriveKey(secret, purpose);
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: scalar.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return { private_key: createPrivateKey({ key: jwk, format: 'jwk' }), jwk };
}

async function importPair(secret: string, purpose: string): Promise<webcrypto.CryptoKeyPair> {
  const { private_key, jwk } = derivePair(secret, purpose);
  const open = createPublicKey(private_key).export({ format: 'jwk' });
  const [privateKey, publicKey] = await Promise.all([
    webcrypto.subtle.importKey('jwk', jwk, CURVE, true, ['sign']),
    webcrypto.subtle.importKey('jwk', open as webcrypto.JsonWebKey, CURVE, true, ['verify']),
  ]);
  return { privateKey, publicKey };
}
