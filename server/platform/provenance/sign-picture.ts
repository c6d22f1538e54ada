import { createHash, sign } from 'node:crypto';
import type { DigitalSourceType } from '@trustnxt/c2pa-ts/manifest';
import type { SigningCredential } from './create-credential.ts';

/** The facts that a signature says of a picture. */
export interface Provenance {
  readonly title: string;
  /** A term of the IPTC vocabulary of digital sources: `algorithmicMedia`. */
  readonly source_type: string;
  /** The program that made it. */
  readonly program: string;
}

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/**
 * Signs a JPEG or PNG: returns it with a manifest of C2PA 2 that says which program made it, how, and that no byte of
 * it was changed since. A change of a single byte voids the signature.
 */
export async function signPicture(
  picture: Uint8Array,
  { title, source_type, program }: Provenance,
  { private_key, chain }: SigningCredential,
): Promise<Buffer> {
  // Loaded with the first picture: the library takes a second, which no other process has to wait.
  const [{ JPEG, PNG }, { CoseAlgorithmIdentifier }, manifests, { X509Certificate }] = await Promise.all([
    import('@trustnxt/c2pa-ts/asset'),
    import('@trustnxt/c2pa-ts/cose'),
    import('@trustnxt/c2pa-ts/manifest'),
    import('@peculiar/x509'),
  ]);
  const { ActionAssertion, ActionType, ClaimVersion, DataHashAssertion, ManifestStore } = manifests;
  const [certificate, ...chainCertificates] = chain.map((one) => new X509Certificate(one as Uint8Array<ArrayBuffer>));
  if (certificate === undefined) throw new Error('a signature needs a certificate');
  const bytes = new Uint8Array(picture);
  const isPng = PNG.canRead(bytes);
  const asset = isPng ? new PNG(bytes) : new JPEG(bytes);
  const signer = {
    algorithm: CoseAlgorithmIdentifier.ES256,
    certificate,
    chainCertificates,
    // The library's own signer writes the signature in DER, which readers refuse (RFC 9053, section 2.1).
    sign: async (payload: Uint8Array) =>
      new Uint8Array(sign('sha256', payload, { key: private_key, dsaEncoding: 'ieee-p1363' })),
  };
  const store = new ManifestStore();
  const manifest = store.createManifest({
    claimVersion: ClaimVersion.V2,
    assetFormat: isPng ? 'image/png' : 'image/jpeg',
    instanceID: `urn:sha256:${createHash('sha256').update(bytes).digest('hex')}`,
    defaultHashAlgorithm: 'SHA-256',
    signer,
  });
  if (manifest.claim === undefined) throw new Error('the manifest has no claim');
  manifest.claim.claimGeneratorName = program;
  manifest.claim.title = title;
  const hash = DataHashAssertion.create('SHA-256');
  manifest.addAssertion(hash);
  const made = new ActionAssertion();
  made.label = 'c2pa.actions.v2';
  made.actions = [
    {
      action: ActionType.C2paCreated,
      digitalSourceType: `${SOURCE_TYPES}${source_type}` as DigitalSourceType,
      softwareAgent: { name: program },
    },
  ];
  manifest.addAssertion(made);
  await asset.ensureManifestSpace(store.measureSize());
  await hash.updateWithAsset(asset);
  await manifest.sign(signer);
  await asset.writeManifestJUMBF(store.getBytes());
  return Buffer.from(await asset.getDataRange());
}
