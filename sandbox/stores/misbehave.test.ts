import type { ErnDeal, ErnRelease, ErnVersion } from '@tangent/ddex/model.ts';
import { buildSampleRelease, withoutFiles } from '@tangent/ddex/testing/sample-release.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readAcknowledgements, waitForAcknowledgements } from '../testing/read-acknowledgements.ts';
import { buildSampleBatch, SAMPLE_MESSAGE_ID, sendBatch, sendFlaggedBatch } from '../testing/sample-batch.ts';
import { sendMail } from '../testing/send-mail.ts';
import type { SftpClient } from '../testing/sftp-client.ts';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import type { Behaviour } from './behaviour.ts';

let world: TestSandbox;
let client: SftpClient;
beforeAll(async () => {
  world = await createTestSandbox();
});
beforeEach(async () => {
  await world.post('/control/reset', {});
  await world.moveTo('2026-02-01T10:00:00Z');
  client = await world.connect('deezer');
});
afterEach(() => client.end());
afterAll(() => world.remove());

async function sendWhile(behaviour: Partial<Behaviour>): Promise<void> {
  await world.behave('deezer', behaviour);
  await sendBatch(client, buildSampleBatch());
  await expect.poll(async () => (await world.store('deezer')).messages.length).toBe(1);
}

test('a store refuses a valid release with the configured status', async () => {
  await sendWhile({ refuse_release: 'UnsupportedUsage' });
  expect(await waitForAcknowledgements(client, 1)).toMatchObject([
    { message_id: SAMPLE_MESSAGE_ID, file_status: 'UnsupportedUsage', text: 'the sandbox is set to refuse' },
  ]);
  expect((await world.store('deezer')).releases).toEqual([]);
});

test('a store reports right hashes as wrong', async () => {
  await sendWhile({ wrong_hash: true });
  expect(await waitForAcknowledgements(client, 1)).toMatchObject([
    {
      file_status: 'SignatureOrHashSumWrongOrMissing',
      proposed_action: 'ResendXmlAndResources',
      files: ['resources/085001234562_01_001.flac SignatureOrHashSumWrongOrMissing'],
    },
  ]);
});

test('a slow store acknowledges when the delay is over', async () => {
  await sendWhile({ delay_ms: 3_600_000 });
  await world.moveTo('2026-02-01T10:50:00Z');
  expect(await readAcknowledgements(client)).toEqual([]);
  await world.moveTo('2026-02-01T11:10:00Z');
  expect(await readAcknowledgements(client)).toHaveLength(2);
});

test('a store drops the receipt and continues', async () => {
  await sendWhile({ drop_acknowledgement: true });
  expect(await waitForAcknowledgements(client, 1)).toMatchObject([
    { supply_chain_status: 'SuccessfullyIngestedByReleaseDistributor' },
  ]);
});

test('a store acknowledges twice with the same bytes under two names', async () => {
  await sendWhile({ acknowledge_twice: true });
  const acknowledgement_files = await waitForAcknowledgements(client, 4);
  const bytes = await Promise.all(acknowledgement_files.map(({ name }) => client.read(`acknowledgements/${name}`)));
  expect(bytes.map(String)).toEqual([bytes[0], bytes[0], bytes[2], bytes[2]].map(String));
});

test('a store acknowledges in reverse order', async () => {
  await world.moveTo('2026-03-02T00:00:00Z');
  await sendWhile({ acknowledge_out_of_order: true });
  expect(
    (await waitForAcknowledgements(client, 3)).map((acknowledgement) => acknowledgement.supply_chain_status),
  ).toEqual(['ReleaseMadeAvailableToConsumers', 'SuccessfullyIngestedByReleaseDistributor', null]);
});

test('truncated acknowledgements are unreadable', async () => {
  await sendWhile({ truncated_acknowledgement: true });
  expect((await waitForAcknowledgements(client, 2)).map((acknowledgement) => acknowledgement.message_id)).toEqual([
    null,
    null,
  ]);
});

test('a store acknowledges with a status in no list', async () => {
  await sendWhile({ unknown_status: true });
  const [receipt, ingested] = await waitForAcknowledgements(client, 2);
  expect(receipt).toMatchObject({ message_id: SAMPLE_MESSAGE_ID, file_status: 'WaitingForFullMoon' });
  expect(ingested).toMatchObject({ file_status: 'FileOK' });
});

