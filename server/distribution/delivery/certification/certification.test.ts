import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findStoreSeed } from '@tangent/db/seeds/stores.ts';
import { parseNewReleaseMessage } from '@tangent/ddex/ern/parse-new-release-message.ts';
import { loadSchemasIfPresent } from '@tangent/ddex/testing/official-files.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { ReleaseSnapshot, SnapshotTrack } from '../plan/release-snapshot.ts';
import { listCases } from './cases/list-cases.ts';
import type { CaseWorld, CertificationCase } from './certification-case.ts';
import { findFileDifference } from './check-files.ts';
import { describeKit } from './describe-kit.ts';
import { type Kit, type KitOptions, makeKit } from './make-kit.ts';
import { readPackage, type WrittenFile } from './write-package.ts';

const NOW = new Date('2027-03-01T10:00:00Z');
const FROM = {
  sender: { dpid: 'PADPIDATANGENT001U', name: 'Tangent' },
  schemas: loadSchemasIfPresent(),
  apple: { provider: 'Tangent', schema: null },
  is_test: true,
};

async function make(storeId: string, changes: Partial<KitOptions> = {}): Promise<Kit & { folder: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'certification-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const seed = findStoreSeed(storeId);
  if (seed === null) throw new Error(`no store ${storeId}`);
  const { id, name, category, ddex_party_id = null, party_id_confirmed: is_confirmed, closes_on = null } = seed.store;
  const kit = await makeKit({
    store: { id, name, category, party_id: ddex_party_id, is_confirmed, closes_on },
    profile: seed.profile,
    from: FROM,
    folder,
    now: NOW,
    seconds: 1,
    cover_px: 800,
    codes: { isrc_prefix: 'QZTNG', upc_prefix: '0999990' },
    ...changes,
  });
  return { ...kit, folder };
}

const listFailed = ({ rows }: Kit) =>
  rows.flatMap(({ id, checks }) => checks.filter(({ result }) => result === 'failed').map((check) => [id, check]));

test.each([
  ['spotify', ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'C1', 'C2', 'C3', 'C4']],
  ['apple-music', ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'C1', 'C2', 'C3', 'C4']],
  ['itunes-store', ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'C1', 'C2', 'C3', 'C4']],
  ['youtube-music', ['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6', 'C1', 'C2', 'C3', 'C4']],
  ['youtube-content-id', ['Y1', 'Y2', 'Y3', 'Y4', 'C1', 'C2', 'C3', 'C4']],
  ['amazon-music', ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10', 'G12', 'C1', 'C2', 'C3', 'C4']],
])('every case of %s is valid and lies in its folder', async (storeId, ids) => {
  const kit = await make(storeId);
  expect(listFailed(kit)).toEqual([]);
  expect(kit.rows.map(({ id }) => id)).toEqual(ids);
  expect((await readdir(kit.folder)).map((name) => name.split('-')[0]).sort()).toEqual([...ids].sort());
});

test.each([
  'tiktok',
  'facebook-instagram',
  'deezer',
  'pandora',
  'jiosaavn',
  'audiomack',
  'audius',
  'musixmatch',
  'tidal',
  'beatport',
])('the general list is valid for %s', async (storeId) => {
  expect(listFailed(await make(storeId))).toEqual([]);
});

test('a message names the company whose contract with the store it is sent under', async () => {
  const seed = findStoreSeed('pandora');
  if (seed === null) throw new Error('no store');
  const owner = { party_id: 'PADPIDA2017103008S', name: 'Maré Holdings' };
  const kit = await make('pandora', { profile: { ...seed.profile, sent_on_behalf_of: owner } });
  expect(listFailed(kit)).toEqual([]);
  const files = await readPackage(path.join(kit.folder, 'G1-insert'));
  const xml = files.find(({ path: file }) => /\/\d{12}\.xml$/.test(file));
  expect(parseNewReleaseMessage(String(xml?.bytes)).message?.header.sent_on_behalf_of).toEqual({
    dpid: owner.party_id,
    name: owner.name,
  });
});

/** Changes the first case of a store before it is built. */
const breakFirst =
  (change: (one: CertificationCase) => CertificationCase) =>
  (world: CaseWorld): CertificationCase[] =>
    listCases(world).slice(0, 1).map(change);
const changeRelease = (changes: Partial<ReleaseSnapshot>) =>
  breakFirst((one) => ({ ...one, snapshot: { ...one.snapshot, ...changes } }));
