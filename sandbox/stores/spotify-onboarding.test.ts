import { buildUpc } from '@tangent/ddex/codes/icpn.ts';
import { buildIsrc } from '@tangent/ddex/codes/isrc.ts';
import { parseNewReleaseMessage } from '@tangent/ddex/ern/parse-new-release-message.ts';
import type { ErnArtist, ErnDeal, ErnRelease, ErnReleaseType, ErnTrack, ErnVersion } from '@tangent/ddex/model.ts';
import { findMessageProblems } from '@tangent/ddex/testing/find-message-problems.ts';
import { buildSampleRelease, withoutFiles } from '@tangent/ddex/testing/sample-release.ts';
import { VERSIONS } from '@tangent/ddex/testing/versions.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { readAcknowledgements } from '../testing/read-acknowledgements.ts';
import { buildSampleBatch, sendBatch } from '../testing/sample-batch.ts';
import type { SftpClient } from '../testing/sftp-client.ts';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let world: TestSandbox;
let client: SftpClient;
const sent: string[] = [];

beforeEach(async () => {
  world = await createTestSandbox();
  client = await world.connect('spotify');
});
afterEach(async () => {
  client.end();
  await world.remove();
});
afterAll(async () => {
  expect(await findMessageProblems(sent)).toEqual([]);
});

/** Builds a release with codes of its own. */
function buildRelease(number: number, type: ErnReleaseType, trackCount: number): ErnRelease {
  const sample = buildSampleRelease(trackCount);
  const tracks = sample.tracks.map((track, i) => ({ ...track, isrc: buildIsrc('QZABC', 2026, number * 100 + i) }));
  return { ...sample, icpn: buildUpc('850012', number), type, tracks };
}

/** Returns the sample deals with other territories or times. */
function buildDeals(territories: string[], start_at: string, end_at: string | null = null): ErnDeal[] {
  return buildSampleRelease(1).deals.map((deal) => ({ ...deal, territories, start_at, end_at }));
}

/** Returns deals for the given territories until an instant, and worldwide from then on. */
function buildDealsFrom(territories: string[], instant: string): ErnDeal[] {
  return [...buildDeals(territories, STARTED, instant), ...buildDeals(['Worldwide'], instant)];
}

const STARTED = '2026-03-01T00:00:00Z';
const FIRST_HALF_AT = '2026-03-20T15:00:00Z';
const SECOND_HALF_AT = '2026-03-20T16:00:00Z';
const GUEST: ErnArtist = { name: 'Kumsal', role: 'featured_artist', ids: [] };

/** The roles that the guideline asks for: at the level of the product, and of every track. */
function addRoles(release: ErnRelease): ErnRelease {
  const artists = [...release.artists, GUEST];
  const named = { artists, display_artist_name: `${release.display_artist_name} feat. ${GUEST.name}` };
  const people = (
    [
      ['Işıl Çağ', 'producer'],
      ['Yosun', 'remixer'],
      ['Ana Lírica', 'lyricist'],
      ['Deniz Besteci', 'composer'],
    ] as const
  ).map(([name, role]) => ({ name, roles: [role], instruments: [], ids: [], ai: null }));
  return {
    ...release,
    ...named,
    credits: [
      { name: 'Işıl Çağ', roles: ['producer'], ids: [] },
      { name: 'Yosun', roles: ['remixer'], ids: [] },
    ],
    tracks: release.tracks.map((track) => ({ ...track, ...named, contributors: people })),
  };
}

const ALBUM = addRoles({ ...buildRelease(1, 'album', 8), deals: buildDeals(['US'], STARTED) });
const EP = { ...buildRelease(2, 'ep', 4), deals: buildDeals(['US'], STARTED) };
const SINGLE = { ...buildRelease(3, 'single', 1), deals: buildDeals(['Worldwide'], FIRST_HALF_AT) };
const COMPILATION = { ...buildRelease(4, 'compilation', 10), deals: buildDeals(['Worldwide'], STARTED) };

/** Delivers a message by SFTP in a separate batch, written at this instant and read by the store at once. */
async function deliver(version: ErnVersion, release: ErnRelease, at: string): Promise<void> {
  const id = at.replace(/\D/g, '').padEnd(17, '0');
  const batch = buildSampleBatch({
    id,
    message_id: `MSG-${id}`,
    release,
    header: { created_at: at, thread_id: `THREAD-${release.icpn}` },
    writing: { version, compilation_style: 'user_defined' },
  });
  sent.push(batch.xml);
  await sendBatch(client, batch);
  await world.moveTo(at);
}

/** Lists the territories in which each track of a release is available now. */
async function listTerritories({ icpn }: ErnRelease): Promise<string[][]> {
  const { releases } = await world.store('spotify');
  return releases.find((release) => release.icpn === icpn)?.tracks.map((track) => track.available_in) ?? [];
}

/** Repeats the territories for this many tracks. */
function times(count: number, territories: string[]): string[][] {
  return Array.from({ length: count }, () => territories);
}