test('a store requests the configured action once and then accepts the release', async () => {
  await sendWhile({ refuse_release: 'UnsupportedUsage', refuse_once: true, proposed_action: 'ManualCheckRequired' });
  expect(await waitForAcknowledgements(client, 1)).toMatchObject([
    { file_status: 'UnsupportedUsage', proposed_action: 'ManualCheckRequired' },
  ]);
  await sendBatch(client, buildSampleBatch({ id: '20260201093000001', message_id: 'MSG-0002' }));
  expect((await waitForAcknowledgements(client, 3))[1]).toMatchObject({ file_status: 'FileOK', proposed_action: null });
});

test('a store refuses only updates and keeps the previous release', async () => {
  await sendWhile({ refuse_only: 'update' });
  await waitForAcknowledgements(client, 2);
  const { release } = buildSampleBatch();
  const change = { ...withoutFiles(release), title: 'Gündüz Yüzmesi' };
  await sendBatch(client, buildSampleBatch({ id: '20260201093000001', message_id: 'MSG-0002', release: change }));
  expect((await waitForAcknowledgements(client, 3))[2]).toMatchObject({
    file_status: 'UserDefined',
    proposed_action: 'ResendXmlOnly',
  });
  expect((await world.store('deezer')).releases).toMatchObject([{ title: 'Gece Yüzmesi', state: 'ingested' }]);
});

test('a half-written acknowledgement is completed under the same name', async () => {
  await sendWhile({ half_acknowledgement_ms: 60_000 });
  expect((await waitForAcknowledgements(client, 2)).map((acknowledgement) => acknowledgement.message_id)).toEqual([
    null,
    null,
  ]);
  await world.moveTo('2026-02-01T10:05:00Z');
  expect(await readAcknowledgements(client)).toMatchObject([
    { message_id: SAMPLE_MESSAGE_ID },
    { message_id: SAMPLE_MESSAGE_ID },
  ]);
});

test('a store acknowledges an unknown message hours later, with values in no list', async () => {
  await sendWhile({
    delay_hours: 30,
    acknowledge_unknown_message: true,
    unknown_supply_status: true,
    unknown_action: true,
    wrong_hash: true,
  });
  await world.moveTo('2026-02-02T15:00:00Z');
  expect(await readAcknowledgements(client)).toEqual([]);
  await world.moveTo('2026-02-02T17:00:00Z');
  expect(await readAcknowledgements(client)).toMatchObject([
    { message_id: `${SAMPLE_MESSAGE_ID}-of-somebody-else`, proposed_action: 'SingItToUs' },
  ]);
  await world.post('/control/stores/deezer/calm', {});
  await world.behave('deezer', { unknown_supply_status: true });
  await sendBatch(client, buildSampleBatch({ id: '20260201093000001', message_id: 'MSG-0002' }));
  expect((await waitForAcknowledgements(client, 3))[2]).toMatchObject({ supply_chain_status: 'LentToTheNeighbours' });
});

test('a store uses the older generation of acknowledgements for every message', async () => {
  await sendWhile({ acknowledgement_generation: 'ern_c_15' });
  const [receipt, ingested] = await waitForAcknowledgements(client, 2);
  expect(String(await client.read(`acknowledgements/${receipt?.name}`))).toContain('FtpAcknowledgementMessage');
  expect(receipt).toMatchObject({ message_id: null, file_status: 'FileOK' });
  expect(ingested).toMatchObject({ supply_chain_status: 'SuccessfullyIngestedByReleaseDistributor' });
});

test('a store removes a release when it goes live, or on request', async () => {
  await world.moveTo('2026-03-02T00:00:00Z');
  await sendWhile({ take_off: 'RightsConflict' });
  const statuses = (await waitForAcknowledgements(client, 4)).map(
    (acknowledgement) => acknowledgement.supply_chain_status,
  );
  expect(statuses.slice(2)).toEqual(['ReleaseMadeAvailableToConsumers', 'RightsConflict']);
  expect((await world.store('deezer')).releases).toMatchObject([{ state: 'withdrawn', taken_off: 'RightsConflict' }]);

  await world.behave('deezer', { take_off: null });
  await sendBatch(client, buildSampleBatch({ id: '20260201093000001', message_id: 'MSG-0002' }));
  await waitForAcknowledgements(client, 7);
  const path = '/control/stores/deezer/releases/085001234562/take-off';
  await world.post(path, { reason: 'ReleaseViolatesTermsOfService' });
  expect(await readAcknowledgements(client)).toHaveLength(8);
  const { releases, acknowledgement_files } = await world.store('deezer');
  expect(releases).toMatchObject([{ state: 'withdrawn', tracks: [{ available_in: [] }, { available_in: [] }] }]);
  expect(acknowledgement_files.at(-1)?.xml).toContain('ReleaseViolatesTermsOfService');
  await expect(world.post(path.replace('085', '086'), { reason: 'RightsConflict' })).rejects.toThrow('404');
});

