import { expect, type Page } from '@playwright/test';
import { type Language, wordsOf } from '../words.ts';

export type Person = { first_name: string; last_name: string; username: string; language: Language };

export const PASSWORD = 'Groove-2-everywhere';

/** Opens an account on the sign-up screen; ends on the first screen for signed-in people. */
export async function signUp(page: Page, person: Person): Promise<void> {
  const t = wordsOf(person.language);
  await page.goto(`/auth/signup?lang=${person.language}`);
  await page.getByLabel(t('auth.field.first_name'), { exact: true }).fill(person.first_name);
  await page.getByLabel(t('auth.field.last_name'), { exact: true }).fill(person.last_name);
  await page.getByLabel(t('auth.field.username'), { exact: true }).fill(person.username);
  await page.getByLabel(t('auth.field.email'), { exact: true }).fill(`${person.username}@example.com`);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('auth.signup.submit') }).click();
  await expect(page).toHaveURL(/\/distributions$/);
}

export async function signIn(page: Page, username: string, password: string, language: Language = 'en'): Promise<void> {
  const t = wordsOf(language);
  await page.goto(`/auth/login?lang=${language}`);
  await page.getByLabel(t('auth.field.username_or_email'), { exact: true }).fill(username);
  await page.getByLabel(t('auth.field.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth.login.submit') }).click();
  await expect(page).not.toHaveURL(/\/auth\/login/);
}
