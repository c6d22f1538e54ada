import { expect, type Page } from '@playwright/test';
import { getTranslator, type Language } from '../get-translator.ts';
import { ORIGIN, SANDBOX_ORIGIN } from '../product.ts';
import { advanceClock } from './clock.ts';
import { findMail, linkIn, type Mail } from './mail.ts';
import { solveCaptcha } from './solve-captcha.ts';

export type NewUser = { first_name: string; last_name: string; username: string; language: Language };

export const PASSWORD = 'Groove-2-everywhere';

export const toEmail = ({ username }: Pick<NewUser, 'username'>): string => `${username}@example.com`;

/** Signs up on the sign-up screen; ends on the first screen of signed-in users, with the address not verified yet. */
export async function openAccount(page: Page, user: NewUser, query = `lang=${user.language}`): Promise<void> {
  const t = getTranslator(user.language);
  const fill = (field: string, text: string) => page.getByLabel(t(`auth.field.${field}`), { exact: true }).fill(text);
  await page.goto(`/auth/signup?${query}`);
  await fill('first_name', user.first_name);
  await fill('last_name', user.last_name);
  await fill('username', user.username);
  await fill('email', toEmail(user));
  await fill('password', PASSWORD);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: t('auth.signup.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard(\?.*)?$/);
}

/** Signs up and confirms the address, as most users do immediately. */
export async function signUp(page: Page, user: NewUser): Promise<void> {
  const t = getTranslator(user.language);
  await openAccount(page, user);
  await confirmAddress(page, await findMail(toEmail(user), t('mail.welcome.subject', { product: 'Tangent' })));
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Opens the link of an email that confirms an address, and presses the button of its page. */
export async function confirmAddress(page: Page, mail: Mail): Promise<void> {
  await page.goto(linkIn(mail));
  await page.locator('main form').getByRole('button').click();
}

/** The moment of a first store, which covers the window once. */
const findCelebration = (page: Page) => page.locator('.live');

/** Leaves the moment open: otherwise a signed-in page closes it as soon as it covers something. */
export const keepCelebration = (page: Page): Promise<void> => page.removeLocatorHandler(findCelebration(page));

/**
 * Signs in by the call of the sign-in form, and opens no page; later mails are in `lang`. The form has journeys of
 * its own: filling it in each time would load two more pages.
 */
export async function startSession(
  page: Page,
  username: string,
  password: string,
  lang: Language = 'en',
): Promise<void> {
  const data = { username, password, lang, captcha: await solveCaptcha(ORIGIN) };
  // Mails and the list of sessions name the browser of a session.
  const headers = { origin: ORIGIN, 'user-agent': await page.evaluate(() => navigator.userAgent) };
  const response = await page.request.post('/v1/auth/login', { data, headers });
  expect(response.status(), await response.text()).toBe(200);
  await page.addLocatorHandler(findCelebration(page), () => page.keyboard.press('Escape'));
}

/** Signs in and opens a page of the app, in English unless the browser has another language. */
export async function signIn(
  page: Page,
  username: string,
  password: string,
  { path = '/dashboard', language }: { path?: string; language?: Language } = {},
): Promise<void> {
  await startSession(page, username, password, language);
  const address = new URL(path, ORIGIN);
  if (language !== undefined) address.searchParams.set('lang', language);
  await page.goto(address.href);
}

/**
 * Drops the session's cookies. Leaves the page first: a response still under way would set the session's cookie again.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Fills in the sign-in form on the screen and submits it. */
export async function fillLogin(
  page: Page,
  username: string,
  password: string,
  language: Language = 'en',
): Promise<void> {
  const t = getTranslator(language);
  await page.getByLabel(t('auth.field.username_or_email'), { exact: true }).fill(username);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
}

/** Returns the current code of the authenticator app, by the clock of the sandbox. */
export async function readCode(secret: string): Promise<string> {
  const response = await fetch(`${SANDBOX_ORIGIN}/authenticator?secret=${encodeURIComponent(secret)}`);
  return ((await response.json()) as { code: string }).code;
}

/** Returns the next code: a code works once, so the clock is moved by one step, the tolerance between clocks. */
export async function readNextCode(secret: string): Promise<string> {
  const used = await readCode(secret);
  await advanceClock('30s');
  await expect.poll(() => readCode(secret)).not.toBe(used);
  return readCode(secret);
}
