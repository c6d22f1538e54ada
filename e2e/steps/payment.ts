import { expect, type Page } from '@playwright/test';
import { SANDBOX_ORIGIN } from '../product.ts';

type Card = 'works' | 'is declined' | 'works now and is declined later';

/** Chooses a card and clicks a button on the page of the payment service, which is in English only. */
export async function onPaymentPage(
  page: Page,
  button: 'Pay' | 'Decline' | 'Back',
  card: Card = 'works',
): Promise<void> {
  await expect(page).toHaveURL(/\/stripe\/checkout\//);
  await page.getByRole('radio', { name: new RegExp(`which ${card}$`) }).check();
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Makes a customer's card decline or pay from now on, as a bank may. */
export async function changeCard(email: string, card: 'good' | 'declining'): Promise<void> {
  const { customers } = (await (await fetch(`${SANDBOX_ORIGIN}/control/stripe`)).json()) as {
    customers: { id: string; email: string }[];
  };
  const customer = customers.find((one) => one.email === email);
  if (!customer) throw new Error(`the payment service has no customer ${email}`);
  const response = await fetch(`${SANDBOX_ORIGIN}/control/stripe/customers/${customer.id}/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card }),
  });
  expect(response.status).toBe(200);
}
