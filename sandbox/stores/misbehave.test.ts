import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAnswers, waitForAnswers } from '../testing/read-answers.ts';
import { buildSampleBatch, SAMPLE_MESSAGE_ID, sendBatch } from '../testing/sample-batch.ts';
import type { SftpClient } from '../testing/sftp-client.ts';
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import type { Behaviour } from './behaviour.ts';

let world: TestSandbox;
let client: SftpClient;
beforeEach(async () => {
  world = await openTestSandbox();
  await world.moveTo('2026-02-01T10:00:00Z');
  client = await world.connect('deezer');
});
afterEach(async () => {
  client.end();
  await world.remove();
});

async function sendWhile(behaviour: Partial<Behaviour>): Promise<void> {
  await world.behave('deezer', behaviour);
  await sendBatch(client, buildSampleBatch());
  await expect.poll(async () => (await world.store('deezer')).messages.length, { timeout: 10_000 }).toBe(1);
}

test('a store refuses a right release with the status it was told', async () => {
  await sendWhile({ refuse_release: 'UnsupportedUsage' });
  expect(await waitForAnswers(client, 1)).toMatchObject([
    { message_id: SAMPLE_MESSAGE_ID, file_status: 'UnsupportedUsage', text: 'the sandbox was told to refuse' },
  ]);
  expect((await world.store('deezer')).releases).toEqual([]);
});

test('a store says that right hashes are wrong', async () => {
  await sendWhile({ wrong_hash: true });
  expect(await waitForAnswers(client, 1)).toMatchObject([
    {
      file_status: 'SignatureOrHashSumWrongOrMissing',
      proposed_action: 'ResendXmlAndResources',
      files: ['resources/085001234562_01_001.flac SignatureOrHashSumWrongOrMissing'],
    },
  ]);
});

test('a slow store answers when its time has come', async () => {
  await sendWhile({ delay_ms: 3_600_000 });
  await world.moveTo('2026-02-01T10:50:00Z');
  expect(await readAnswers(client)).toEqual([]);
  await world.moveTo('2026-02-01T11:10:00Z');
  expect(await readAnswers(client)).toHaveLength(2);
});

test('a store loses the receipt and goes on', async () => {
  await sendWhile({ drop_acknowledgement: true });
  expect(await waitForAnswers(client, 1)).toMatchObject([
    { supply_chain_status: 'SuccessfullyIngestedByReleaseDistributor' },
  ]);
});

test('a store answers twice with the same bytes under two names', async () => {
  await sendWhile({ answer_twice: true });
  const answers = await waitForAnswers(client, 4);
  const bytes = await Promise.all(answers.map(({ name }) => client.read(`acknowledgements/${name}`)));
  expect(bytes.map(String)).toEqual([bytes[0], bytes[0], bytes[2], bytes[2]].map(String));
});

test('a store answers the last thing first', async () => {
  await world.moveTo('2026-03-02T00:00:00Z');
  await sendWhile({ answer_out_of_order: true });
  expect((await waitForAnswers(client, 3)).map((answer) => answer.supply_chain_status)).toEqual([
    'ReleaseMadeAvailableToConsumers',
    'SuccessfullyIngestedByReleaseDistributor',
    null,
  ]);
});

test('answers that break off in the middle cannot be read', async () => {
  await sendWhile({ truncated_acknowledgement: true });
  expect((await waitForAnswers(client, 2)).map((answer) => answer.message_id)).toEqual([null, null]);
});

test('a store answers with a status that is in no list', async () => {
  await sendWhile({ unknown_status: true });
  const [receipt, ingested] = await waitForAnswers(client, 2);
  expect(receipt).toMatchObject({ message_id: SAMPLE_MESSAGE_ID, file_status: 'WaitingForFullMoon' });
  expect(ingested).toMatchObject({ file_status: 'FileOK' });
});

test('a store that never answers still has the release', async () => {
  await sendWhile({ never_answer: true });
  await world.moveTo('2026-03-02T00:00:00Z');
  expect(await readAnswers(client)).toEqual([]);
  expect((await world.store('deezer')).releases).toMatchObject([{ state: 'live' }]);
});

test('one call changes the behaviour of all stores, and only what it names', async () => {
  await world.behave('tidal', { delay_ms: 5 });
  await world.behave('all', { never_answer: true });
  expect((await world.store('tidal')).behaviour).toMatchObject({ never_answer: true, delay_ms: 5 });
  expect((await world.store('pandora')).behaviour).toMatchObject({ never_answer: true, delay_ms: 0 });
});

test('a behaviour that does not exist, or of a store that does not, is refused', async () => {
  await expect(world.behave('deezer', { never_anser: true } as Partial<Behaviour>)).rejects.toThrow('400');
  await expect(world.behave('deezer', { refuse_release: 'Nope' } as never)).rejects.toThrow('400');
  await expect(world.behave('deezer', { delay_ms: -1 })).rejects.toThrow('400');
  await expect(world.behave('Napster', { never_answer: true })).rejects.toThrow('404');
});

test('a reset forgets everything', async () => {
  await sendWhile({ answer_twice: true });
  await world.post('/control/reset', {});
  const store = await world.store('deezer');
  expect(store).toMatchObject({ releases: [], messages: [], answers: [], behaviour: { answer_twice: false } });
  expect(await client.list('/')).toEqual(['acknowledgements']);
  expect(await world.get('/control/clock')).toMatchObject({ offset_ms: 0 });
});
