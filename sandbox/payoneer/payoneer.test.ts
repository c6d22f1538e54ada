import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox({ store_ids: [] });
});
afterAll(() => world.remove());

const address = (path: string) => `http://127.0.0.1:${world.sandbox.http_port}${path}`;
const press = (path: string, fields: Record<string, string>) =>
  fetch(address(path), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

async function getToken(): Promise<string> {
  const authorization = `Basic ${Buffer.from('sandbox:sandbox-secret').toString('base64')}`;
  const body = new URLSearchParams({ grant_type: 'client_credentials' });
  const response = await fetch(address('/payoneer/login/api/v2/oauth2/token'), {
    method: 'POST',
    headers: { authorization },
    body,
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function callApi(token: string, path: string, body?: object) {
  const response = await fetch(address(`/payoneer/api/v4/programs/100100${path}`), {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const payment = { client_reference_id: 'w1', payee_id: 'mara', description: '<b>March</b>', currency: 'USD' };

test('a program registers and pays a payee, and the page shows it and can trigger every fault', async () => {
  const token = await getToken();
  const input = { payee_id: 'mara', redirect_url: 'http://localhost:4300/back' };
  const { body: link } = await callApi(token, '/payees/registration-link', input);
  const page = (link.result as { registration_link: string }).registration_link;
  const rendered = await fetch(page);
  expect(rendered.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:4300");
  await press(new URL(page).pathname, { decision: 'register' });
  await press('/control/payoneer/behaviour', { complete_after_ms: '0', fee_cents: '99', refuse_payouts: '' });
  const paid = await callApi(token, '/masspayouts', { Payments: [{ ...payment, amount: '20.50' }] });
  expect(paid).toEqual({ status: 201, body: { result: 'Payments Created' } });
  const known = await callApi(token, '/masspayouts', { Payments: [{ ...payment, amount: '20.50' }] });
  expect(known).toMatchObject({
    status: 400,
    body: { error_description: expect.stringContaining('client_reference_id') },
  });
  expect((await callApi(token, '/payouts/w1/status')).body.result).toMatchObject({
    status: 'Transferred',
    amount: '20.50',
    fee_amount: '0.99',
    payee_id: 'mara',
  });
  await press('/control/payoneer/payouts/w1/end', { status: 'Returned', reason: 'Account closed' });
  await press('/control/payoneer/payees/mara/status', { status: 'Inactive' });
  const home = await (await fetch(address('/'))).text();
  for (const text of [
    '$20.50',
    '&lt;b&gt;March&lt;/b&gt;',
    'Returned</span> Account closed',
    '<option selected>Inactive',
  ])
    expect(home).toContain(text);
});

test('invalid requests are refused, and a reset deletes all data', async () => {
  const token = await getToken();
  expect((await callApi('made-up', '/payouts/w1/status')).status).toBe(401);
  const wrong: object[] = [
    { Payments: [{ ...payment, amount: 20.5 }] },
    { Payments: [{ ...payment, amount: '20.5' }] },
    { Payments: [{ ...payment, amount: '20.50', currency: 'EUR' }] },
    { Payments: [{ ...payment, amount: '20.50', colour: 'red' }] },
    { Payments: [] },
  ];
  for (const body of wrong) expect((await callApi(token, '/masspayouts', body)).status).toBe(400);
  await expect(world.post('/control/payoneer/behaviour', { fee: 1 })).rejects.toThrow('400');
  await expect(world.post('/control/payoneer/payees/nobody/status', { status: 'Active' })).rejects.toThrow('404');
  await world.post('/control/reset', {});
  expect(await world.get('/control/payoneer')).toMatchObject({ payees: [], payouts: [], tokens: 0 });
  expect((await callApi(await getToken(), '/payees/mara/status')).status).toBe(404);
});
