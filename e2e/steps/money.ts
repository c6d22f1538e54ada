import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { getTranslator, type Language } from '../get-translator.ts';
import { SANDBOX_ORIGIN, SENT_AGAIN, tangent } from '../product.ts';

/** Reads the account's balances as its page requests them, in micro-dollars. */
export async function readBalances(
  page: Page,
): Promise<{ available: number; reported: number; pending: number; paid: number }> {
  const response = await page.request.get('/v1/api/royalties/overview', SENT_AGAIN);
  const overview = (await response.json()) as Record<string, number>;
  const { available_micros = 0, reported_micros = 0, pending_micros = 0, paid_micros = 0 } = overview;
  return { available: available_micros, reported: reported_micros, pending: pending_micros, paid: paid_micros };
}

/** A fine or a fee of a store. */
export interface Charge {
  transaction_id: string;
  platform: { id: string };
  release: { title: string } | null;
  dispute: string | null;
}

/** Reads the fines and fees of the account. */
export async function readCharges(page: Page): Promise<Charge[]> {
  const response = await page.request.get('/v1/api/royalties/charges', SENT_AGAIN);
  return ((await response.json()) as { items: Charge[] }).items;
}

/** Counts the withdrawals that have arrived. */
export async function countPayouts(page: Page): Promise<number> {
  const response = await page.request.get('/v1/api/withdrawals', SENT_AGAIN);
  const { items } = (await response.json()) as { items: { state: string }[] };
  return items.filter(({ state }) => state === 'paid').length;
}

/** Makes the stores of the sandbox report a month of sales; returns the number of reports sent. */
export async function requestReports(reportRequest: {
  period: string;
  store_ids?: string[];
  fault?: string;
}): Promise<number> {
  const response = await fetch(`${SANDBOX_ORIGIN}/control/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reportRequest),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { sent: unknown[] }).sent.length;
}

const HEADER = 'statement_id,line,period,date,store,country,isrc,upc,units,gross_amount,currency,title,artist';

/** Writes a report in the plain table format to a file in a test folder. */
export function writeReport(folder: string, name: string, lines: readonly string[]): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, `${[HEADER, ...lines].join('\n')}\n`);
  return file;
}

/** The reports of the demo may stand before it. */
const QUEUED = { timeout: 180_000 };

/** Imports a report with the command line and waits until it was read. */
export async function importReport(file: string): Promise<void> {
  const [number = ''] = (await tangent('sales', 'import', file, '--as', 'staff')).trim().split(/\s+/);
  await expect
    .poll(async () => JSON.parse(await tangent('sales', 'show', number)).file.state, QUEUED)
    .toMatch(/posted|held|malformed/);
}

/** Enters the password in the dialog that protects money. */
export async function confirmPassword(page: Page, password: string, language: Language = 'en'): Promise<void> {
  const t = getTranslator(language);
  const question = page.getByRole('dialog', { name: t('account.step_up.title') });
  await question.getByLabel(t('auth.field.password'), { exact: true }).fill(password);
  await question.getByRole('button', { name: t('account.step_up.confirm') }).click();
}
