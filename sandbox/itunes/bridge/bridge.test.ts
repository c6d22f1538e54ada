import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppleAlbum } from '@tangent/apple/model.ts';
import { SAMPLE_UPC } from '@tangent/apple/testing/sample-package.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createItunesWorld, type ItunesWorld, SAMPLE_FOLDER } from '../../testing/itunes-world.ts';
import {
  buildSamplePackage,
  buildSampleTakedown,
  type SamplePackage,
  sendPackage,
  sendZip,
} from '../../testing/sample-package.ts';
import type { SftpClient } from '../../testing/sftp-client.ts';

const DPID = 'PADPIDA2026010101N';
const ZIP = `${SAMPLE_FOLDER}.zip`;

let world: ItunesWorld;
let client: SftpClient;
beforeAll(async () => {
  world = await createItunesWorld();
});
afterAll(() => world.remove());
beforeEach(async () => {
  await world.startOver();
  client = await world.connect('apple');
});
afterEach(() => client.end());

/** Waits until this many states are there, and reads them; a text that is cut off as itself. */
async function readStates(count: number): Promise<{ file: string; state: unknown }[]> {
  await expect.poll(async () => (await client.list('status')).length).toBe(count);
  const files = await client.list('status');
  return Promise.all(
    files.map(async (file) => {
      const text = String(await client.read(`status/${file}`));
      return { file, state: text.endsWith('}') ? (JSON.parse(text) as { state: string }).state : text };
    }),
  );
}

const nameStates = async (count: number) => (await readStates(count)).map(({ state }) => state);

/** The sample as a bridge takes it: ids begin with the sender's party id. */
const nameForBridge = (album: AppleAlbum): AppleAlbum => ({
  ...album,
  vendor_id: `${DPID}_${album.upc}`,
  tracks: album.tracks.map((track) => ({ ...track, vendor_id: `${DPID}_${album.upc}_${track.isrc}` })),
});
const buildBridged = (): SamplePackage => buildSamplePackage({ change: nameForBridge });

test('a folder is read once its metadata is there, and every state gets a file', async () => {
  const sample = buildBridged();
  const folder = `apple/regular/${SAMPLE_FOLDER}`;
  const bare = { ...sample, files: new Map([...sample.files].filter(([name]) => name !== 'metadata.xml')) };
  await sendPackage(client, folder, bare);
  expect((await world.store('apple')).waiting_batches).toEqual([folder]);
  const metadata = sample.files.get('metadata.xml') ?? new Uint8Array();
  await client.put(`${folder}/metadata.xml.part`, metadata);
  await client.rename(`${folder}/metadata.xml.part`, `${folder}/metadata.xml`);
  const states = await readStates(5);
  expect(states).toEqual(
    ['Received', 'Validated', 'Queued', 'Verified', 'Delivered'].map((state, index) => ({
      file: `${SAMPLE_FOLDER}.00${index + 1}.json`,
      state,
    })),
  );
  const last = JSON.parse(String(await client.read(`status/${SAMPLE_FOLDER}.005.json`))) as { at: string };
  expect(last).toEqual({
    package: SAMPLE_FOLDER,
    vendor_id: `${DPID}_${SAMPLE_UPC}`,
    receipt: 'apple-000001',
    metadata_md5: createHash('md5').update(metadata).digest('hex'),
    state: 'Delivered',
    at: last.at,
    messages: [],
  });
  expect(last.at).toMatch(/^2026-11-29T10:\d\d:\d\d\.\d{3}Z$/);
  expect(await client.list('apple/regular')).toEqual([]);
  expect(await world.findState('itunes-store')).toBe('ingested insert');
});

test('zip files come by every folder with the ids of a bridge, and a name may come again', async () => {
  await sendZip(client, `apple/priority/${ZIP}`, buildBridged());
  expect(await nameStates(5)).toContain('Delivered');
  await sendZip(client, `apple/backlog/${ZIP}`, buildBridged());
  expect((await readStates(10)).map(({ file }) => file).at(-1)).toBe(`${ZIP}.010.json`);
  expect(await world.listPackages()).toEqual(['insert Delivered', 'update Delivered']);
  // Apple itself wants the folder to have the name of the album's id, and the bridge wants its own ids.
  expect((await world.deliver(buildBridged())).log).toContain('ITMS-4002');
  await sendZip(client, `apple/regular/${ZIP}`, buildSamplePackage());
  expect((await nameStates(12)).slice(10)).toEqual(['Received', 'Failed']);
});

test('a package is taken down by the bridge too', async () => {
  await sendPackage(client, `apple/regular/${SAMPLE_FOLDER}`, buildBridged());
  await readStates(5);
  await sendPackage(client, `apple/regular/${SAMPLE_FOLDER}`, buildSampleTakedown(nameForBridge));
  await readStates(10);
  expect(await world.findState('apple-music')).toBe('withdrawn takedown');
});

