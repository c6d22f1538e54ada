import { createPublicKey } from 'node:crypto';
import type { SigningCredential } from './create-credential.ts';

/**
 * The manifest of C2PA of a picture: there is none, it was changed or cannot be read (`broken`), or it says who made the
 * picture, with a signature that holds: of this operator (`own`) or of another maker (`other`).
 */
export type PictureSignature =
  | { readonly state: 'none' | 'broken' }
  | { readonly state: 'own' | 'other'; readonly signed_by: string; readonly source_type: string | null };

/** Reads and checks the manifest of a JPEG or PNG. Other formats have none that is read here. Never throws. */
export async function readSignature(
  picture: Uint8Array,
  { private_key }: SigningCredential,
): Promise<PictureSignature> {
  const [{ JPEG, PNG }, { SuperBox }, { ManifestStore }] = await Promise.all([
    import('@trustnxt/c2pa-ts/asset'),
    import('@trustnxt/c2pa-ts/jumbf'),
    import('@trustnxt/c2pa-ts/manifest'),
  ]);
  const own = createPublicKey(private_key).export({ format: 'der', type: 'spki' });
  try {
    const bytes = new Uint8Array(picture);
    if (!JPEG.canRead(bytes) && !PNG.canRead(bytes)) return { state: 'none' };
    const asset = PNG.canRead(bytes) ? new PNG(bytes) : new JPEG(bytes);
    const box = asset.getManifestJUMBF();
    if (box === undefined) return { state: 'none' };
    const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(box)));
    const { isValid } = await store.validate(asset);
    const manifest = store.getActiveManifest();
    const certificate = manifest?.signature?.signatureData.certificate;
    if (!isValid || certificate === undefined) return { state: 'broken' };
    const actions = manifest?.assertions?.getActionAssertions().flatMap(({ actions }) => actions);
    const source = actions?.find(({ digitalSourceType }) => digitalSourceType !== undefined)?.digitalSourceType;
    return {
      state: Buffer.from(certificate.publicKey.rawData).equals(own) ? 'own' : 'other',
      signed_by: certificate.subjectName.getField('O')[0] ?? certificate.subject,
      source_type: source?.split('/').at(-1) ?? null,
    };
  } catch {
    return { state: 'broken' };
  }
}
