import { buildSamplePackage as buildContent, SAMPLE_UPC } from '@tangent/apple/testing/sample-package.ts';
import { importPKCS8, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPENID_CLIENT } from '../openid/provider.ts';
import { createItunesWorld, type ItunesWorld } from '../testing/itunes-world.ts';
import { buildSampleBatch, sendBatch } from '../testing/sample-batch.ts';
import { buildSamplePackage, buildSampleTakedown } from '../testing/sample-package.ts';

let world: ItunesWorld;
beforeAll(async () => {
  world = await createItunesWorld();
});
afterAll(() => world.remove());
beforeEach(() => world.startOver());

/** Asks the simulated Apple Music for an album, as the product does. */
async function findAtAppleMusic(upc: string): Promise<unknown[]> {
  const key = await importPKCS8(world.apple_private_key, 'ES256');
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: OPENID_CLIENT.apple_key_id })
    .setIssuer(OPENID_CLIENT.apple_team_id)
    .setIssuedAt(Date.parse('2027-02-02T09:00:00Z') / 1000)
    .setExpirationTime(Date.parse('2027-02-03T09:00:00Z') / 1000)
    .sign(key);
  const path = `/apple-music/v1/catalog/us/albums?filter%5Bupc%5D=${upc}`;
  const response = await fetch(`http://127.0.0.1:${world.sandbox.http_port}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { data: unknown[] }).data;
}

const inBoth = async () => [await world.findState('apple-music'), await world.findState('itunes-store')];

test('a package is live in both stores on its day, changed by the next one, and taken down by the last one', async () => {
  expect(await world.deliver(buildSamplePackage())).toMatchObject({ code: 0 });
  expect(await inBoth()).toEqual(['ingested insert', 'ingested insert']);
  await world.goToStreetDate();
  expect(await inBoth()).toEqual(['live insert', 'live insert']);
  await world.restart();
  expect(await inBoth()).toEqual(['live insert', 'live insert']);
  const renamed = buildSamplePackage({ change: (album) => ({ ...album, title: 'Day & Night' }) });
  expect(await world.deliver(renamed)).toMatchObject({ code: 0 });
  expect((await world.store('itunes-store')).releases).toMatchObject([
    { title: 'Day & Night', state: 'live', kind: 'update' },
  ]);
  expect(await world.deliver(buildSampleTakedown())).toMatchObject({ code: 0 });
  expect(await inBoth()).toEqual(['withdrawn takedown', 'withdrawn takedown']);
  expect(await world.listPackages()).toEqual(['insert Delivered', 'update Delivered', 'takedown Delivered']);
});

test('products say which store gets the album, where, and from when; a door of a store reaches that store alone', async () => {
  const product = buildContent(1).album.products[0];
  if (product === undefined) throw new Error('the sample has no product');
  const streamed = { ...product, cleared_for_sale: false, sales_start_date: null, wholesale_price_tier: null };
  const change = (products: (typeof product)[]) =>
    buildSamplePackage({
      change: (album) => ({ ...album, products, tracks: album.tracks.map((track) => ({ ...track, products })) }),
    });
  const [spain, brazil] = [
    { ...streamed, territory: 'ES' },
    { ...streamed, territory: 'BR' },
  ];
  expect(await world.deliver(change([spain, brazil]))).toMatchObject({ code: 0 });
  expect(await inBoth()).toEqual(['ingested insert', null]);
  await world.goToStreetDate();
  const [release] = (await world.store('apple-music')).releases;
  expect(release?.tracks.map(({ available_in }) => available_in)).toEqual([
    ['BR', 'ES'],
    ['BR', 'ES'],
  ]);
  // Cleared for nothing there any more.
  const sold = { ...product, cleared_for_stream: false, stream_start_date: null };
  expect(await world.deliver(change([sold]))).toMatchObject({ code: 0 });
  expect(await inBoth()).toEqual(['withdrawn takedown', 'live insert']);
  await world.startOver();
  expect(await world.deliver(buildSamplePackage(), { door: 'itunes-store' })).toMatchObject({ code: 0 });
  expect(await inBoth()).toEqual([null, 'ingested insert']);
  expect((await world.store('itunes-store')).packages).toMatchObject([{ id: 'itunes-store-000001', kind: 'insert' }]);
});

test('a pre-order sells from its day with the instant tracks, and does not make the album live', async () => {
  const sample = buildSamplePackage({
    change: (album) => ({
      ...album,
      products: album.products.map((product) => ({ ...product, preorder_sales_start_date: '2026-12-10' })),
      tracks: album.tracks.map((track, index) => ({
        ...track,
        preorder_type: index === 0 ? 'standard' : 'instant-gratification',
      })),
    }),
  });
  expect(await world.deliver(sample)).toMatchObject({ code: 0 });
  await world.moveTo('2026-12-20T10:00:00Z');
  const [release] = (await world.store('itunes-store')).releases;
  expect(release).toMatchObject({ state: 'ingested', pre_order_from: '2026-12-10T00:00:00' });
  expect(release?.deals.find(({ is_pre_order }) => is_pre_order)).toMatchObject({ instant_tracks: [2] });
});

test('a change without files keeps what came before, and a file that is named must have come', async () => {
  await world.deliver(buildSamplePackage());
  const silent = buildSamplePackage({
    change: (album) => ({
      ...album,
      artwork: null,
      tracks: album.tracks.map((track) => ({ ...track, audio: null })),
    }),
  });
  expect(await world.deliver(silent)).toMatchObject({ code: 0 });
  const [release] = (await world.store('apple-music')).releases;
  expect(release?.cover).toMatchObject({ path: `${SAMPLE_UPC}.jpg`, format: 'JPEG' });
  expect(release?.tracks.map(({ audio }) => audio?.format)).toEqual(['FLAC 16 bits 44100 Hz', 'FLAC 16 bits 44100 Hz']);
  // The same files as before need not come again.
  const named = buildSamplePackage();
  const bare = { ...named, files: new Map([...named.files].filter(([name]) => name === 'metadata.xml')) };
  expect(await world.deliver(bare)).toMatchObject({ code: 0 });
  const other = buildSamplePackage({ contents: { [`${SAMPLE_UPC}_1_1.flac`]: Buffer.from('fLaC') } });
  other.files.delete(`${SAMPLE_UPC}_1_1.flac`);
  expect((await world.deliver(other)).log).toContain('ERROR ITMS-5001: "File missing');
  expect(await world.listPackages()).toEqual([
    'insert Delivered',
    'update Delivered',
    'update Delivered',
    'update Failed',
  ]);
});

test('what comes as a package sells and plays like what comes as a message, and both ways stay open', async () => {
  const client = await world.connect('apple-music');
  await sendBatch(client, buildSampleBatch());
  await expect.poll(() => world.findState('apple-music')).toBe('live insert');
  client.end();
  await world.deliver(buildSamplePackage());
  await world.goToStreetDate();
  await world.moveTo('2027-02-02T10:00:00Z');
  expect((await world.store('apple-music')).releases.map(({ state }) => state)).toEqual(['live', 'live']);
  const report = async (kind: 'reports' | 'trends') => {
    const request = { period: '2027-01', store_ids: ['apple-music', 'itunes-store'] };
    const { sent } = await world.post<{ sent: { store_id: string }[] }>(`/control/${kind}`, request);
    return sent.map(({ store_id }) => store_id).sort();
  };
  expect(await report('reports')).toEqual(['apple-music', 'itunes-store']);
  expect(await report('trends')).toEqual(['apple-music', 'itunes-store']);
  expect(await findAtAppleMusic(SAMPLE_UPC)).toMatchObject([
    { attributes: { name: 'Night & Day' }, relationships: { artists: { data: [{ id: '123456789' }] } } },
  ]);
  // Another form of the same code.
  expect(await findAtAppleMusic(SAMPLE_UPC.slice(1))).toHaveLength(1);
});

test('a store that is set to refuse or to remove does so with packages too', async () => {
  await world.behave('apple', { refuse_release: 'UserDefined', refuse_once: true });
  await world.behave('itunes-store', { take_off: 'RightsConflict' });
  expect(await world.deliver(buildSamplePackage())).toMatchObject({ code: 1 });
  expect(await world.deliver(buildSamplePackage())).toMatchObject({ code: 0 });
  await world.goToStreetDate();
  expect(await world.listPackages()).toEqual(['insert Failed', 'insert Delivered']);
  expect((await world.store('itunes-store')).releases).toMatchObject([
    { state: 'withdrawn', taken_off: 'RightsConflict' },
  ]);
  const path = `/control/stores/apple-music/releases/${SAMPLE_UPC}/take-off`;
  expect(await world.post(path, { reason: 'RightsConflict' })).toMatchObject({
    releases: [{ state: 'withdrawn', taken_off: 'RightsConflict' }],
  });
});

test('slow states follow the clock of the sandbox, and only a delivered package reaches the stores', async () => {
  await world.behaveItunes({ state_minutes: 60 });
  expect(await world.deliver(buildSamplePackage())).toMatchObject({ code: 0 });
  const seen: string[] = [];
  for (const hour of [10, 11, 12, 13, 14]) {
    await world.moveTo(`2026-11-29T${hour}:30:00Z`);
    seen.push(...(await world.listPackages()));
  }
  expect(seen).toEqual(['Received', 'Validated', 'Queued', 'Verified', 'Delivered'].map((state) => `insert ${state}`));
  expect(await inBoth()).toEqual(['ingested insert', 'ingested insert']);
});

test('a package that came later wins over one that is still on its way', async () => {
  await world.behaveItunes({ state_minutes: 60 });
  await world.deliver(buildSamplePackage({ change: (album) => ({ ...album, title: 'Slow' }) }));
  await world.behaveItunes({ state_minutes: 0 });
  await world.deliver(buildSamplePackage({ change: (album) => ({ ...album, title: 'Fast' }) }));
  await world.moveTo('2026-11-30T10:00:00Z');
  expect(await world.listPackages()).toEqual(['insert Delivered', 'update Delivered']);
  expect((await world.store('apple-music')).releases).toMatchObject([{ title: 'Fast' }]);
});

test('the pages show packages, what was said about them, and the behaviour', async () => {
  await world.behaveItunes({ refuse_cover_once: true });
  await world.deliver(buildSamplePackage(), { door: 'apple-music' });
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${world.sandbox.http_port}${path}`)).text();
  for (const page of [await read('/'), await read('/stores/apple-music')]) {
    expect(page).toContain(`<code>${SAMPLE_UPC}.itmsp</code>`);
    expect(page).toContain('Wrong cover: the artwork shows an address');
  }
  expect(await read('/')).toContain('name="refuse_cover_once" value="true" checked');
  expect(await read('/')).not.toContain('<tr id="store-apple-music"');
  await world.deliver(buildSamplePackage(), { door: 'apple-music' });
  expect(await read('/')).toContain('<tr id="store-apple-music"');
  expect(await world.post('/control/itunes/calm', {})).toMatchObject({ behaviour: { refuse_cover_once: false } });
});