function changeTracks(change: (track: ErnTrack, index: number) => ErnDeal[] | null): ErnTrack[] {
  return withoutFiles(ALBUM).tracks.map((track, i) => ({ ...track, deals: change(track, i) }));
}

test.each(VERSIONS)('the roles that the store asks for can be read at both levels in ERN %s', (version) => {
  const batch = buildSampleBatch({ release: ALBUM, writing: { version, compilation_style: 'user_defined' } });
  const release = parseNewReleaseMessage(batch.xml).message?.release;
  const ofProduct = [
    ...(release?.artists ?? []).map(({ role }) => role),
    ...(release?.credits ?? []).flatMap(({ roles }) => roles),
  ];
  expect(ofProduct).toEqual(['main_artist', 'featured_artist', 'producer', 'remixer']);
  for (const { artists, contributors } of release?.tracks ?? []) {
    const roles = [...artists.map(({ role }) => role), ...contributors.flatMap((one) => one.roles)];
    expect(new Set(roles)).toEqual(new Set([...ofProduct, 'composer', 'lyricist']));
  }
});

test.each(VERSIONS)("the store's five onboarding tests pass in ERN %s", async (version) => {
  // 1. An album in one country.
  await deliver(version, ALBUM, '2026-03-02T10:00:00Z');
  expect(await listTerritories(ALBUM)).toEqual(times(8, ['US']));

  // 2. One more country, without the files; an EP.
  const inTwo = { ...withoutFiles(ALBUM), deals: buildDeals(['CA', 'US'], STARTED) };
  await deliver(version, inTwo, '2026-03-02T11:00:00Z');
  await deliver(version, EP, '2026-03-02T12:00:00Z');
  expect(await listTerritories(ALBUM)).toEqual(times(8, ['CA', 'US']));
  expect(await listTerritories(EP)).toEqual(times(4, ['US']));

  // 3. Worldwide at a given hour, the second half of the tracks an hour later; a single at the first hour.
  const timed = buildDealsFrom(['CA', 'US'], FIRST_HALF_AT);
  const later = buildDealsFrom(['CA', 'US'], SECOND_HALF_AT);
  const global = { ...inTwo, deals: timed, tracks: changeTracks((_, i) => (i < 4 ? null : later)) };
  await deliver(version, global, '2026-03-02T13:00:00Z');
  await deliver(version, SINGLE, '2026-03-02T14:00:00Z');
  expect(await listTerritories(ALBUM)).toEqual(times(8, ['CA', 'US']));
  expect(await listTerritories(SINGLE)).toEqual([[]]);
  await world.moveTo(FIRST_HALF_AT);
  expect(await listTerritories(ALBUM)).toEqual([...times(4, ['Worldwide']), ...times(4, ['CA', 'US'])]);
  expect(await listTerritories(SINGLE)).toEqual([['Worldwide']]);
  await world.moveTo(SECOND_HALF_AT);
  expect(await listTerritories(ALBUM)).toEqual(times(8, ['Worldwide']));

  // 4. The first track is withdrawn and the others stay; a compilation.
  const everywhere = buildDeals(['Worldwide'], STARTED);
  const withoutFirst = { ...inTwo, deals: everywhere, tracks: changeTracks((_, i) => (i === 0 ? [] : null)) };
  await deliver(version, withoutFirst, '2026-03-21T10:00:00Z');
  await deliver(version, COMPILATION, '2026-03-21T11:00:00Z');
  expect(await listTerritories(ALBUM)).toEqual([[], ...times(7, ['Worldwide'])]);
  expect(await listTerritories(COMPILATION)).toEqual(times(10, ['Worldwide']));

  // 5. The album is taken down and everything else stays.
  await deliver(version, { ...withoutFiles(ALBUM), deals: [] }, '2026-03-22T10:00:00Z');
  expect(await listTerritories(ALBUM)).toEqual(times(8, []));
  const { releases, messages, acknowledgement_files } = await world.store('spotify');
  expect(releases.map(({ icpn, type, state }) => [icpn, type, state])).toEqual([
    [ALBUM.icpn, 'album', 'withdrawn'],
    [EP.icpn, 'ep', 'live'],
    [SINGLE.icpn, 'single', 'live'],
    [COMPILATION.icpn, 'compilation', 'live'],
  ]);
  const understood = ['insert', 'update', 'insert', 'update', 'insert', 'update', 'insert', 'takedown'];
  expect(messages.map(({ kind, ern_version, file_status }) => [kind, ern_version, file_status])).toEqual(
    understood.map((kind) => [kind, version, 'FileOK']),
  );
  // The store acknowledges the takedown once, in its own folder.
  const gone = acknowledgement_files.filter(({ kind }) => kind === 'withdrawn');
  expect(gone.map(({ message_id }) => message_id)).toEqual(['MSG-20260322100000000']);
  const written = (await readAcknowledgements(client)).map(({ supply_chain_status }) => supply_chain_status);
  expect(written.filter((status) => status === 'ReleaseNotAvailable')).toHaveLength(1);
});
