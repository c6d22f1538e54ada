import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForAnswers } from '../testing/read-answers.ts';
import { buildSampleBatch, sendBatch } from '../testing/sample-batch.ts';
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let world: TestSandbox;
beforeAll(async () => {
  world = await openTestSandbox();
});
afterAll(() => world.remove());

const address = (path: string) => `http://127.0.0.1:${world.sandbox.http_port}${path}`;
const readPage = async () => (await fetch(address('/'))).text();

async function press(path: string, fields: Record<string, string> | [string, string][]): Promise<Response> {
  return fetch(address(path), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
}

test('the page says that it stands in for the outside world, and lists the twelve stores', async () => {
  const page = await readPage();
  expect(page).toContain('This is the sandbox.');
  expect(page.match(/id="store-/g)).toHaveLength(12);
  expect(page).toContain('against the official schema');
});

test('the page shows what a store received, with names that are no HTML', async () => {
  await press('/control/clock', { offset_ms: String(Date.parse('2026-03-02T00:00:00Z') - Date.now()) });
  const client = await world.connect('spotify');
  await sendBatch(client, buildSampleBatch());
  await waitForAnswers(client, 3);
  client.end();
  const page = await readPage();
  expect(page).toContain('<strong>Gece Yüzmesi</strong>');
  expect(page).toContain('by Nova &amp; &lt;Kin&gt;');
  expect(page).toContain('<span class="pill live">live</span>');
  expect(page).toContain('ReleaseMadeAvailableToConsumers');
});

test('the link to the help centre leads somewhere', async () => {
  expect(await (await fetch(address('/help'))).text()).toContain('The help centre would be here.');
});

test('the form of a store switches its behaviour on and off and leads back to the page', async () => {
  const answer = await press('/control/stores/tidal/behaviour', [
    ['never_answer', 'false'],
    ['never_answer', 'true'],
    ['answer_twice', 'false'],
    ['refuse_release', 'RightsUnknown'],
  ]);
  expect(answer.status).toBe(400);
  const right = await press('/control/stores/tidal/behaviour', [
    ['never_answer', 'false'],
    ['never_answer', 'true'],
    ['answer_twice', 'false'],
    ['refuse_release', ''],
    ['half_write', ''],
    ['delay_ms', '10'],
  ]);
  expect([right.status, right.headers.get('location')]).toEqual([303, '/']);
  expect((await world.store('tidal')).behaviour).toMatchObject({
    never_answer: true,
    answer_twice: false,
    refuse_release: null,
    half_write: null,
    delay_ms: 10,
  });
  expect(await readPage()).toContain('misbehaving');
});

test('the buttons move the clock and reset everything', async () => {
  await press('/control/clock', { offset_ms: '3600000' });
  expect(await world.get('/control/clock')).toMatchObject({ offset_ms: 3_600_000 });
  await press('/control/reset', {});
  expect(await world.get('/control/clock')).toMatchObject({ offset_ms: 0 });
  expect(await readPage()).not.toContain('Gece Yüzmesi');
});
