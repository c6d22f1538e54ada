import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { SANDBOX_ORIGIN, tangent } from '../product.ts';
import { signIn } from '../steps/account.ts';
import { test } from '../test.ts';

const PASSWORD = 'Tangent-demo-1';
const BEFORE = 'Devagar';
const AFTER = 'Devagar (Edição de Verão)';
const REFUSING = { id: 'deezer', name: 'Deezer' };
const PATIENT = { timeout: 90_000 };

const t = getTranslator('en');
const pt = getTranslator('pt');
const wide = { viewport: { width: 1440, height: 900 } } as const;
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

test.describe.configure({ mode: 'serial' });

async function configureStore(behaviour: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${SANDBOX_ORIGIN}/control/stores/${REFUSING.id}/behaviour`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(behaviour),
  });
  expect(response.ok).toBe(true);
}

async function openOwnRelease(page: Page, title: string): Promise<void> {
  await signIn(page, 'pro', PASSWORD, { language: 'pt', path: '/distributions' });
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
}

test.beforeAll(async () => {
  // The demo creates its releases within half a minute of the first start, and delivers them a while later.
  const isPublished = async () => (await tangent('release', 'list', 'published')).includes(BEFORE);
  await expect.poll(isPublished, PATIENT).toBe(true);
});

test('an artist requests, in Portuguese on a phone, a new title for a live release', async ({ browser }) => {
  const page = await (await browser.newContext(phone)).newPage();
  await openOwnRelease(page, BEFORE);
  await page.getByRole('link', { name: pt('change.start') }).click();
  await expect(page.getByRole('heading', { level: 1, name: pt('change.title') })).toBeVisible();
  await page
    .getByRole('textbox', { name: pt('release.field.title'), exact: true })
    .first()
    .fill(AFTER);
  // The editor of lyrics and the credits are inside the track.
  await page.getByRole('button', { name: pt('change.track', { number: 1, title: BEFORE }) }).click();
  const lyrics = page.getByRole('textbox', { name: pt('release.field.lyrics') });
  await lyrics.fill(`${await lyrics.inputValue()}\n[Refrão]\nAté o verão acabar`);
  await page.getByLabel(pt('change.note')).fill('A edição de verão sai com este nome.');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: pt('change.send') }).click();
  await expect(page.getByText(pt('change.state.proposed'), { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('staff see the differences and send the change to the stores', async ({ browser }) => {
  await configureStore({ refuse_release: 'MetadataMissing', refuse_only: 'update' });
  const page = await (await browser.newContext(wide)).newPage();
  await signIn(page, 'staff', PASSWORD, { path: '/backoffice/changes' });
  await expect(page.getByText(AFTER)).toBeVisible();
  await expect(page.getByText(t('release.lyrics_view.difference.added', { number: '1' }))).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page
    .getByRole('button', { name: t('backoffice.changes.approve') })
    .first()
    .click();
  await expect(page.getByText(t('backoffice.changes.approved'))).toBeVisible();
});

test('eleven stores change it, one refuses, and the artist sees both while it stays live everywhere', async ({
  browser,
}) => {
  const page = await (await browser.newContext(wide)).newPage();
  await openOwnRelease(page, AFTER);
  const part = (progress: string, count: number) =>
    page.getByText(new RegExp(`^${pt(`change.progress.${progress}`)} ${count}$`));
  await expect(part('accepted', 11)).toBeVisible(PATIENT);
  await expect(part('refused', 1)).toBeVisible();
  await expect(page.getByRole('region', { name: AFTER, exact: true })).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: pt('release.stores_title', { live: 12, total: 12 }) }),
  ).toBeVisible();
});

test('staff find the refusal, read the complete exchange, and send the change again', async ({ browser }) => {
  const page = await (await browser.newContext(wide)).newPage();
  await signIn(page, 'staff', PASSWORD, { path: '/backoffice/deliveries' });
  await page.getByLabel(t('store.store'), { exact: true }).selectOption(REFUSING.id);
  const row = page.getByRole('row').filter({ hasText: AFTER });
  await expect(row.getByText(t('backoffice.message.state.rejected'))).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await row.getByRole('link').first().click();
  await expect(page.getByText('MetadataMissing').first()).toBeVisible();
  await page
    .getByRole('button', { name: t('backoffice.message.words') })
    .first()
    .click();
  await expect(page.getByText('NewReleaseMessage').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await configureStore({ refuse_release: null, refuse_only: null });
  await page.getByRole('button', { name: t('backoffice.actions.resend_data') }).click();
  await page.getByRole('button', { name: t('backoffice.actions.resend'), exact: true }).click();
  await expect(page.getByText(t('backoffice.message.state.accepted'), { exact: true }).first()).toBeVisible(PATIENT);
});

test('a store is paused with a reason and resumed; the log names who did what', async ({ browser }) => {
  const page = await (await browser.newContext(wide)).newPage();
  await signIn(page, 'staff', PASSWORD, { path: '/backoffice/stores' });
  await page.getByLabel(t('backoffice.stores.search'), { exact: true }).fill('qobuz');
  await page.getByRole('button', { name: t('backoffice.connection.pause_store', { store: 'Qobuz' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('backoffice.connection.pause'), exact: true }).click();
  await expect(dialog.getByText(t('backoffice.connection.note_missing'))).toBeVisible();
  await dialog.getByLabel(t('backoffice.connection.pause_note')).fill('They move to another server.');
  await dialog.getByRole('button', { name: t('backoffice.connection.pause'), exact: true }).click();
  await expect(page.getByText('They move to another server.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: t('backoffice.connection.resume_store', { store: 'Qobuz' }) }).click();
  await expect(page.getByText(t('backoffice.connection.resumed', { store: 'Qobuz' }))).toBeVisible();
  await page.goto('/backoffice/audit');
  for (const [subject, action] of [
    ['store', 'store_resume'],
    ['store', 'store_pause'],
    ['delivery', 'delivery_resend'],
  ] as const) {
    await page.getByLabel(t('backoffice.audit.subject'), { exact: true }).selectOption(subject);
    await expect(page.getByText(t(`backoffice.audit.action.${action}`)).first()).toBeVisible();
  }
  await expectAccessibleInBothThemes(page);
});
