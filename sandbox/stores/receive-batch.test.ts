import { withoutFiles } from '@tangent/ddex/testing/sample-release.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readAcknowledgements, waitForAcknowledgements } from '../testing/read-acknowledgements.ts';
import {
  buildSampleBatch,
  completeBatch,
  SAMPLE_MESSAGE_ID,
  type SampleBatch,
  sendBatch,
  sendFiles,
} from '../testing/sample-batch.ts';
import type { SftpClient } from '../testing/sftp-client.ts';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let world: TestSandbox;
let client: SftpClient;
beforeAll(async () => {
  world = await createTestSandbox();
});
beforeEach(async () => {
  await world.post('/control/reset', {});
  await world.moveTo('2026-02-01T10:00:00Z');
  client = await world.connect('spotify');
});
afterEach(() => client.end());
afterAll(() => world.remove());

test('a valid package is ingested at once and goes live when its deal starts by the store’s clock', async () => {
  await sendBatch(client, buildSampleBatch());
  const [receipt, ingested] = await waitForAcknowledgements(client, 2);
  expect(receipt).toMatchObject({ message_id: SAMPLE_MESSAGE_ID, file_status: 'FileOK', supply_chain_status: null });
  expect(ingested).toMatchObject({ supply_chain_status: 'SuccessfullyIngestedByReleaseDistributor' });

  await world.moveTo('2026-02-28T23:59:00Z');
  expect(await readAcknowledgements(client)).toHaveLength(2);
  await world.moveTo('2026-03-01T00:00:01Z');
  const [, , live] = await readAcknowledgements(client);
  expect(live).toMatchObject({ file_status: 'FileOK', supply_chain_status: 'ReleaseMadeAvailableToConsumers' });
  const { releases } = await world.store('spotify');
  expect(releases).toMatchObject([
    {
      title: 'Gece Yüzmesi',
      artist: 'Nova & <Kin>',
      message_id: SAMPLE_MESSAGE_ID,
      state: 'live',
      icpn: '085001234562',
    },
  ]);
  expect(releases[0]?.live_at).toMatch(/^2026-03-01T00:00:0/);
});

test('a package with a started deal goes live at once', async () => {
  await world.moveTo('2026-03-02T00:00:00Z');
  await sendBatch(client, buildSampleBatch());
  const acknowledgements = await waitForAcknowledgements(client, 3);
  expect(acknowledgements[2]).toMatchObject({ supply_chain_status: 'ReleaseMadeAvailableToConsumers' });
});

test('an incomplete batch is not read', async () => {
  const batch = buildSampleBatch();
  await sendFiles(client, batch);
  await world.moveTo('2026-03-02T00:00:00Z');
  expect(await readAcknowledgements(client)).toEqual([]);
  expect(await world.store('spotify')).toMatchObject({ messages: [], waiting_batches: [batch.id] });
  await client.put(`${batch.id}/BatchComplete_${batch.id}.xml`, '<half');
  await world.moveTo('2026-03-03T00:00:00Z');
  expect(await readAcknowledgements(client)).toEqual([]);
  await client.remove(`${batch.id}/BatchComplete_${batch.id}.xml`);
  await completeBatch(client, batch);
  expect(await waitForAcknowledgements(client, 3)).toMatchObject([{ file_status: 'FileOK' }, {}, {}]);
});

const COVER = 'resources/085001234562.jpg';
const AUDIO = 'resources/085001234562_01_002.flac';

const broken: [string, (batch: SampleBatch) => void, object][] = [
  [
    'a missing file',
    (batch) => batch.files.delete(COVER),
    { file_status: 'ResourceMissing', files: [`${COVER} ResourceMissing`], proposed_action: 'ResendXmlAndResources' },
  ],
  [
    'different content of the same size',
    (batch) => batch.files.get(AUDIO)?.fill(7),
    { file_status: 'SignatureOrHashSumWrongOrMissing', files: [`${AUDIO} SignatureOrHashSumWrongOrMissing`] },
  ],
  [
    'a file that is cut off',
    (batch) => batch.files.set(AUDIO, batch.files.get(AUDIO)?.slice(0, 100) ?? new Uint8Array()),
    { file_status: 'ResourceCorrupt', files: [`${AUDIO} ResourceCorrupt`] },
  ],
  [
    'text that is not XML',
    (batch) => {
      batch.xml = batch.xml.slice(0, 500);
    },
    { file_status: 'NewReleaseMessageInvalid', text: expect.stringContaining('xml_unreadable') },
  ],
  [
    'a message that violates the schema',
    (batch) => {
      batch.xml = batch.xml.replaceAll('OnDemandStream', 'OnDemandDream');
    },
    {
      file_status: 'NewReleaseMessageInvalid',
      proposed_action: 'ResendXmlAndResources',
      text: expect.stringContaining('value_invalid'),
    },
  ],
  [
    'a product code with a wrong check digit',
    (batch) => {
      batch.xml = batch.xml.replaceAll('<ICPN>085001234562', '<ICPN>085001234561');
    },
    { file_status: 'IdentifierInvalid', text: expect.stringContaining('icpn_invalid') },
  ],
  [
    'a message that differs from the manifest',
    (batch) => {
      batch.message_id = 'MSG-0002';
    },
    { file_status: 'NewReleaseMessageInvalid' },
  ],
];

