import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { ORIGIN, SENT_AGAIN, tangent } from '../product.ts';
import { type NewUser, openAccount, signIn, signUp, toEmail } from '../steps/account.ts';
import { findMail } from '../steps/mail.ts';
import { onPaymentPage } from '../steps/payment.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const es = getTranslator('es');
const PAGE = '/referral-program';
const LENA = { first_name: 'Lena', last_name: 'Okoro', username: 'lenaokoro', language: 'en' } as const;
const NORA = { first_name: 'Nora', last_name: 'Mar', username: 'nora_invited', language: 'es' } as const;
const TWINS = [
  { ...NORA, first_name: 'Kerem', username: 'kerem_invited' },
  { ...NORA, first_name: 'Ana', username: 'ana_invited' },
];

/** Opens the link as a friend who was sent it, signs up and pays for PRO. The same number is the same card. */
async function followLink(browser: Browser, link: string, friend: NewUser, cardNumber = ''): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: ORIGIN, locale: 'es-MX', colorScheme: 'dark' })).newPage();
  // The code is remembered from the landing page until the sign-up.
  const visit = page.waitForResponse(/referral\/visits$/);
  await page.goto(link);
  expect((await visit).status()).toBe(204);
  await openAccount(page, friend);
  await page.goto('/account/subscription?plan=pro');
  await page.getByRole('button', { name: es('subscription.purchase.go'), exact: true }).click();
  await page.getByLabel(/^Card number/).fill(cardNumber);
  await onPaymentPage(page, 'Pay');
  await expect(page.getByText(es('subscription.welcome.title', { plan: es('plan.name.pro') }))).toBeVisible();
  return page;
}

test('[S1-003] [S2-048] [S9-021] three invited friends pay, staff looks at two with one card, and the artist gets a month of PRO', async ({
  page,
  browser,
}) => {
  await signUp(page, LENA);
  await page.goto(PAGE);
  const next = (count: number, tier: string) =>
    page.getByRole('heading', { name: t('referral.next', { count, reward: t(`referral.reward.${tier}`) }) });
  const state = (name: string) => page.getByRole('cell', { name: t(`referral.state.${name}`), exact: true });
  await expect(next(3, 'bronze')).toBeVisible();
  await expect(page.getByText(t('referral.empty.title'))).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: t('referral.link.copy'), exact: true }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/\?ref=[a-z0-9]{8}$/);
  const picture = await page.request.get(`/referral/${link.slice(-8)}/qr.png`, SENT_AGAIN);
  expect(picture.headers()['content-type']).toBe('image/png');

  const friend = await followLink(browser, link, NORA);
  for (const twin of TWINS) await followLink(browser, link, twin, '4000 0012');
  await page.reload();
  await expect(page.getByText(t('referral.why.paid', { day: 1, days: 14 }))).toHaveCount(3);
  await expect(page.getByText('n…@example.com')).toBeVisible();
  // A friend can invite others, in another language and theme; rewards of a payer are a credit.
  await friend.goto(PAGE);
  await expect(friend.getByText(es('referral.way.credit', { amount: '4.17 USD' }).slice(0, 40))).toBeVisible();
  await expectAccessibleInBothThemes(friend);

  await tangent('clock', 'advance', '14d');
  await expect(async () => {
    await page.goto(PAGE);
    await expect(state('qualified')).toHaveCount(1, { timeout: 2_000 });
    await expect(state('checking')).toHaveCount(2, { timeout: 2_000 });
    // The heading comes by a call of its own, which may have been answered before the sweep.
    await expect(next(2, 'bronze')).toBeVisible({ timeout: 2_000 });
  }).toPass();

  const staff = await (await browser.newContext({ baseURL: ORIGIN })).newPage();
  await signIn(staff, 'staff', 'Tangent-demo-1', { path: '/backoffice/referrals' });
  await expectAccessibleInBothThemes(staff);
  for (const { first_name } of TWINS) {
    const row = staff.getByRole('row').filter({ hasText: first_name });
    await expect(row).toContainText(t('referral.staff.signal.card_of_another'));
    await row.getByRole('button', { name: t('referral.staff.accepted'), exact: true }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Twins who share a card');
    await dialog.getByRole('button', { name: t('referral.staff.accepted'), exact: true }).click();
    // An open dialog hides the rows behind it.
    await expect(dialog).toHaveCount(0);
    await expect(row).toHaveCount(0);
  }

  await page.goto(PAGE);
  await expect(next(7, 'silver')).toBeVisible();
  await expect(state('qualified')).toHaveCount(3);
  await expectAccessibleInBothThemes(page);
  await findMail(toEmail(LENA), t('plan.name.pro'));
  await page.goto('/account/subscription');
  const plan = page.getByRole('region', { name: t('account.plan.title') });
  await expect(plan.getByText(t('plan.name.pro'), { exact: true })).toBeVisible();
});
