import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { confirmAddress, fillLogin, openAccount, PASSWORD, readCode, readNextCode, toEmail } from '../steps/account.ts';
import { findMail, linkIn } from '../steps/mail.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const NEW_PASSWORD = 'Winter-garden-88';
const NORA = { first_name: 'Nora', last_name: 'Kaya', username: 'norakaya', language: 'en' } as const;
const DEREN = { first_name: 'Deren', last_name: 'Işık', username: 'derenisik', language: 'tr' } as const;

test.describe.configure({ mode: 'serial' });
let page: Page;
let secret = '';
let recoveryCodes: string[] = [];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});
test.afterAll(() => page.close());

test('[S2-136] [S9-018] [S2-135] a user signs up in Turkish on a phone at night and verifies the address', async ({
  browser,
}) => {
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'es-ES' })
  ).newPage();
  const tr = getTranslator('tr');
  await phone.goto('/auth/signup?lang=tr&ref=unknown1&utm_campaign=spring');
  await expect(phone.locator('html')).toHaveAttribute('lang', 'tr-TR');
  await expect(phone.locator('html')).toHaveClass(/dark/);
  await expect(phone.getByText(tr('auth.captcha.idle'))).toBeVisible();
  expect(await phone.evaluate(() => [localStorage.ref, localStorage.campaign])).toEqual(['unknown1', 'spring']);
  await openAccount(phone, DEREN, 'lang=tr');
  expect(await phone.evaluate(() => localStorage.getItem('ref'))).toBeNull();
  await expect(phone.getByText(tr('auth.verify.title'))).toBeVisible();
  await expectAccessibleInBothThemes(phone);
  const welcome = await findMail(toEmail(DEREN), tr('mail.welcome.subject', { product: 'Tangent' }));
  await phone.goto(linkIn(welcome));
  await expect(phone.getByRole('heading', { name: tr('mail.verify_email.heading') })).toBeVisible();
  await expectAccessibleInBothThemes(phone);
  await confirmAddress(phone, welcome);
  await expect(phone.getByText(tr('auth.verify.done')).first()).toBeVisible();
  await expect(phone.getByText(tr('auth.verify.title'))).toHaveCount(0);
  await phone.context().close();
});

