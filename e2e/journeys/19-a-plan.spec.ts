import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { SENT_AGAIN } from '../product.ts';
import { fillLogin, PASSWORD, signUp, toEmail } from '../steps/account.ts';
import { advanceClock, readNow } from '../steps/clock.ts';
import { findMail } from '../steps/mail.ts';
import { changeCard, onPaymentPage } from '../steps/payment.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const tr = getTranslator('tr');
const LARA = { first_name: 'Lara', last_name: 'Voss', username: 'laravoss', language: 'en' } as const;
const DENIZ = { first_name: 'Deniz', last_name: 'Aksoy', username: 'denizaksoy', language: 'tr' } as const;
const PRO = t('plan.name.pro');
const ADVANCED = t('plan.name.advanced');
const TAB = '/account/subscription';

test.describe.configure({ mode: 'serial' });
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});
test.afterAll(() => page.close());

const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true });
const planCard = () => page.getByRole('region', { name: t('account.plan.title') });
/** Expects an event of the plan on the tab; an email announced it too. */
const expectHistory = (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** A session expires after this many days without a visit. */
const SESSION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the whole days until the paid year ends. Leap years have one more. */
async function countDaysLeft(): Promise<number> {
  const { billing } = (await (await page.request.get('/v1/api/subscription', SENT_AGAIN)).json()) as {
    billing: { period_end: string };
  };
  return Math.floor((Date.parse(billing.period_end) - (await readNow()).getTime()) / DAY_MS);
}

/**
 * Moves the clock, which every process follows within a second. Due actions follow soon, and an open page is not
 * notified: it is reloaded until it shows both the event and the new plan, which are not read at the same moment.
 */
async function waitFor(days: number, text: string, plan: string): Promise<void> {
  await advanceClock(`${days}d`);
  if (days > SESSION_DAYS) {
    await expect(async () => {
      await page.goto(TAB);
      await expect(page).toHaveURL(/\/auth\/login/, { timeout: 1_000 });
    }).toPass();
    await fillLogin(page, LARA.username, PASSWORD);
    await expect(page).toHaveURL(new RegExp(TAB));
  }
  await expect(async () => {
    await page.goto(TAB);
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 2_000 });
    await expect(planCard().getByText(plan, { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('[S2-035] [S2-036] [S9-011] a visitor compares the plans in Turkish on a phone, signs up and continues to the purchase', async ({
  browser,
}) => {
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'tr-TR' })
  ).newPage();
  await phone.goto('/pro');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInBothThemes(phone);
  await phone.getByRole('link', { name: tr('plans.page.get', { plan: PRO }), exact: true }).click();
  await expect(phone).toHaveURL(/\/auth\/signup\?redirect=/);
  await phone.close();
});

test('[S9-010] [S2-037] [S2-073] a user goes back, is declined, pays, and has PRO without doing anything more', async () => {
  await signUp(page, LARA);
  await expect(page.getByRole('link', { name: t('plan.upgrade'), exact: true })).toHaveAttribute(
    'href',
    '/upgrade?from=v3_navbar',
  );
  await page.goto(`${TAB}?checkout=done`);
  await expect(page.getByText(t('subscription.back.title'))).toBeVisible();
  await expect(planCard().getByText(t('plan.name.free'), { exact: true })).toBeVisible();
  await page.goto(TAB);
  await expectAccessibleInBothThemes(page);
  await button(t('subscription.offer.get', { plan: PRO })).click();
  await onPaymentPage(page, 'Back');
  await expect(page.getByText(t('subscription.back.title'))).toBeVisible();
  await page.goto('/upgrade');
  await page
    .getByRole('link', { name: t('plans.page.get', { plan: PRO }), exact: true })
    .first()
    .click();
  await onPaymentPage(page, 'Decline');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await onPaymentPage(page, 'Pay');
  await expect(page).toHaveURL(new RegExp(TAB));
  await expect(page.getByText(t('subscription.welcome.title', { plan: PRO }))).toBeVisible();
  await expect(page.getByRole('link', { name: t('plan.upgrade'), exact: true })).toHaveCount(0);
  await expectHistory(t('subscription.change.started', { plan: PRO }));
  await expectAccessibleInBothThemes(page);
  await findMail(toEmail(LARA), PRO);
});

/** The days of the year with Advanced, which costs 50 dollars more a year. */
const ADVANCED_DAYS = 182;

test('[S4-036] half a year later the upgrade to Advanced costs the rest of the year', async () => {
  // The day of the purchase counts as a whole day.
  const year = (await countDaysLeft()) + 1;
  await waitFor(year - 1 - ADVANCED_DAYS, t('account.plan.title'), PRO);
  const amount = `$${((50 * ADVANCED_DAYS) / year).toFixed(2)}`;
  await button(t('subscription.offer.upgrade', { plan: ADVANCED })).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(amount, { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await changeCard(toEmail(LARA), 'declining');
  await button(t('subscription.upgrade.confirm', { amount }), dialog).click();
  await expect(dialog.getByText(t('subscription.declined'))).toBeVisible();
  await changeCard(toEmail(LARA), 'good');
  await button(t('subscription.upgrade.confirm', { amount }), dialog).click();
  await expect(dialog).toHaveCount(0);
  await expectHistory(t('subscription.change.upgraded', { plan: ADVANCED }));
  await expect(page.getByText(t('account.allowance.used', { used: 0, max: 100 }))).toBeVisible();
  await expect(page.getByText(t('subscription.payments.kind.upgrade', { plan: ADVANCED }))).toBeVisible();
});

test('[S4-037] a downgrade is planned, undone, planned again, and happens at the end of the year', async () => {
  const plan = () => button(t('subscription.action.downgrade', { plan: PRO }));
  await plan().click();
  // A question without a field begins at the answer that changes nothing.
  await expect(button(t('ui.cancel'), page.getByRole('dialog'))).toBeFocused();
  await button(t('subscription.action.downgrade', { plan: PRO }), page.getByRole('dialog')).click();
  await button(t('subscription.action.resume')).click();
  await expectHistory(t('subscription.change.resumed', { plan: ADVANCED }));
  await plan().click();
  await button(t('subscription.action.downgrade', { plan: PRO }), page.getByRole('dialog')).click();
  await expect(button(t('subscription.action.resume'))).toBeVisible();
  await waitFor((await countDaysLeft()) + 1, t('subscription.change.downgraded', { plan: PRO }), PRO);
});

test('a failed renewal leaves a grace period of a week, is shown everywhere, and a new card pays it', async () => {
  await changeCard(toEmail(LARA), 'declining');
  await waitFor((await countDaysLeft()) + 2, t('subscription.past_due.title', { plan: PRO }), PRO);
  await expectAccessibleInBothThemes(page);
  await button(t('subscription.action.pay', { amount: '$49.99' })).click();
  await expect(page.getByText(t('subscription.declined')).first()).toBeVisible();
  await button(t('subscription.action.portal')).click();
  await expect(page).toHaveURL(/\/stripe\/portal\//);
  await page.getByRole('radio', { name: /which works$/ }).check();
  await page.getByRole('button', { name: 'Use this card' }).click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expectHistory(t('subscription.change.renewed', { plan: PRO }));
  await expect(page.getByText(t('subscription.past_due.title', { plan: PRO }))).toHaveCount(0);
});

test('[S4-033] [S2-093] [S2-094] a cancelled plan runs to its end, and then the rules of the free plan apply', async () => {
  const cancel = async () => {
    await button(t('subscription.action.cancel')).click();
    await button(t('subscription.action.cancel'), page.getByRole('dialog')).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await cancel();
  await button(t('subscription.action.resume')).click();
  await expectHistory(t('subscription.change.resumed', { plan: PRO }));
  await cancel();
  await waitFor((await countDaysLeft()) - 5, t('account.plan.title'), PRO);
  await waitFor(10, t('subscription.change.ended', { plan: PRO }), t('plan.name.free'));
  await expect(page.getByText(t('subscription.rules.live')).first()).toBeVisible();
  await expect(page.getByText(t('plans.compare.title')).first()).toBeVisible();
  await page.locator('summary', { hasText: t('plans.compare.title') }).click();
  await page.locator('summary', { hasText: t('plans.questions.title') }).click();
  await expect(page.locator('summary', { hasText: t('plans.question.cancel.ask') })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('[S9-003] [S9-012] a user buys Advanced in Turkish, gets a refund, and can buy again', async ({ browser }) => {
  const deniz = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'tr-TR' })).newPage();
  await signUp(deniz, DENIZ);
  await deniz.goto(`${TAB}?plan=advanced`);
  await button(tr('subscription.purchase.go'), deniz).click();
  await onPaymentPage(deniz, 'Pay');
  await expect(deniz.getByText(tr('subscription.welcome.title', { plan: ADVANCED }))).toBeVisible();
  await button(tr('subscription.action.refund'), deniz).click();
  await button(tr('subscription.action.refund'), deniz.getByRole('dialog')).click();
  await expect(deniz.getByRole('dialog')).toHaveCount(0);
  await expect(deniz.getByText(tr('subscription.payments.refunded'), { exact: true })).toBeVisible();
  await expect(button(tr('subscription.offer.get', { plan: ADVANCED }), deniz)).toBeVisible();
  await expect(button(tr('subscription.action.refund'), deniz)).toHaveCount(0);
  await expectAccessibleInBothThemes(deniz);
  await deniz.close();
});