const { tracks: SAMPLE_TRACKS } = buildSampleRelease(2);
const [SAMPLE_ARTIST] = buildSampleRelease(1).artists;

async function sendTo(id: string, behaviour: Partial<Behaviour>, release: Partial<ErnRelease>, version: ErnVersion) {
  const connection = await world.connect(id);
  try {
    await world.behave(id, behaviour);
    await sendBatch(connection, buildSampleBatch({ release, writing: { version } }));
    await expect.poll(async () => (await world.store(id)).messages.length).toBe(1);
    const [message] = (await world.store(id)).messages;
    return [message?.file_status, message?.error_text];
  } finally {
    await connection.end();
  }
}

test('stores that follow their guides refuse a track without songwriters or without an answer about AI', async () => {
  const guide = { follow_guide: true };
  const unknown = SAMPLE_TRACKS.map((track, index) => (index === 0 ? { ...track, contributors: [] } : track));
  const answered = SAMPLE_TRACKS.map((track) => ({ ...track, contains_ai: 'none' as const }));
  const silent = answered.map((track, index) => (index === 1 ? { ...track, contains_ai: null } : track));
  const isrc = (index: number) => SAMPLE_TRACKS[index]?.isrc;
  expect(await sendTo('itunes-store', guide, { tracks: unknown }, '43')).toEqual([
    'MetadataMissing',
    `without songwriters: ${isrc(0)}`,
  ]);
  expect(await sendTo('tidal', guide, { tracks: silent }, '432')).toEqual([
    'MetadataMissing',
    `without an answer about AI: ${isrc(1)}`,
  ]);
  expect(await sendTo('apple-music', guide, { tracks: answered }, '432')).toEqual(['FileOK', null]);
  expect(await sendTo('soundcloud', guide, { tracks: unknown }, '43')).toEqual(['FileOK', null]);
});

const [SAMPLE_DEAL] = buildSampleRelease(1).deals;
const dealsOf = (change: Partial<ErnDeal>) => {
  if (SAMPLE_DEAL === undefined) throw new Error('a sample has deals');
  return { deals: [{ ...SAMPLE_DEAL, use_types: ['on_demand_stream' as const], ...change }] };
};

test.each<[string, Partial<ErnRelease>, string | null]>([
  ['audius', dealsOf({}), null],
  ['audius', dealsOf({ use_types: ['non_interactive_stream'] }), 'NonInteractiveStream'],
  ['audius', dealsOf({ end_at: '2027-01-01T00:00:00Z' }), 'a deal with an end'],
  ['audius', dealsOf({ territories: ['TR'] }), 'a deal that is not worldwide'],
  ['facebook-instagram', {}, 'only one of the two recipients'],
  ['tiktok', {}, 'a file without an MD5: QZABC2600001'],
  ['lyricfind', dealsOf({}), 'terms for sound'],
])('%s that follows its guide answers to %j with %j', async (id, release, text) => {
  const status = text === null ? 'FileOK' : 'UserDefined';
  expect(await sendTo(id, { follow_guide: true }, release, '43')).toEqual([status, text]);
});

test.each([
  ['youtube-music', 'ep', '43', 'UserDefined'],
  ['youtube-music', 'classical_album', '43', 'FileOK'],
  ['youtube-content-id', 'album', '382', 'UserDefined'],
  ['youtube-content-id', 'single_resource', '382', 'FileOK'],
] as const)('%s answers to a release of type %s in ERN %s with %s', async (id, type, version, status) => {
  expect((await sendTo(id, {}, { type }, version))[0]).toBe(status);
});

const claim = (claim_policy: ErnDeal['claim_policy'], territories: string[], use: 'user' | 'label' = 'user') => {
  const use_types = [`user_make_available_${use}_provided` as const];
  return dealsOf({ commercial_models: ['rights_claim'], claim_policy, territories, use_types }).deals;
};