test('[S8-001] each problem of a sign-up is shown at its field, and the one password can be read', async () => {
  await page.goto('/auth/signup');
  await page.getByRole('button', { name: t('auth.signup.submit'), exact: true }).click();
  await expect(page.getByText(t('error.required', { field: t('auth.field.first_name') }))).toBeVisible();
  const password = page.getByLabel(t('auth.field.password'), { exact: true });
  await password.fill('P@ssw0rd1!');
  await expect(page.locator('input[autocomplete="new-password"]')).toHaveCount(1);
  await page.getByRole('button', { name: t('auth.show_password') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByLabel(t('auth.field.email'), { exact: true }).click();
  await expect(page.getByText(t('error.common_password')).first()).toBeVisible();
  await openAccount(page, NORA);
  await confirmAddress(page, await findMail(toEmail(NORA), t('mail.welcome.subject', { product: 'Tangent' })));
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('[S2-089] [S2-090] [S2-091] [S2-092] [S3-020] [S3-021] the account has four tabs, each with an address', async () => {
  const tabs = [
    ['/account', 'personal', t('account.profile.title')],
    ['/account/subscription', 'subscription', t('account.plan.expires')],
    ['/account/notifications', 'notifications', t('account.notifications.marketing.name')],
    ['/account/payout', 'payout', t('payout.title')],
  ] as const;
  for (const [path, tab, text] of tabs) {
    await page.goto(path);
    await expect(page).toHaveTitle('Account | Tangent');
    const link = page.getByRole('link', { name: t(`account.tab.${tab}`), exact: true });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText(text).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
});

test('[S3-011] [S3-012] [S3-013] [S3-014] [S3-015] [S3-016] names, phone and the preferred contact method are saved', async () => {
  await page.goto('/account');
  await page.getByLabel(t('account.field.last_name'), { exact: true }).fill('Kaya-Öztürk');
  await page.getByLabel(t('account.contact.whatsapp')).check();
  await page.getByRole('button', { name: t('account.profile.save'), exact: true }).click();
  await expect(page.getByText(t('error.phone_needed'))).toBeVisible();
  const code = page.getByRole('combobox', { name: t('account.field.phone_code') });
  await code.click();
  await code.fill('Turk');
  await page.getByRole('option', { name: /\+90/ }).first().click();
  await page.locator('input[type=tel]').fill('532 123 45 67');
  await page.getByRole('button', { name: t('account.profile.save'), exact: true }).click();
  await expect(page.getByText(t('account.profile.saved')).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('account.field.last_name'), { exact: true })).toHaveValue('Kaya-Öztürk');
  await expect(page.locator('input[type=tel]')).toHaveValue('5321234567');
  await expect(page.getByLabel(t('account.contact.whatsapp'))).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora Kaya-Öztürk');
});

test('[S3-017] [S3-018] two switches choose which emails are sent', async () => {
  await page.goto('/account/notifications');
  const releases = page.getByRole('switch', { name: t('account.notifications.email_notifications.name') });
  const news = page.getByRole('switch', { name: t('account.notifications.marketing.name') });
  await expect(releases).toBeChecked();
  await expect(news).not.toBeChecked();
  const saved = page.waitForResponse((response) => response.url().endsWith('/v1/api/account') && response.ok());
  await news.click();
  await saved;
  await page.reload();
  await expect(news).toBeChecked();
  await expect(releases).toBeChecked();
});

test('[S2-134] two-factor sign-in is set up with the app on the phone', async () => {
  await page.goto('/account');
  await page.getByRole('button', { name: t('account.two_factor.switch_on') }).click();
  await confirmIdentity('wrong-password-1');
  await expect(page.getByText(t('error.invalid_password'))).toBeVisible();
  await confirmIdentity(PASSWORD);
  const dialog = page.getByRole('dialog', { name: t('account.two_factor.setup.title') });
  await expect(dialog.getByRole('img', { name: t('account.two_factor.setup.qr') })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  secret = ((await dialog.locator('.code').textContent()) ?? '').replace(/\s/g, '');
  await dialog.getByLabel(t('account.two_factor.code'), { exact: true }).fill(await readCode(secret));
  await dialog.getByRole('button', { name: t('account.two_factor.switch_on') }).click();
  const codesDialog = page.getByRole('dialog', { name: t('account.recovery.title') });
  await expect(codesDialog.getByRole('listitem')).toHaveCount(10);
  recoveryCodes = await codesDialog.getByRole('listitem').allTextContents();
  await codesDialog.getByRole('button', { name: t('account.recovery.kept') }).click();
  await expect(page.getByText(t('account.two_factor.on'), { exact: true })).toBeVisible();
  await findMail(toEmail(NORA), t('mail.twofactor_on.subject', { product: 'Tangent' }));
});

test('[S4-041] [S2-134] signing in then requires a code; a wrong one is reported, a recovery code works once', async () => {
  await signOut();
  await fillLogin(page, NORA.username, PASSWORD);
  const field = page.getByLabel(t('auth.code.app.field'), { exact: true });
  await expect(field).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await field.fill((await readCode(secret)) === '000000' ? '000001' : '000000');
  await expect(page.getByText(t('error.invalid_code'))).toBeVisible();
  // The code that turned it on cannot be used again.
  await field.fill(await readNextCode(secret));
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const opens of [true, false]) {
    await signOut();
    await fillLogin(page, toEmail(NORA), PASSWORD);
    await page.getByRole('button', { name: t('auth.code.app.other') }).click();
    await page.getByLabel(t('auth.code.recovery.field'), { exact: true }).fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: t('auth.code.submit') }).click();
    if (opens) await expect(page).toHaveURL(/\/dashboard$/);
    else await expect(page.getByText(t('error.invalid_code'))).toBeVisible();
  }
});

test('[S2-006] [S2-007] [S5-058] [S3-019] a forgotten password is reset with a link that works once', async () => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: t('auth.login.forgot') }).click();
  await page.getByLabel(t('auth.field.email'), { exact: true }).fill(toEmail(NORA));
  await page.getByRole('button', { name: t('auth.forgot.submit') }).click();
  await expect(page.getByText(t('auth.sent.lead', { email: toEmail(NORA) }))).toBeVisible();
  const link = linkIn(await findMail(toEmail(NORA), t('mail.reset_password.subject', { product: 'Tangent' })));
  await page.goto(link);
  await expect(page).toHaveURL(/\/auth\/reset-password$/);
  await expectAccessibleInBothThemes(page);
  await page.getByLabel(t('auth.field.new_password'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(t('auth.field.confirmation'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: t('auth.reset.submit') }).click();
  await expect(page.getByText(t('auth.notice.reset.title'))).toBeVisible();
  await page.goto(link);
  await page.getByLabel(t('auth.field.new_password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('auth.field.confirmation'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('auth.reset.submit') }).click();
  await expect(page.getByText(t('auth.reset.dead_title'))).toBeVisible();
  await page.goto('/auth/login');
  await fillLogin(page, NORA.username, NEW_PASSWORD);
  await page.getByLabel(t('auth.code.app.field'), { exact: true }).fill(await readNextCode(secret));
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('another device is signed out, and the account’s log lists the events', async ({ browser }) => {
  const other = await browser.newPage();
  await other.goto('/auth/login');
  await fillLogin(other, NORA.username, NEW_PASSWORD);
  await other.getByRole('button', { name: t('auth.code.app.other') }).click();
  await other.getByLabel(t('auth.code.recovery.field'), { exact: true }).fill(recoveryCodes[1] ?? '');
  await other.getByRole('button', { name: t('auth.code.submit') }).click();
  await expect(other).toHaveURL(/\/dashboard$/);
  await page.goto('/account');
  const end = page.getByRole('button', { name: new RegExp(`^${t('account.sessions.end')}: `) });
  await end.click();
  await expect(end).toHaveCount(0);
  await other.goto('/artists');
  await expect(other).toHaveURL(/\/auth\/login\?redirect=%2Fartists$/);
  await page.reload();
  await page.getByRole('button', { name: t('account.activity.more') }).click();
  for (const event of ['session_ended', 'recovery_code_used', 'password_reset', 'twofactor_on'] as const)
    await expect(page.getByText(t(`account.event.${event}`)).first()).toBeVisible();
  await other.close();
});

test('a new address takes effect once it is confirmed, and the old one is notified', async () => {
  const address = 'nora.new@example.com';
  await page.goto('/account');
  await page.getByRole('button', { name: t('account.email.change') }).click();
  await page.getByLabel(t('account.field.new_email'), { exact: true }).fill(address);
  await page.getByRole('button', { name: t('account.email.send') }).click();
  await confirmIdentity(NEW_PASSWORD, recoveryCodes[2]);
  await expect(page.getByText(t('account.email.waiting', { email: address }))).toBeVisible();
  await findMail(toEmail(NORA), t('mail.email_change_requested.subject', { product: 'Tangent' }));
  await confirmAddress(page, await findMail(address, t('mail.change_email.subject', { product: 'Tangent' })));
  await expect(page.getByText(t('account.email.changed'))).toBeVisible();
  await expect(page.getByText(address).first()).toBeVisible();
});

async function confirmIdentity(password: string, recoveryCode?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('account.step_up.title') });
  await dialog.getByLabel(t('auth.field.password'), { exact: true }).fill(password);
  if (recoveryCode !== undefined) {
    await dialog.getByRole('button', { name: t('account.two_factor.use_recovery') }).click();
    await dialog.getByLabel(t('account.two_factor.recovery_code'), { exact: true }).fill(recoveryCode);
  }
  await dialog.getByRole('button', { name: t('account.step_up.confirm') }).click();
}

async function signOut(): Promise<void> {
  await page.goto('/distributions');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: t('navigation.sign_out') }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
}
