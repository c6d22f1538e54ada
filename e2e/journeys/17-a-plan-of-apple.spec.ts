import { expect } from '@playwright/test';
import { getTranslator } from '../get-translator.ts';
import { signIn } from '../steps/account.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const TAB = '/account/subscription';

test('[S4-035] a plan that Apple bills is changed on the device: it has no buttons', async ({ browser }) => {
  const apple = await browser.newPage();
  await signIn(apple, 'apple', 'Tangent-demo-1', { path: TAB });
  await expect(apple.getByText(t('account.plan.apple'))).toBeVisible();
  for (const action of ['cancel', 'refund', 'resume'] as const)
    await expect(apple.getByRole('button', { name: t(`subscription.action.${action}`), exact: true })).toHaveCount(0);
  await apple.close();
});
