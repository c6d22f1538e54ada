import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPackage, type PackageCheck } from '../check/check-package.ts';
import type { AppleAlbum, AppleArtist, ApplePackage, AppleProduct, AppleTrack } from '../model.ts';
import { readMetadata } from '../package/read-metadata.ts';
import { writeMetadata } from '../package/write-metadata.ts';
import { buildFullPackage } from '../testing/full-package.ts';
import { buildSampleCheck, buildSamplePackage, buildTakedown, SAMPLE_STREET_DATE } from '../testing/sample-package.ts';

// The deliveries that Apple's partners are tested with before their first album goes live.

/** Changes an album, and every track of it. */
function change(
  { provider, language, album }: ApplePackage,
  changes: Partial<AppleAlbum>,
  changeTrack: (track: AppleTrack, index: number) => AppleTrack = (track) => track,
): ApplePackage {
  return { provider, language, album: { ...album, tracks: album.tracks.map(changeTrack), ...changes } };
}

/** Writes a package that must break no rule and be read back unchanged; returns its metadata. */
function send(content: ApplePackage, changes: Partial<PackageCheck> = {}): string {
  const check = buildSampleCheck(content, changes);
  expect(checkPackage(check).issues).toEqual([]);
  expect(readMetadata(check.xml)).toMatchObject({ ok: true, package: content });
  return writeMetadata(content);
}

const count = (xml: string, text: string) => xml.split(text).length - 1;

function replaceProducts(content: ApplePackage, product: AppleProduct): ApplePackage {
  return change(content, { products: [product] }, (track) => ({ ...track, products: [product] }));
}

const NOTHING: AppleProduct = {
  territory: 'WW',
  cleared_for_sale: false,
  cleared_for_stream: false,
  sales_start_date: null,
  stream_start_date: null,
  preorder_sales_start_date: null,
  wholesale_price_tier: null,
};

test('1. an album of eight tracks', () => {
  const xml = send(buildSamplePackage(8));
  expect(count(xml, '<track>')).toBe(8);
  expect(xml).toContain('<track_count>8</track_count>');
});

test('2. an EP of five tracks', () => {
  const xml = send(change(buildSamplePackage(5), { title: 'Night & Day - EP' }));
  expect(xml).toContain('<title>Night &amp; Day - EP</title>');
});

test('3. changed metadata, without a file element', () => {
  const content = change(buildSamplePackage(6), { title: 'Night and Day', artwork: null }, (track) => ({
    ...track,
    audio: null,
  }));
  const xml = send(content, { kind: 'update', today: '2027-03-01' });
  expect(xml).not.toMatch(/file|checksum/);
  expect(count(xml, '<track>')).toBe(6);
});

test('4. a takedown', () => {
  const xml = send(buildTakedown(buildSamplePackage(6)), { today: '2027-03-01' });
  expect(xml).not.toMatch(/<track|file|_date>(?<!original_release_date>)|tier/);
  expect(xml).toContain(
    [
      '      <product>',
      '        <territory>WW</territory>',
      '        <cleared_for_sale>false</cleared_for_sale>',
      '        <cleared_for_stream>false</cleared_for_stream>',
      '      </product>',
    ].join('\n'),
  );
});

test('5. two equal primary artists', () => {
  const pair: AppleArtist[] = ['Ada Lua', 'Deniz'].map((name) => ({
    name,
    apple_id: null,
    roles: ['Performer'],
    is_primary: true,
  }));
  const content = change(buildSamplePackage(2), { artists: pair }, (track) => ({
    ...track,
    artists: [...pair, ...track.artists.slice(1)],
  }));
  expect(count(send(content), '<primary>true</primary>')).toBe(6);
});

test('6. a guest on every track, who is named on the album and in no title', () => {
  const guest: AppleArtist = { name: 'Kumsal', apple_id: null, roles: ['Featuring'], is_primary: false };
  const sample = buildSamplePackage(2);
  const content = change(sample, { artists: [...sample.album.artists, guest] }, (track) => ({
    ...track,
    artists: [...track.artists, guest],
  }));
  const xml = send(content);
  expect(count(xml, '<role>Featuring</role>')).toBe(3);
  expect(count(xml, 'Kumsal')).toBe(3);
});

test('7. a pre-order', () => {
  const sample = buildSamplePackage(6);
  const products = sample.album.products.map((one) => ({ ...one, preorder_sales_start_date: '2026-12-18' }));
  const content = change(sample, { products }, (track) => ({ ...track, preorder_type: 'standard' }));
  const xml = send(content);
  expect(count(xml, '<preorder_sales_start_date>2026-12-18</preorder_sales_start_date>')).toBe(1);
  expect(count(xml, '<preorder_type>standard</preorder_type>')).toBe(6);
  // It ends by the same package without it.
  expect(send(sample, { kind: 'update', today: SAMPLE_STREET_DATE })).not.toContain('preorder');
});

test('8. a track at once with a pre-order, with everything else that a package can say', () => {
  expect(send(buildFullPackage())).toBe(readFileSync(new URL('./album-with-everything.xml', import.meta.url), 'utf8'));
});

test('9. streaming only', () => {
  const product = { ...NOTHING, cleared_for_stream: true, stream_start_date: SAMPLE_STREET_DATE };
  const xml = send(replaceProducts(buildSamplePackage(6), product));
  expect(xml).not.toMatch(/sales_start_date|wholesale/);
});

test('10. retail only', () => {
  const product = {
    ...NOTHING,
    cleared_for_sale: true,
    sales_start_date: SAMPLE_STREET_DATE,
    wholesale_price_tier: 34,
  };
  expect(send(replaceProducts(buildSamplePackage(6), product))).not.toMatch(/stream_start_date/);
});

test('answers about AI are not sent while the names of their elements are not known', () => {
  const content = change(buildSamplePackage(2), { artwork_by_ai: true }, (track) => ({
    ...track,
    ai: { recording: true, composition: true },
  }));
  expect(writeMetadata(content)).toBe(writeMetadata(buildSamplePackage(2)));
});
