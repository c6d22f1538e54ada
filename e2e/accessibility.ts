import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = {
  run(options: {
    runOnly?: string[];
    resultTypes: string[];
  }): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** The rules whose result depends on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks the current screen against every accessibility rule that a program can check, and for horizontal overflow. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, {});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Checks the screen in both themes and restores the original one. A theme changes nothing but colours. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.classList.toggle('dark'));
  await expectNoViolation(page, { runOnly: COLOR_RULES });
  await page.evaluate(() => document.documentElement.classList.toggle('dark'));
}

async function expectNoViolation(page: Page, options: { runOnly?: string[] }): Promise<void> {
  // While a screen loads it has no content to check yet. What is behind a dialog may load for as long as it is open.
  await expect(page.locator('main')).not.toHaveCount(0);
  await expect(page.locator('h1')).not.toHaveCount(0);
  await expect(page.locator('.breathe:not([data-base-ui-inert] *)')).toHaveCount(0);
  // Contrast is wrong in the middle of a colour transition. Not awaited: a transition outside the viewport may never
  // end.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  // Not through the page's own scripts: its content security policy rightly refuses foreign code.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (chosen) => (globalThis as unknown as { axe: Axe }).axe.run({ ...chosen, resultTypes: ['violations'] }),
    options,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
}
