import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { createCredential, type SigningCredential } from './create-credential.ts';
import { readSignature } from './read-signature.ts';
import { signPicture } from './sign-picture.ts';

const NOW = new Date('2026-11-30T12:00:00Z');
const SAID = { title: 'Slow Ferry', source_type: 'algorithmicMedia', program: 'Tangent' };

let own: SigningCredential;
const pictures = new Map<'jpeg' | 'png', Buffer>();
beforeAll(async () => {
  own = await createCredential('a secret of thirty-two characters or more', 'Tangent', NOW);
  const drawn = sharp({ create: { width: 90, height: 90, channels: 3, background: '#346' } });
  for (const format of ['jpeg', 'png'] as const) pictures.set(format, await drawn.clone().toFormat(format).toBuffer());
  // The reader of those who wrote C2PA's reference, which shares no code with ours.
  const program = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  initSync({ module: readFileSync(program) });
});

const toPem = (der: Uint8Array) =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der).toString('base64')}\n-----END CERTIFICATE-----`;

async function readByReference(format: string, picture: Buffer, anchors: string | null) {
  const settings = anchors === null ? undefined : JSON.stringify({ trust: { trust_anchors: anchors } });
  const reader = await WasmReader.fromBytes(`image/${format}`, picture, settings);
  const { validation_state, manifests, active_manifest } = JSON.parse(reader.json());
  return { state: validation_state, manifest: manifests[active_manifest] };
}

test.each(['jpeg', 'png'] as const)(
  'the reference reader finds a signed %s valid, trusted with our root, and made by our program',
  async (format) => {
    const signed = await signPicture(pictures.get(format) as Buffer, SAID, own);
    const { state, manifest } = await readByReference(format, signed, null);
    expect(state).toBe('Valid');
    expect(manifest).toMatchObject({
      title: 'Slow Ferry',
      claim_generator_info: [{ name: 'Tangent' }],
      signature_info: { alg: 'Es256', issuer: 'Tangent' },
      assertions: [
        {
          label: 'c2pa.actions.v2',
          data: {
            actions: [
              {
                action: 'c2pa.created',
                digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
                softwareAgent: { name: 'Tangent' },
              },
            ],
          },
        },
      ],
    });
    const root = toPem(own.chain[1] as Uint8Array);
    expect((await readByReference(format, signed, root)).state).toBe('Trusted');
    expect((await sharp(signed).metadata()).width).toBe(90);
  },
);

test.each(['jpeg', 'png'] as const)(
  'a signed %s is our own, another operator’s, or broken by one byte',
  async (format) => {
    const signed = await signPicture(pictures.get(format) as Buffer, SAID, own);
    const said = { signed_by: 'Tangent', source_type: 'algorithmicMedia' };
    expect(await readSignature(signed, own)).toEqual({ state: 'own', ...said });
    // Another process of the same operator has the same key; another operator with the same name does not.
    const later = await createCredential(
      'a secret of thirty-two characters or more',
      'Tangent',
      new Date('2027-02-01'),
    );
    const stranger = await createCredential('another secret of thirty-two characters', 'Tangent', NOW);
    expect(await readSignature(signed, later)).toEqual({ state: 'own', ...said });
    expect(await readSignature(signed, stranger)).toEqual({ state: 'other', ...said });
    const changed = Buffer.from(signed);
    const last = changed.length - 20;
    changed[last] = (changed[last] as number) ^ 1;
    expect(await readSignature(changed, own)).toEqual({ state: 'broken' });
  },
);

test.each([
  ['a picture without a manifest', () => pictures.get('jpeg') as Buffer, 'none'],
  ['what is no picture', () => Buffer.from('<svg/>'), 'none'],
  ['nothing', () => Buffer.alloc(0), 'none'],
])('%s has no signature', async (_name, read, state) => {
  expect(await readSignature(read(), own)).toEqual({ state });
});

test('a picture that ends in the middle of its manifest is broken', async () => {
  const signed = await signPicture(pictures.get('jpeg') as Buffer, SAID, own);
  expect(await readSignature(signed.subarray(0, 2000), own)).toEqual({ state: 'broken' });
});