test('the bridge refuses a package whose files are missing, also those that came before, and a broken zip file', async () => {
  const sample = buildBridged();
  await sendZip(client, `apple/regular/${ZIP}`, sample);
  await readStates(5);
  const bare = { ...sample, files: new Map([...sample.files].filter(([name]) => name === 'metadata.xml')) };
  await sendZip(client, `apple/regular/${ZIP}`, bare);
  expect((await nameStates(7)).slice(5)).toEqual(['Received', 'Failed']);
  const { messages } = JSON.parse(String(await client.read(`status/${ZIP}.007.json`))) as { messages: object[] };
  expect(messages[0]).toMatchObject({ severity: 'error', code: 'ITMS-5010' });
  await client.put('apple/regular/other.itmsp.zip', 'PK, or is it?');
  await readStates(9);
  expect((await world.store('apple')).packages.at(-1)).toMatchObject({
    kind: 'unread',
    state: 'Failed',
    vendor_id: null,
    messages: [{ number: 8001 }],
  });
});

test('warnings do not stop a package', async () => {
  const warned = buildSamplePackage({
    change: (album) => ({ ...nameForBridge(album), genres: ['SEA-SHANTY-00'] }),
  });
  await sendPackage(client, `apple/regular/${SAMPLE_FOLDER}`, warned);
  expect(await nameStates(5)).toEqual(['Received', 'Warning', 'Queued', 'Verified', 'Delivered']);
});

const USUAL = ['Received', 'Validated', 'Queued', 'Verified', 'Delivered'];

test.each([
  ['failed_after_validated', ['Received', 'Validated', 'Failed']],
  ['out_of_order', USUAL.toReversed()],
  ['twice', USUAL.flatMap((state) => [state, state])],
  ['unknown_state', USUAL.map(() => 'Pondered')],
] as const)('the bridge answers wrongly: %s', async (bridge, states) => {
  await world.behaveItunes({ bridge });
  await sendPackage(client, `apple/regular/${SAMPLE_FOLDER}`, buildBridged());
  expect(await nameStates(states.length)).toEqual(states);
  const isDelivered = bridge !== 'failed_after_validated';
  expect(await world.findState('apple-music')).toBe(isDelivered ? 'ingested insert' : null);
});

test('the bridge cuts its answers off, or gives none', async () => {
  await world.behaveItunes({ bridge: 'truncated' });
  await sendPackage(client, `apple/regular/${SAMPLE_FOLDER}`, buildBridged());
  expect((await nameStates(5))[0]).toMatch(/^\{"package":"0850012345626\.itmsp"[^}]*$/);
  await world.behaveItunes({ bridge: 'never_answers' });
  await sendZip(client, `apple/regular/${ZIP}`, buildBridged());
  await expect.poll(() => world.listPackages()).toEqual(['insert Delivered', 'update Delivered']);
  expect(await client.list('status')).toHaveLength(5);
});

test('the cover of the first package of an album is refused once', async () => {
  await world.behaveItunes({ refuse_cover_once: true });
  await sendPackage(client, `apple/regular/${SAMPLE_FOLDER}`, buildBridged());
  expect(await nameStates(2)).toEqual(['Received', 'Failed']);
  await sendPackage(client, `apple/regular/${SAMPLE_FOLDER}`, buildBridged());
  expect(await nameStates(7)).toContain('Delivered');
});

test('the answers wait as long as the store is set to, and a restart loses none', async () => {
  await world.behaveItunes({ state_minutes: 10 });
  await world.behave('apple', { delay_hours: 2 });
  await sendPackage(client, `apple/regular/${SAMPLE_FOLDER}`, buildBridged());
  await readStates(1);
  client.end();
  await world.restart();
  client = await world.connect('apple');
  await world.moveTo('2026-11-29T12:30:00Z');
  expect(await nameStates(3)).toEqual(['Received', 'Validated', 'Queued']);
  await world.moveTo('2026-11-29T13:00:00Z');
  expect(await nameStates(5)).toContain('Delivered');
});

test('the files of a package are kept beside its metadata, or deleted after reading', async () => {
  const files = async (data: string) => (await readdir(join(data, 'itunes', 'apple', 'apple-000001'))).sort();
  await sendZip(client, `apple/regular/${ZIP}`, buildBridged());
  await readStates(5);
  const data = dirname(world.message_folder);
  expect(await files(data)).toEqual([...buildBridged().files.keys()].sort());
  expect(await readdir(join(data, 'itunes', 'apple'))).toEqual(['apple-000001']);
  const sparing = await createItunesWorld({ saves_files: false });
  const other = await sparing.connect('apple');
  await sendPackage(other, `apple/regular/${SAMPLE_FOLDER}`, buildBridged());
  await expect.poll(() => sparing.listPackages()).toEqual(['insert Delivered']);
  expect(await files(dirname(sparing.message_folder))).toEqual(['metadata.xml']);
  expect((await sparing.store('apple-music')).releases[0]?.tracks[0]?.audio?.format).toBe('FLAC 16 bits 44100 Hz');
  other.end();
  await sparing.remove();
});