const changeTracks = (changes: Partial<SnapshotTrack>) =>
  breakFirst((one) => {
    const tracks = one.snapshot.tracks.map((track) => ({ ...track, ...changes }));
    return { ...one, snapshot: { ...one.snapshot, tracks } };
  });

test.each<[string, string, Partial<KitOptions>, string, string]>([
  ['a wrong check digit', 'spotify', { list: changeRelease({ upc: '099999099990' }) }, 'T1', 'icpn_invalid'],
  ['roles that the store demands', 'spotify', { list: changeTracks({ remixers: [] }) }, 'roles', 'not so'],
  ['a track without a writer', 'deezer', { list: changeTracks({ contributors: [] }) }, 'writers', 'not so'],
  [
    'an update of a release that was never sent',
    'amazon-music',
    { list: breakFirst((one) => ({ ...one, kind: 'update' })) },
    'T6',
    'nothing was sent before',
  ],
  [
    'a party id with a wrong check character',
    'spotify',
    {
      store: {
        id: 'spotify',
        name: 'Spotify',
        category: 'streaming',
        party_id: 'PADPIDA2011072101X',
        is_confirmed: true,
        closes_on: null,
      },
    },
    'T5',
    'PADPIDA2011072101X of Spotify has a wrong check character',
  ],
])('%s fails the kit, and the table says so', async (_name, storeId, changes, check, detail) => {
  const kit = await make(storeId, changes);
  const failed = kit.rows.flatMap(({ checks }) => checks.filter(({ result }) => result === 'failed'));
  expect(failed.find(({ id }) => id === check)?.detail).toContain(detail);
  const table = describeKit(kit);
  expect(table).toContain('**Do not upload them:**');
  expect(table).toContain(`**failed**: ${check} `);
});

test('files that are missing, changed or left over are found on the disk', async () => {
  const kit = await make('spotify', { list: (world) => listCases(world).slice(0, 1) });
  const files = await readPackage(kit.folder);
  const message = files.find(({ path: name }) => /\/\d{12}\.xml$/.test(name));
  const release = parseNewReleaseMessage(String(message?.bytes)).message?.release;
  if (!message || !release) throw new Error('no message');
  const [sound] = files.filter(({ path: name }) => name.endsWith('.flac'));
  if (!sound) throw new Error('no sound');
  const find = (changed: WrittenFile[]) => findFileDifference(release, message.path, changed);
  const replace = (file: WrittenFile) => files.map((one) => (one === sound ? file : one));
  expect(find(files)).toBeNull();
  expect(find(replace({ ...sound, path: sound.path.toUpperCase() }))).toMatch(/\.flac is missing$/);
  expect(find(replace({ ...sound, bytes: Buffer.alloc(sound.bytes.length) }))).toMatch(/has another hash$/);
  expect(find(replace({ ...sound, bytes: sound.bytes.subarray(1) }))).toMatch(/has another (size|hash)$/);
  expect(find([...files, { ...sound, path: `${sound.path}.bak` }])).toMatch(/\.bak is not named$/);
});

test('the table of Pandora says what is sent, what was not checked, and what only Pandora can answer', async () => {
  const kit = await make('pandora', { from: { ...FROM, schemas: null } });
  const table = describeKit(kit);
  expect(table).toContain('# Onboarding deliveries to Pandora');
  expect(table).toMatch(/\| G1 \| a single \| `G1-insert\/\d{17}` [0-9a-f-]{36} \| T1 T2 T3 T4 T5 \| ☐ shown as /);
  expect(table).toContain("**Not checked:** T1 DDEX's schema (DDEX_SCHEMA_DIR is not set).");
  expect(table).toMatch(/\| C5 \| nothing: a release for DE alone, [^|]+\| nothing is sent \| T9 \| – \|/);
  expect(table).toContain('- [ ] SentOnBehalfOf: the party id to name');
});

test('a second kit replaces the first one: no old package stays beside the new one', async () => {
  const first = await make('musixmatch');
  const later = await make('musixmatch', { folder: first.folder, now: new Date(NOW.getTime() + 60_000) });
  const batches = await readdir(path.join(first.folder, 'G1-insert'));
  expect(batches).toHaveLength(1);
  expect(later.rows[0]?.message_id).not.toBe(first.rows[0]?.message_id);
});
