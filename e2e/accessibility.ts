import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type AxeResult = { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] };

/** The screen as it is now breaks no rule of accessibility that a program can check, and nothing sticks out sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // Halfway between two colours every contrast is wrong. Not waited for: one of something outside the window may never end.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  // Not through the page's own scripts: the content policy rightly keeps foreign code out.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResult> } }).axe.run(),
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** The same screen in both themes; the one it had is put back. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.classList.toggle('dark'));
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.classList.toggle('dark'));
}
