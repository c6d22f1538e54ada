import { readMetadata } from '@tangent/apple/package/read-metadata.ts';
import { buildMajorProfile } from '@tangent/db/seeds/major-profiles.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { expect, test } from 'vitest';
import { ALBUM, buildAssets } from '../../../../testing/fixtures/sample-snapshot.ts';
import type { ReleaseSnapshot } from '../../plan/release-snapshot.ts';
import { buildAppleMessage } from './build-apple-message.ts';
import type { AppleParts } from './build-apple-package.ts';

function getProfile(id: 'apple-music' | 'itunes-store') {
  const store = MAJOR_STORES.find((one) => one.id === id);
  if (!store) throw new Error(`no store ${id}`);
  return buildMajorProfile(store);
}

const STREAM = { store_id: 'apple-music', is_sale: false };
const SALE = { store_id: 'itunes-store', is_sale: true };
const PROFILE = getProfile('apple-music');
const NO_FILES = { cover: null, tracks: null };

const SNAPSHOT: ReleaseSnapshot = {
  ...ALBUM,
  tracks: ALBUM.tracks.map((track, index) => ({
    ...track,
    lyrics: index === 0 ? { text: '[00:01.00] Deniz\n[00:05.00] Gece', is_synchronized: true } : null,
  })),
};

function build(change: Partial<AppleParts> = {}, snapshot: Partial<ReleaseSnapshot> = {}) {
  const built = buildAppleMessage({
    snapshot: { ...SNAPSHOT, ...snapshot },
    profile: PROFILE,
    assets: buildAssets(ALBUM, PROFILE.audio),
    offers: [STREAM, SALE],
    price_tiers: { album: 34, track: 98 },
    kind: 'insert',
    today: '2027-03-01',
    provider: 'Tangent',
    bridge_id: null,
    schema: null,
    ...change,
  });
  expect(built.is_refused ? built.check_issues : []).toEqual([]);
  const reading = readMetadata(built.xml);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return { ...built, ...reading.package };
}

const listProducts = (change: Partial<AppleParts>, snapshot: Partial<ReleaseSnapshot> = {}) =>
  build(change, snapshot).album.products;

test('an album for both stores of Apple: streaming and sale, files, lyrics, credits in their groups', () => {
  const { album } = build();
  expect(album.products).toEqual([
    {
      territory: 'WW',
      cleared_for_sale: true,
      cleared_for_stream: true,
      sales_start_date: '2027-03-22',
      stream_start_date: '2027-03-22',
      preorder_sales_start_date: null,
      wholesale_price_tier: 34,
    },
  ]);
  const [track] = album.tracks;
  expect(track?.products[0]).toMatchObject({
    cleared_for_sale: true,
    cleared_for_stream: true,
    wholesale_price_tier: 98,
  });
  expect(track?.audio?.name).toBe(`${ALBUM.upc}_1_1.flac`);
  expect(track?.lyrics?.name).toBe(`${ALBUM.upc}_1_1.ttml`);
  expect(album.artwork?.name).toBe(`${ALBUM.upc}.jpg`);
  expect(album.artists.filter(({ is_primary }) => is_primary).map(({ name }) => name)).toEqual(ALBUM.main_artists);
});

test.each([
  ['streaming only', [STREAM], { cleared_for_sale: false, cleared_for_stream: true, wholesale_price_tier: null }],
  ['sale only', [SALE], { cleared_for_sale: true, cleared_for_stream: false, stream_start_date: null }],
])('%s states nothing of the other store', (_name, offers, product) => {
  expect(listProducts({ offers })).toEqual([expect.objectContaining(product)]);
});

test('a store that leaves an album which the other one keeps is an update; without both it is taken down', () => {
  const update = build({ kind: 'takedown', offers: [STREAM], assets: NO_FILES });
  expect(update.album.tracks).toHaveLength(SNAPSHOT.tracks.length);
  expect(update.album.products).toEqual([
    expect.objectContaining({ cleared_for_sale: false, cleared_for_stream: true }),
  ]);
  const { album } = build({ kind: 'takedown', offers: [], assets: NO_FILES });
  expect([album.tracks, album.artwork]).toEqual([[], null]);
  expect(album.products).toEqual([
    {
      territory: 'WW',
      cleared_for_sale: false,
      cleared_for_stream: false,
      sales_start_date: null,
      stream_start_date: null,
      preorder_sales_start_date: null,
      wholesale_price_tier: null,
    },
  ]);
});

test('a track that has left one store is offered by the other one alone', () => {
  const tracks = SNAPSHOT.tracks.map((track, index) => ({
    ...track,
    removed_from: index === 0 ? ['itunes-store'] : [],
  }));
  const { album } = build({ kind: 'update', assets: NO_FILES }, { tracks });
  expect(album.tracks[0]?.products).toEqual([
    expect.objectContaining({ cleared_for_sale: false, cleared_for_stream: true, wholesale_price_tier: null }),
  ]);
  expect(album.tracks[1]?.products).toEqual([expect.objectContaining({ cleared_for_sale: true })]);
});

test('every country stands for itself when the release is not sold everywhere', () => {
  const territories = listProducts({}, { territories: ['TR', 'DE'] }).map(({ territory }) => territory);
  expect(territories).toEqual(['TR', 'DE']);
});

const preOrderOf = (presave_date: string, change: Partial<AppleParts> = {}) => {
  const tracks = SNAPSHOT.tracks.map((track) => ({ ...track, is_instant: true }));
  const { album } = build(change, { presave_date, tracks });
  return [album.products[0]?.preorder_sales_start_date ?? null, album.tracks.map(({ preorder_type }) => preorder_type)];
};

test('a pre-order starts with the pre-save campaign, tomorrow at the earliest; at most half of the tracks come at once', () => {
  const half = Math.floor(SNAPSHOT.tracks.length / 2);
  const types = SNAPSHOT.tracks.map((_, index) => (index < half ? 'instant-gratification' : 'standard'));
  expect(preOrderOf('2027-03-10')).toEqual(['2027-03-10', types]);
  expect(preOrderOf('2027-02-20')).toEqual(['2027-03-02', types]);
  expect(preOrderOf('2027-02-20', { kind: 'update', assets: NO_FILES })).toEqual(['2027-02-20', types]);
});

test.each<[string, Partial<AppleParts>]>([
  ['sale alone', { offers: [SALE] }],
  ['streaming alone', { offers: [STREAM] }],
  ['the release date', { today: '2027-03-22', kind: 'update', assets: NO_FILES }],
])('no pre-order with %s', (_name, change) => {
  expect(preOrderOf('2027-03-10', change)).toEqual([null, SNAPSHOT.tracks.map(() => null)]);
});

test('a bridge wants our party id in every id', () => {
  const { album } = build({ bridge_id: 'PADPIDA2026010101N' });
  expect(album.vendor_id).toBe(`PADPIDA2026010101N_${ALBUM.upc}`);
  expect(album.tracks[0]?.vendor_id).toBe(`PADPIDA2026010101N_${ALBUM.upc}_${ALBUM.tracks[0]?.isrc}`);
});

test('the same parts give the same bytes, and both stores of Apple get the same package', () => {
  const other = getProfile('itunes-store');
  expect(build().xml).toBe(build().xml);
  expect(build({ profile: other, assets: buildAssets(ALBUM, other.audio) }).xml).toBe(build().xml);
});
