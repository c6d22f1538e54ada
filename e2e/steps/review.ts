import { expect, type Page } from '@playwright/test';
import { getTranslator } from '../get-translator.ts';

const t = getTranslator('en');

/** Opens a release from the review queue. */
export async function openReview(page: Page, title: string): Promise<void> {
  await page.goto('/backoffice/reviews');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function approve(page: Page, title: string): Promise<void> {
  await decide(page, 'approve');
  await expect(page.getByText(t('review.decision.approve_done', { title }))).toBeVisible();
}

export async function reopen(page: Page, title: string, reason: string, note: string): Promise<void> {
  await page.getByRole('radio', { name: t('review.decision.reopen') }).check();
  await page.getByRole('checkbox', { name: t(`review.reason.${reason}.name`), exact: true }).check();
  await page.getByLabel(t('review.decision.note')).fill(note);
  await decide(page, 'reopen');
  await expect(page.getByText(t('review.decision.reopen_done', { title }))).toBeVisible();
}

async function decide(page: Page, kind: 'approve' | 'reopen'): Promise<void> {
  await page.getByRole('radio', { name: t(`review.decision.${kind}`) }).check();
  const button = { name: t(`review.decision.${kind}`), exact: true };
  await page.getByRole('button', button).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', button).click();
}
