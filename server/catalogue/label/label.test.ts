import { createLabel, deleteLabel, listLabels } from '@tangent/contract/catalogue/label.ts';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  account = await signUp(app);
});
afterAll(() => app.close());

const add = (name: string, caller = account) => caller.call(createLabel, { body: { name } });
const names = async (caller = account) => (await caller.call(listLabels)).body.items.map(({ name }) => name);

test('[S1-014] label names require Advanced; other plans get an error that names the plan', async () => {
  for (const plan of ['free', 'pro'] as const) {
    await grantPlanTo(app, account, plan);
    const { status, error } = await add('Yıldız Plak');
    expect([status, error]).toMatchObject([
      403,
      { name: 'premium_required', feature: 'label_names', plan: 'advanced' },
    ]);
  }
  await grantPlanTo(app, account, 'advanced');
  expect((await add('  Yıldız Plak ')).body.name).toBe('Yıldız Plak');
});

test('[S1-014] a label name is unique, has one to eighty characters and no invisible ones', async () => {
  for (const [name, code] of [
    ['yıldız plak', 'duplicate_label'],
    [' ', 'required'],
    ['ş'.repeat(81), 'max_length'],
    ['A\u202eB', 'invalid_characters'],
  ] as const) {
    expect((await add(name)).error.errors).toMatchObject({ name: { code } });
  }
  expect((await add('ş'.repeat(80))).status).toBe(201);
});

test('[S1-014] an account has at most ten label names, even with simultaneous requests', async () => {
  const before = (await names()).length;
  const responses = await Promise.all(Array.from({ length: 20 }, (_, number) => add(`Label ${number}`)));
  expect(responses.filter(({ status }) => status === 201).length).toBe(10 - before);
  expect(responses.find(({ status }) => status !== 201)?.error.errors).toEqual({
    name: { code: 'label_limit', params: { max: 10 } },
  });
});

test('[S1-014] only the owner removes a label name, even after a downgrade', async () => {
  const [label] = (await account.call(listLabels)).body.items;
  const id = label?.id ?? '';
  const stranger = await signUp(app);
  await grantPlanTo(app, stranger, 'advanced');
  expect(await names(stranger)).toEqual([]);
  for (const unknown of [id, uuidv7()]) {
    expect((await stranger.call(deleteLabel, { params: { id: unknown } })).status).toBe(404);
  }
  await grantPlanTo(app, account, 'free');
  expect((await account.call(deleteLabel, { params: { id } })).status).toBe(204);
  expect(await names()).not.toContain(label?.name);
});
