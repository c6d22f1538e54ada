import { test as base } from '@playwright/test';

/** A test that closes the windows it opened: pages that stay open keep asking the server, and slow down later tests. */
export const test = base.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      for (const context of browser.contexts()) if (!before.has(context)) await context.close();
    },
    { auto: true },
  ],
});
