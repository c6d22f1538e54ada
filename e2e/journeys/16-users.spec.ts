import { expect } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { openAccount, signIn } from '../steps/account.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const OTTO = { first_name: 'Otto', last_name: 'Braun', username: 'ottobraun', language: 'en' } as const;

test('[S2-063] [S2-137] staff freeze a user, whose next click leads to the reason, and unfreeze them', async ({
  browser,
}) => {
  const [artist, staff] = [await browser.newPage(), await browser.newPage()];
  await openAccount(artist, OTTO);
  await signIn(staff, 'staff', 'Tangent-demo-1', { path: '/backoffice/people' });
  await staff.getByLabel(t('backoffice.users.search'), { exact: true }).fill('otto');
  await expect(staff.getByRole('link', { name: /Otto Braun/ })).toBeVisible();
  await expectAccessibleInBothThemes(staff);
  await staff.getByRole('link', { name: /Otto Braun/ }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toContainText('Otto Braun');
  await expectAccessibleInBothThemes(staff);
  await staff.getByRole('button', { name: t('backoffice.user.action.freeze.verb'), exact: true }).click();
  const dialog = staff.getByRole('dialog');
  // A dialog begins at its first field.
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await dialog.getByRole('combobox').selectOption('payment_dispute');
  await dialog.getByRole('textbox').fill('Please call your bank.');
  await dialog.getByRole('button', { name: t('backoffice.user.action.freeze.verb'), exact: true }).click();
  await expect(staff.getByRole('button', { name: t('backoffice.user.action.unfreeze.verb') })).toBeVisible();
  await artist.goto('/artists');
  await expect(artist).toHaveURL(/\/account\/blocked$/);
  await expect(artist.getByText(t('auth.blocked.reasons.payment_dispute'))).toBeVisible();
  await expect(artist.getByText('Please call your bank.')).toBeVisible();
  await staff.getByRole('button', { name: t('backoffice.user.action.unfreeze.verb') }).click();
  await staff.getByRole('dialog').getByRole('textbox').fill('The bank has answered.');
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: t('backoffice.user.action.unfreeze.verb') })
    .click();
  await expect(staff.getByRole('button', { name: t('backoffice.user.action.freeze.verb'), exact: true })).toBeVisible();
  await artist.goto('/artists');
  await expect(artist).toHaveURL(/\/artists$/);
});

test('the API description has a readable page', async ({ page }) => {
  await page.goto('/v1/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('read_releases').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
