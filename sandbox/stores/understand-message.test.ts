import { buildPurgeMessage } from '@tangent/ddex/ern/purge-message.ts';
import type { ErnDeal, ErnRelease, ErnVersion } from '@tangent/ddex/model.ts';
import { buildSampleHeader, withoutFiles } from '@tangent/ddex/testing/sample-release.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitForAcknowledgements } from '../testing/read-acknowledgements.ts';
import { buildSampleBatch, sendFlaggedBatch, sendReleaseFolder } from '../testing/sample-batch.ts';
import type { SftpClient } from '../testing/sftp-client.ts';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let world: TestSandbox;
let client: SftpClient;
beforeAll(async () => {
  world = await createTestSandbox();
});
beforeEach(async () => {
  await world.post('/control/reset', {});
  await world.moveTo('2026-03-02T00:00:00Z');
  client = await world.connect('a-store');
});
afterEach(() => client.end());
afterAll(() => world.remove());

const VERSIONS: ErnVersion[] = ['43', '432', '382'];
const { release: SAMPLE } = buildSampleBatch();
const FIRST_ACKNOWLEDGEMENTS = 3;

interface Next {
  version?: ErnVersion;
  release?: Partial<ErnRelease>;
  takedown?: 'no_deals' | 'flag';
  written_at?: string;
}

/** Builds the nth message of a release, a minute after the previous one. */
function buildNext(number: number, { version = '43', release = {}, takedown = 'no_deals', written_at }: Next) {
  const time = String(number).padStart(2, '0');
  return buildSampleBatch({
    id: `202603020900${time}000`,
    message_id: `MSG-${number}`,
    header: { created_at: written_at ?? `2026-03-02T09:00:${time}Z` },
    release,
    writing: { version, takedown },
  });
}

async function readMessage() {
  const { messages, releases } = await world.store('a-store');
  return { message: messages.at(-1), release: releases[0] };
}

async function insert(version: ErnVersion, release: Partial<ErnRelease> = {}): Promise<void> {
  await sendFlaggedBatch(client, buildNext(1, { version, release }));
  await waitForAcknowledgements(client, FIRST_ACKNOWLEDGEMENTS);
  expect(await readMessage()).toMatchObject({
    message: { kind: 'insert', ern_version: version, file_status: 'FileOK' },
    release: { state: 'live', tracks: [{ available_in: ['Worldwide'] }, {}] },
  });
}

const ended = (deals: ErnDeal[]) => deals.map((deal) => ({ ...deal, end_at: '2026-03-01T12:00:00Z' }));
const down: [string, ErnVersion, Next][] = [
  ...VERSIONS.map((version) => ['without deals', version, { release: { deals: [] } }] as [string, ErnVersion, Next]),
  ...VERSIONS.map(
    (version) =>
      ['with deals that have ended', version, { release: { deals: ended(SAMPLE.deals) } }] as [
        string,
        ErnVersion,
        Next,
      ],
  ),
  ['with the flag TakeDown', '382', { release: { deals: [] }, takedown: 'flag' }],
];

test.each(down)('a message %s takes a release down (ERN %s)', async (_name, version, next) => {
  await insert(version);
  const release = { ...withoutFiles(SAMPLE), ...next.release };
  await sendFlaggedBatch(client, buildNext(2, { ...next, version, release }));
  const [confirmed] = (await waitForAcknowledgements(client, FIRST_ACKNOWLEDGEMENTS + 2)).slice(-1);
  expect(confirmed).toMatchObject({ supply_chain_status: 'ReleaseNotAvailable' });
  expect(await readMessage()).toMatchObject({
    message: { kind: 'takedown', file_status: 'FileOK' },
    release: { state: 'withdrawn', tracks: [{ available_in: [] }, { available_in: [] }] },
  });
});

test.each(VERSIONS)('a purge removes a release, and is refused for an unknown one (ERN %s)', async (version) => {
  const header = buildSampleHeader({ message_id: 'MSG-0', created_at: '2026-03-02T08:00:00Z' });
  const unknown = { ...buildNext(0, { version, release: withoutFiles(SAMPLE) }), message_id: 'MSG-0' };
  unknown.xml = buildPurgeMessage(header, { icpn: SAMPLE.icpn, grid: null }, version);
  await sendFlaggedBatch(client, unknown);
  await waitForAcknowledgements(client, 1);
  expect((await readMessage()).message).toMatchObject({ kind: 'purge', file_status: 'UserDefined' });
  await sendFlaggedBatch(client, buildNext(1, { version }));
  await waitForAcknowledgements(client, 4);
  const purge = buildNext(2, { version, release: withoutFiles(SAMPLE) });
  const later = { ...header, message_id: 'MSG-2', created_at: '2026-03-02T10:00:00Z' };
  purge.xml = buildPurgeMessage(later, { icpn: SAMPLE.icpn, grid: null }, version);
  await sendFlaggedBatch(client, purge);
  await waitForAcknowledgements(client, 6);
  expect(await readMessage()).toMatchObject({
    message: { kind: 'purge' },
    release: { state: 'withdrawn', tracks: [] },
  });
});

