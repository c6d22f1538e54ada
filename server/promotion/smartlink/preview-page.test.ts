import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../identity/auth/public.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { findPreviewPage } from './preview-page.ts';

let app: TestApp;
let owner: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  owner = await signUp(app);
});
afterAll(() => app.close());

const find = (account: TestAccount, id: string, state?: string) =>
  findPreviewPage(app.db, { user_id: account.user._id } as Actor, { id, state }, app.clock.now());

test('the owner of a draft sees the page that it will have, with the chosen stores, and nobody else does', async () => {
  const { id, artwork } = await addDraft(app, owner, { title: 'Yavaş Vapur', store_ids: ['spotify', 'deezer'] });
  const found = await find(owner, id);
  expect(found?.states).toEqual(['live']);
  const cover_path = `/v1/api/uploads/${artwork?.id}/image?size=1000`;
  expect(found?.page).toMatchObject({ title: 'Yavaş Vapur', state: 'live', artist_key: null, cover_path });
  expect(found?.page.stores.map((store) => store.id)).toEqual(['spotify', 'deezer']);
  expect(await find(await signUp(app), id)).toBeNull();
});

test('with a pre-save there are two pages, the one before the release first', async () => {
  const { id } = await addDraft(app, owner, { store_ids: ['spotify'] });
  await app.db.update(releases).set({ presave_enabled: true }).where(eq(releases.id, id));
  expect((await find(owner, id))?.states).toEqual(['presave', 'live']);
  expect((await find(owner, id))?.page.state).toBe('presave');
  expect((await find(owner, id, 'live'))?.page.state).toBe('live');
  expect((await find(owner, id, 'unavailable'))?.page.state).toBe('presave');
});