test.each<[string, ErnDeal[], string, string | null]>([
  ['a policy in each country', [...claim('monetize', ['BR', 'TR']), ...claim('block', ['DE'])], 'FileOK', null],
  [
    'two policies for one use',
    [...claim('monetize', ['BR', 'TR']), ...claim('block', ['TR'])],
    'NewReleaseMessageInvalid',
    'claim_policy_twice',
  ],
  [
    'two policies for two uses',
    [...claim('monetize', ['BR', 'TR']), ...claim('track', ['TR'], 'label')],
    'UserDefined',
    'two policies in TR: QZABC2600001',
  ],
  [
    'a policy beside that of the world',
    [...claim('monetize', ['Worldwide']), ...claim('track', ['TR'], 'label')],
    'UserDefined',
    'two policies in Worldwide: QZABC2600001',
  ],
])('Content ID judges the policies of claims: %s', async (_name, deals, status, text) => {
  const release: Partial<ErnRelease> = { type: 'single_resource', deals };
  const [answer, reason = ''] = await sendTo('youtube-content-id', { follow_guide: true }, release, '382');
  expect(answer).toBe(status);
  expect(text === null ? reason : reason?.includes(text)).toBe(text === null ? null : true);
});

test.each([
  [null, 'MetadataMissing', 'the artist page is protected: no key'],
  ['AK-foreign', 'MetadataMissing', 'the key is of another page'],
  ['AK-7f3e', 'FileOK', null],
])('a protected artist page with the key %s is %s', async (key, status, text) => {
  const ids = key === null ? [] : [{ namespace: 'SpotifyArtistKey', id: key }];
  const artists = SAMPLE_ARTIST === undefined ? [] : [{ ...SAMPLE_ARTIST, ids }];
  expect(await sendTo('spotify', { protected_artist_key: 'AK-7f3e' }, { artists }, '43')).toEqual([status, text]);
});

test('a store refuses a release that another distributor delivers, until a mail has made that one take it down', async () => {
  const { icpn } = buildSampleRelease(2);
  const refused = ['UserDefined', 'another distributor delivers this UPC'];
  expect(await sendTo('kkbox', { old_delivery: icpn }, {}, '43')).toEqual(refused);
  const mail = (names: string) =>
    sendMail(
      world.sandbox.smtp_port,
      'ada@music.example',
      ['help@old-distributor.example'],
      `Subject: Takedown\nContent-Type: text/plain\n\nPlease take down UPC ${icpn} (Deniz, Ada) at these stores only: ${names}.\n`,
    );
  const listTakenDown = async () => (await world.get<{ taken_down: object[] }>('/control/old-distributor')).taken_down;
  await mail('Spotify');
  await mail('KKBOX and Spotify');
  await expect.poll(listTakenDown).toEqual([{ icpn, store_id: 'kkbox' }]);
});

test('a strict store waits for a manifest', async () => {
  await world.behave('deezer', { strict: true });
  const batch = buildSampleBatch();
  await sendFlaggedBatch(client, batch);
  await world.moveTo('2026-02-02T10:00:00Z');
  expect(await world.store('deezer')).toMatchObject({ messages: [], waiting_batches: [batch.id] });
});

test('a store that never acknowledges still has the release', async () => {
  await sendWhile({ never_acknowledge: true });
  await world.moveTo('2026-03-02T00:00:00Z');
  expect(await readAcknowledgements(client)).toEqual([]);
  expect((await world.store('deezer')).releases).toMatchObject([{ state: 'live' }]);
});

test('one call changes the behaviour of all stores, and only the named fields', async () => {
  await world.behave('tidal', { delay_ms: 5 });
  await world.behave('all', { never_acknowledge: true });
  expect((await world.store('tidal')).behaviour).toMatchObject({ never_acknowledge: true, delay_ms: 5 });
  expect((await world.store('pandora')).behaviour).toMatchObject({ never_acknowledge: true, delay_ms: 0 });
});

test('an unknown behaviour and an unknown store are refused', async () => {
  await expect(world.behave('deezer', { never_anser: true } as Partial<Behaviour>)).rejects.toThrow('400');
  await expect(world.behave('deezer', { refuse_release: 'Nope' } as never)).rejects.toThrow('400');
  await expect(world.behave('deezer', { delay_ms: -1 })).rejects.toThrow('400');
  await expect(world.behave('Napster', { never_acknowledge: true })).rejects.toThrow('404');
});

test('a reset deletes all data', async () => {
  await sendWhile({ acknowledge_twice: true });
  await world.post('/control/reset', {});
  const store = await world.store('deezer');
  expect(store).toMatchObject({
    releases: [],
    messages: [],
    acknowledgement_files: [],
    behaviour: { acknowledge_twice: false },
  });
  expect(await client.list('/')).toEqual(['acknowledgements']);
  expect(await world.get('/control/clock')).toMatchObject({ offset_ms: 0 });
});
