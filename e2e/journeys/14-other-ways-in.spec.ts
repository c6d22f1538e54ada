import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { SANDBOX_ORIGIN } from '../product.ts';
import { fillLogin, signIn } from '../steps/account.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const DEMO_PASSWORD = 'Tangent-demo-1';

test('[S3-009] [S7-018] a user signs in with Google, the first time and again', async ({ browser }) => {
  for (const way of ['signup', 'login']) {
    const page = await browser.newPage();
    await page.goto(`/auth/${way}?redirect=/artists`);
    await page.getByRole('button', { name: t('auth.social.google') }).click();
    await page.waitForURL(`${SANDBOX_ORIGIN}/openid/google/**`);
    await typeAccount(page, 'Mina Holm', 'mina.holm@example.com');
    await expect(page).toHaveURL(/\/artists$/);
    await page.goto('/account');
    await expect(page.getByText(t('account.set_password.text'))).toBeVisible();
    await expect(page.getByText('mina.holm@example.com').first()).toBeVisible();
    await page.close();
  }
});

test('[S2-008] [S2-060] [S2-061] [S7-022] a user signs in with Apple and hides the address', async ({ page }) => {
  await page.goto('/auth/signup');
  await page.getByRole('button', { name: t('auth.social.apple') }).click();
  await page.waitForURL(`${SANDBOX_ORIGIN}/openid/apple/**`);
  await page.getByLabel('Hide my email').check();
  await typeAccount(page, 'Ivo Reis', 'ivo.reis@example.com');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ivo Reis');
  await expect(page.getByText(/@privaterelay/).first()).toBeVisible();
});

test('[S2-062] [S8-010] a foreign or cancelled return from Apple leads back to signing in', async ({ page }) => {
  for (const query of ['code=stolen&state=evil', 'state=apple_signin.abc', 'code=stolen&state=apple_signin.abc']) {
    await page.goto(`/auth/callback?${query}`);
    await expect(page).toHaveURL(/\/auth\/login\?error=auth_failed/);
    await expect(page.getByText(t('auth.notice.auth_failed.title'))).toBeVisible();
  }
  await page.getByRole('button', { name: t('auth.social.apple') }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?error=auth_failed/);
  await expectAccessible(page);
});

test('[S8-009] a token that Google did not sign grants no access', async ({ page }) => {
  const misbehave = (fault: string | null) =>
    fetch(`${SANDBOX_ORIGIN}/control/openid/behaviour`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault }),
    });
  await misbehave('hs256_with_public_key');
  try {
    await page.goto('/auth/login');
    await page.getByRole('button', { name: t('auth.social.google') }).click();
    await typeAccount(page, 'Eve Null', 'eve.null@example.com');
    await expect(page.getByText(t('error.google_failed')).first()).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(new URL(page.url()).hash).toBe('');
  } finally {
    await misbehave(null);
  }
});

test('owners of closed accounts learn whom to contact', async ({ page }) => {
  await page.goto('/auth/login');
  await fillLogin(page, 'deactivated', DEMO_PASSWORD);
  await expect(page.getByText(t('error.deactivated_account'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('auth.blocked.support') })).toHaveAttribute('href', /^mailto:/);
});

test('a program of a paid account gets a token that is shown once', async ({ page }) => {
  await signIn(page, 'pro', DEMO_PASSWORD, { path: '/account' });
  await page.getByRole('button', { name: t('account.tokens.new') }).click();
  const dialog = page.getByRole('dialog', { name: t('account.tokens.new') });
  await dialog.getByLabel(t('account.tokens.name'), { exact: true }).fill('Radio widget');
  await dialog.getByRole('checkbox', { name: t('account.scope.read_releases.name') }).check();
  await dialog.getByRole('button', { name: t('account.tokens.create') }).click();
  const question = page.getByRole('dialog', { name: t('account.step_up.title') });
  await question.getByLabel(t('auth.field.password'), { exact: true }).fill(DEMO_PASSWORD);
  await question.getByRole('button', { name: t('account.step_up.confirm') }).click();
  const token = (await page.getByText(/^tgt_/).textContent()) ?? '';
  await page.getByRole('button', { name: t('account.tokens.kept') }).click();
  const fetchPath = (path: string) =>
    fetch(new URL(path, page.url()), { headers: { authorization: `Bearer ${token}` } });
  expect((await fetchPath('/v1/api/releases?sort=newest')).status).toBe(200);
  expect((await fetchPath('/v1/api/account')).status).toBe(403);
  await page.getByRole('button', { name: t('account.tokens.end_named', { name: 'Radio widget' }) }).click();
  await page
    .getByRole('button', { name: t('account.tokens.end'), exact: true })
    .last()
    .click();
  await expect.poll(async () => (await fetchPath('/v1/api/releases?sort=newest')).status).toBe(401);
});

/** Fills in the account on the provider's page. */
async function typeAccount(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}