test.each(broken)('%s is refused with the matching status', async (_name, breakBatch, expected) => {
  const batch = buildSampleBatch();
  breakBatch(batch);
  await sendBatch(client, batch);
  expect(await waitForAcknowledgements(client, 1)).toMatchObject([{ supply_chain_status: null, ...expected }]);
  expect((await world.store('spotify')).releases).toEqual([]);
});

test('a missing message, or one that does not match the manifest, is refused', async () => {
  const missing = buildSampleBatch();
  await client.mkdir(missing.id);
  await completeBatch(client, missing);
  expect(await waitForAcknowledgements(client, 1)).toMatchObject([{ file_status: 'ErnMissing' }]);

  const changed = buildSampleBatch({ id: '20260201093000001', message_id: 'MSG-0002' });
  await sendFiles(client, changed);
  changed.xml += ' ';
  await completeBatch(client, changed);
  await expect.poll(async () => (await world.store('spotify')).messages.length).toBe(2);
  const { messages } = await world.store('spotify');
  expect(messages[1]?.file_status).toBe('SignatureOrHashSumWrongOrMissing');
});

test('an update needs no files, and a message without deals takes the release down', async () => {
  await sendBatch(client, buildSampleBatch());
  await waitForAcknowledgements(client, 2);
  const update = buildSampleBatch({
    id: '20260201093000001',
    message_id: 'MSG-0002',
    release: { ...withoutFiles(buildSampleBatch().release), title: 'Gündüz Yüzmesi' },
  });
  await sendBatch(client, update);
  await waitForAcknowledgements(client, 4);
  expect((await world.store('spotify')).releases).toMatchObject([{ title: 'Gündüz Yüzmesi', state: 'ingested' }]);
  const takedown = buildSampleBatch({
    id: '20260201093000002',
    message_id: 'MSG-0003',
    release: { ...withoutFiles(buildSampleBatch().release), deals: [] },
  });
  await sendBatch(client, takedown);
  await waitForAcknowledgements(client, 6);
  expect((await world.store('spotify')).releases).toMatchObject([{ state: 'withdrawn', live_from: null }]);
});

test('a new release cannot come without files or deals', async () => {
  const release = withoutFiles(buildSampleBatch().release);
  await sendBatch(client, buildSampleBatch({ release }));
  expect(await waitForAcknowledgements(client, 1)).toMatchObject([{ file_status: 'ResourceMissing' }]);
  await sendBatch(
    client,
    buildSampleBatch({ id: '20260201093000001', message_id: 'MSG-0002', release: { ...release, deals: [] } }),
  );
  expect(
    (await waitForAcknowledgements(client, 2)).map((acknowledgement) => acknowledgement.file_status).sort(),
  ).toEqual(['NoDealInNewReleaseMessage', 'ResourceMissing']);
});

test('a repeated message changes nothing and is acknowledged again', async () => {
  await sendBatch(client, buildSampleBatch());
  await waitForAcknowledgements(client, 2);
  await sendBatch(client, buildSampleBatch({ id: '20260201093000001' }));
  await waitForAcknowledgements(client, 3);
  expect(await world.store('spotify')).toMatchObject({ messages: [{ message_id: SAMPLE_MESSAGE_ID }], releases: [{}] });
});

test('after a restart the catalogue is kept, nothing is read twice and releases still go live', async () => {
  await sendBatch(client, buildSampleBatch());
  await waitForAcknowledgements(client, 2);
  const before = await world.store('spotify');
  await world.restart();
  expect(await world.store('spotify')).toEqual(before);
  await world.moveTo('2026-03-01T00:00:01Z');
  expect((await world.store('spotify')).releases).toMatchObject([{ state: 'live' }]);
  const again = await world.connect('spotify');
  expect(await readAcknowledgements(again)).toHaveLength(3);
  again.end();
});