test.each(VERSIONS)('artwork alone replaces the artwork and nothing else (ERN %s)', async (version) => {
  await insert(version);
  const before = (await readMessage()).release;
  const cover = SAMPLE.front_cover && { ...SAMPLE.front_cover, path: 'resources/085001234562_2.jpg' };
  await sendReleaseFolder(client, buildNext(2, { version, release: { ...withoutFiles(SAMPLE), front_cover: cover } }));
  await waitForAcknowledgements(client, FIRST_ACKNOWLEDGEMENTS + 3);
  const { message, release } = await readMessage();
  expect(message).toMatchObject({ kind: 'update', file_status: 'FileOK' });
  expect(release?.cover?.hash).not.toBe(before?.cover?.hash);
  expect(release?.tracks.map(({ audio }) => audio)).toEqual(before?.tracks.map(({ audio }) => audio));
  expect(release).toMatchObject({ state: 'live', live_at: before?.live_at });
});

test('a message older than the last one changes nothing and gets a status that says so', async () => {
  await insert('43');
  const old = { ...withoutFiles(SAMPLE), title: 'Eski' };
  await sendFlaggedBatch(client, buildNext(2, { release: old, written_at: '2026-03-01T00:00:00Z' }));
  const [, , , acknowledgement] = await waitForAcknowledgements(client, FIRST_ACKNOWLEDGEMENTS + 1);
  expect(acknowledgement).toMatchObject({ file_status: 'UserDefined', proposed_action: 'DoNotResendRelease' });
  expect(await readMessage()).toMatchObject({ message: { kind: 'older' }, release: { title: 'Gece Yüzmesi' } });
});

test('a refused release can be sent again without its files, which the store has kept', async () => {
  await world.behave('a-store', { refuse_release: 'ArtistRoleUnknown', refuse_once: true });
  await sendFlaggedBatch(client, buildNext(1, {}));
  expect(await waitForAcknowledgements(client, 1)).toMatchObject([{ proposed_action: 'ResendXmlOnly' }]);
  await sendFlaggedBatch(client, buildNext(2, { release: withoutFiles(SAMPLE) }));
  await waitForAcknowledgements(client, 4);
  expect(await readMessage()).toMatchObject({
    message: { kind: 'insert', file_status: 'FileOK' },
    release: { state: 'live', tracks: [{ audio: { format: 'FLAC 16 bits 44100 Hz' } }, {}] },
  });
});

test.each([
  ['another codec', 'FLAC</AudioCodecType>', 'PCM</AudioCodecType>', ['.flac', '.wav'], 'the file is not a WAVE'],
  [
    'another bit depth',
    '16</BitsPerSample>',
    '24</BitsPerSample>',
    ['.flac', '.flac'],
    'the audio has 44100 Hz, 16 bits and 2 channels',
  ],
  ['another image format', 'JPEG</ImageCodecType>', 'PNG</ImageCodecType>', ['.jpg', '.png'], 'the file is not a PNG'],
] as const)('a file with %s than in the message is refused', async (_name, right, wrong, [before, after], text) => {
  const batch = buildNext(1, {});
  expect(batch.xml).toContain(right);
  batch.xml = batch.xml.replaceAll(right, wrong).replaceAll(`${before}<`, `${after}<`);
  batch.files = new Map([...batch.files].map(([path, content]) => [path.replace(before, after), content]));
  await sendFlaggedBatch(client, batch);
  expect(await waitForAcknowledgements(client, 1)).toMatchObject([
    { file_status: 'ResourceNotMeetingSpecifications', text: expect.stringContaining(text) },
  ]);
});

test('a pre-order is not live, a track has its own territories, and a release ends when its deals end', async () => {
  const [deal] = SAMPLE.deals;
  if (deal === undefined) throw new Error('the sample has no deals');
  const later = { ...deal, start_at: '2026-03-10T00:00:00Z', end_at: '2026-04-01T00:00:00Z' };
  const sale: ErnDeal = { ...later, commercial_models: ['pay_as_you_go'], use_types: ['permanent_download'] };
  const preOrder = {
    ...sale,
    start_at: '2026-03-01T00:00:00Z',
    end_at: later.start_at,
    is_pre_order: true,
    instant_tracks: [1],
  };
  const tracks = SAMPLE.tracks.map((track, i) =>
    i === 0 ? { ...track, deals: [{ ...later, territories: ['TR', 'US'] }] } : track,
  );
  await sendFlaggedBatch(client, buildNext(1, { release: { tracks, deals: [preOrder, sale, later] } }));
  await waitForAcknowledgements(client, 2);
  expect((await readMessage()).release).toMatchObject({
    state: 'ingested',
    pre_order_from: preOrder.start_at,
    deals: [{ instant_tracks: [1] }, { instant_tracks: [] }, { instant_tracks: [] }],
  });
  await world.moveTo('2026-03-10T00:00:01Z');
  expect((await readMessage()).release).toMatchObject({
    state: 'live',
    tracks: [{ available_in: ['TR', 'US'] }, { available_in: ['Worldwide'] }],
  });
  await world.moveTo('2026-04-01T00:00:01Z');
  expect((await readMessage()).release).toMatchObject({ state: 'withdrawn' });
  expect((await waitForAcknowledgements(client, 4))[3]).toMatchObject({ supply_chain_status: 'ReleaseNotAvailable' });
});
