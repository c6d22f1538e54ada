import { expect, type Page } from '@playwright/test';
import { SANDBOX_ORIGIN, tangent } from '../product.ts';
import { type Language, wordsOf } from '../words.ts';
import { findMail, linkIn } from './mail.ts';

export type Person = { first_name: string; last_name: string; username: string; language: Language };

export const PASSWORD = 'Groove-2-everywhere';

export const emailOf = ({ username }: Pick<Person, 'username'>): string => `${username}@example.com`;

/** Opens an account on the sign-up screen; ends on the first screen for signed-in people, with the address not verified yet. */
export async function openAccount(page: Page, person: Person, query = `lang=${person.language}`): Promise<void> {
  const t = wordsOf(person.language);
  const fill = (field: string, text: string) => page.getByLabel(t(`auth.field.${field}`), { exact: true }).fill(text);
  await page.goto(`/auth/signup?${query}`);
  await fill('first_name', person.first_name);
  await fill('last_name', person.last_name);
  await fill('username', person.username);
  await fill('email', emailOf(person));
  await fill('password', PASSWORD);
  await fill('confirmation', PASSWORD);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: t('auth.signup.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard(\?.*)?$/);
}

/** Opens an account and follows the link of the mail, as most people do at once. */
export async function signUp(page: Page, person: Person): Promise<void> {
  const t = wordsOf(person.language);
  await openAccount(page, person);
  await page.goto(linkIn(await findMail(emailOf(person), t('mail.welcome.subject', { product: 'Tangent' }))));
  await expect(page).toHaveURL(/\/dashboard$/);
}

export async function signIn(page: Page, username: string, password: string, language: Language = 'en'): Promise<void> {
  await page.goto(`/auth/login?lang=${language}`);
  await fillLogin(page, username, password, language);
  await expect(page).not.toHaveURL(/\/auth\/login/);
}

/** Fills the sign-in form that is shown and sends it. */
export async function fillLogin(
  page: Page,
  username: string,
  password: string,
  language: Language = 'en',
): Promise<void> {
  const t = wordsOf(language);
  await page.getByLabel(t('auth.field.username_or_email'), { exact: true }).fill(username);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
}

/** What the authenticator app shows now, by the clock of the outside world. */
export async function readCode(secret: string): Promise<string> {
  const answer = await fetch(`${SANDBOX_ORIGIN}/authenticator?secret=${encodeURIComponent(secret)}`);
  return ((await answer.json()) as { code: string }).code;
}

/** The code after the one that was used last: a code works once, so the clock is moved on by one step, which is as far as clocks may differ. */
export async function readNextCode(secret: string): Promise<string> {
  const used = await readCode(secret);
  await tangent('clock', 'advance', '30s');
  await expect.poll(() => readCode(secret)).not.toBe(used);
  return readCode(secret);
}
