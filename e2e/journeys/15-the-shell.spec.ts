import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { ORIGIN } from '../product.ts';
import { forgetSession, signIn, startSession } from '../steps/account.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const DEMO_PASSWORD = 'Tangent-demo-1';

/** The demo adds its releases while the product is running already, on a busy machine for more than a minute. */
test.beforeAll(async ({ browser }) => {
  for (const [username, title] of [
    ['pro', 'Night Drive'],
    ['advanced', 'Mañana quizás'],
  ] as const) {
    const page = await (await browser.newContext()).newPage();
    await startSession(page, username, DEMO_PASSWORD);
    await expect
      .poll(async () => (await page.request.get('/v1/api/releases')).text(), { timeout: 170_000 })
      .toContain(title);
    await page.context().close();
  }
});

test('[S2-070] [S2-072] [S2-074] [S2-075] [S2-076] [S2-077] the bar of signed-in users has its entries and no others', async ({
  page,
}) => {
  await signIn(page, 'pro', DEMO_PASSWORD);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('navigation').getByRole('link')).toHaveText(
    (['dashboard', 'releases', 'analytics', 'tools'] as const).map((name) => t(`shell.entry.${name}`)),
  );
  await bar.getByRole('button', { name: /^EN, / }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(4);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: /Account of/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    t('shell.entry.royalties'),
    t('shell.entry.settings'),
    t('navigation.sign_out'),
  ]);
  await page.getByRole('menuitem', { name: t('shell.entry.settings') }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test('[S2-037] [S2-078] [S9-019] [S9-020] users without a plan are offered one; the theme follows the device until the user chooses one', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ colorScheme: 'dark' })).newPage();
  const html = page.locator('html');
  await signIn(page, 'free', DEMO_PASSWORD);
  await expect(html).toHaveClass(/dark/);
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.upgrade') })).toHaveAttribute(
    'href',
    /^\/upgrade\?.*from=v3_navbar/,
  );
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).not.toHaveClass(/dark/);
  await expect(page.getByRole('banner').getByRole('button', { name: t('navigation.theme_dark') })).toHaveCount(0);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('navigation.theme_dark') })
    .click();
  await expect(html).toHaveClass(/dark/);
  await page.reload();
  await expect(html).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.theme)).toBe('dark');
  await forgetSession(page);
  await signIn(page, 'pro', DEMO_PASSWORD);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('navigation.theme_light') })
    .click();
  await expect(html).not.toHaveClass(/dark/);
  await page.context().close();
});

test('[S9-016] [S9-017] [S9-018] [S9-008] the language follows the browser until the user chooses one', async ({
  browser,
}) => {
  const spanish = await (await browser.newContext({ locale: 'es-MX' })).newPage();
  await spanish.goto('/auth/login');
  await expect(spanish.locator('html')).toHaveAttribute('lang', 'es-MX');
  await spanish.getByRole('combobox').selectOption('pt');
  await expect(spanish.getByRole('heading', { level: 1 })).toHaveText(getTranslator('pt')('auth.login.title'));
  await spanish.goto('/');
  await expect(spanish.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await spanish.goto('/auth/login?lang=tr');
  await expect(spanish.getByRole('heading', { level: 1 })).toHaveText(getTranslator('tr')('auth.login.title'));
  await spanish.goto('/auth/login?lang=xx');
  await expect(spanish.locator('html')).toHaveAttribute('lang', 'tr-TR');
  await spanish.context().close();
  const german = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await german.goto('/auth/login');
  await expect(german.locator('html')).toHaveAttribute('lang', 'en-US');
  await german.context().close();
});

test('the palette finds a release by a few letters and opens it', async ({ page }) => {
  await signIn(page, 'advanced', DEMO_PASSWORD);
  await expect(page.getByRole('banner').getByRole('button', { name: t('shell.search') })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: t('palette.title') });
  await expect(field).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await field.fill('manana');
  await expect(page.getByRole('option', { name: /Mañana quizás/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/distributions\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+k');
  await field.fill('zzzz nothing');
  await expect(page.getByText(t('palette.none', { query: 'zzzz nothing' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});

test('[S2-142] [S2-143] [S2-144] [S2-146] [S2-148] [S2-149] [S2-150] a small screen has the whole list in a menu', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(page, 'advanced', DEMO_PASSWORD);
  await page.getByRole('button', { name: t('shell.menu_open') }).click();
  const menu = page.getByRole('dialog', { name: t('shell.menu') });
  const names = ['home', 'releases', 'new_release', 'artists', 'account', 'profile', 'settings', 'billing'] as const;
  for (const name of [...names, 'notifications', 'help'] as const)
    await expect(menu.getByRole('link', { name: t(`shell.entry.${name}`), exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await menu.getByRole('link', { name: t('shell.entry.notifications'), exact: true }).click();
  await expect(page).toHaveURL(/\/account\/notifications$/);
  await expect(menu).toHaveCount(0);
  await page.context().close();
});

test('[S4-038] [S4-040] [S4-045] a lost connection keeps the frame and signs no one out; an ended session asks for the password above the page', async ({
  page,
}) => {
  await signIn(page, 'advanced', DEMO_PASSWORD);
  await expect.poll(() => page.evaluate(() => localStorage.user)).toContain('"username":"advanced"');
  await page.route('**/v1/api/user', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('main').getByText(t('error.network'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
  await expectAccessible(page);
  await page.unroute('**/v1/api/user');
  await expect(page.getByRole('heading', { level: 1, name: t('dashboard.title') })).toBeAttached();

  const bar = page.getByRole('banner');
  // The page has loaded when this has looked at it.
  await expectAccessible(page);
  await page.context().setOffline(true);
  await expect(page.getByText(t('shell.reconnecting'))).toBeVisible();
  await bar.getByRole('link', { name: t('shell.entry.releases') }).click();
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/distributions$/);
  await expect(page.getByText(t('shell.reconnecting'))).toHaveCount(0);

  await page.request.get('/v1/auth/logout');
  // Not a click: what the page loads after the reconnection may have opened the dialog above the link already.
  await bar.getByRole('link', { name: t('shell.entry.analytics') }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: t('error.unauthenticated') });
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel(t('auth.field.password'), { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/analytics$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await forgetSession(page);
  await page.goto('/artists');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fartists$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('[S8-007] a sign-out that does not reach the server still clears this browser', async ({ page }) => {
  await signIn(page, 'advanced', DEMO_PASSWORD);
  await page.route('**/v1/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: t('navigation.sign_out') }).click();
  await expect(page.getByText(t('error.logout_failed'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('[S2-138] [S2-139] [S2-140] the restriction page has a contact, help and a way to sign out', async ({ page }) => {
  await signIn(page, 'banned', DEMO_PASSWORD);
  await expect(page.getByRole('link', { name: t('auth.blocked.support') })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('link', { name: t('auth.blocked.help') })).toHaveAttribute('href', /^http/);
  await page.getByRole('button', { name: t('navigation.sign_out') }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('[S7-002] [S7-008] every call goes to this host, and no other host is called', async ({ page }) => {
  const others: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/v\d+\//.test(request.url())) calls.push(request.url());
    if (!request.url().startsWith(ORIGIN) && !/^(data|blob):/.test(request.url())) others.push(request.url());
  });
  await page.goto('/');
  await signIn(page, 'pro', DEMO_PASSWORD);
  for (const address of ['/distributions', '/account', '/account/payout', '/artists']) await visit(page, address);
  // Portraits come from the hosts of linked profiles, which the page's policy allows.
  expect(others.filter((url) => !url.includes('/spotify/image/'))).toEqual([]);
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));
  for (const src of scripts) expect(src.startsWith(ORIGIN)).toBe(true);
});

test('[S9-004] an alert closes after 5000 ms, and waits while the pointer is on it', async ({ page }) => {
  await signIn(page, 'advanced', DEMO_PASSWORD);
  await page.clock.install();
  await page.goto('/account/notifications');
  const flag = page.getByRole('switch', { name: t('account.notifications.marketing.name') });
  const alert = page.locator('[data-toasts]').getByText(t('error.network'));
  await page.route('**/v1/api/account', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await flag.click();
  await expect(alert).toBeVisible();
  await page.clock.runFor(4000);
  await expect(alert).toBeVisible();
  await page.clock.runFor(1500);
  await expect(alert).toHaveCount(0);
  await flag.click();
  await alert.hover();
  await page.clock.runFor(20_000);
  await expect(alert).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5500);
  await expect(alert).toHaveCount(0);
});

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('[S2-095] [S2-096] releases are searched, filtered and deleted together; the address keeps what is chosen', async ({
  page,
}) => {
  await signIn(page, 'pro', DEMO_PASSWORD, { path: '/distributions' });
  const { items } = (await (await page.request.get('/v1/api/artists')).json()) as { items: { id: string }[] };
  for (const title of ['Sessiz Işık', 'Sessiz Deniz']) {
    const data = { artist_id: items[0]?.id, title };
    const headers = { origin: ORIGIN };
    expect((await page.request.post('/v1/api/releases', { data, headers })).status()).toBe(201);
  }
  const search = page.getByRole('searchbox', { name: t('release_list.search') });
  const link = (title: string) => page.getByRole('main').getByRole('link', { name: title, exact: true });
  await search.fill('SESSIZ isik');
  await expect(page).toHaveURL(/\?q=SESSIZ\+isik$/);
  await expect(link('Sessiz Işık')).toBeVisible();
  await expect(link('Sessiz Deniz')).toHaveCount(0);
  await search.fill('sessiz');
  await expect(link('Sessiz Deniz')).toBeVisible();
  await page.getByRole('button', { name: `${t('release_list.filter.draft')} 2` }).click();
  await page.getByRole('combobox', { name: t('release.list.sort') }).selectOption('oldest');
  await expect(page).toHaveURL(/\?q=sessiz&status=draft&sort=oldest$/);
  await page.getByRole('button', { name: t('release_list.view.grid') }).click();
  await page.reload();
  await expect(search).toHaveValue('sessiz');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([
    'Sessiz Işık',
    'Sessiz Deniz',
  ]);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('combobox', { name: t('release_list.type') }).selectOption('album');
  await expect(page.getByText(t('release_list.none.title'))).toBeVisible();
  await page.goBack();
  await expect(link('Sessiz Işık')).toBeVisible();

  await page.getByRole('button', { name: t('release_list.view.table') }).click();
  await page.getByRole('checkbox', { name: t('release_list.select_all') }).check();
  const bar = page.getByRole('region', { name: t('release_list.selected', { count: 2 }) });
  await bar.getByRole('button', { name: t('release_list.bulk.no_takedown') }).press('Enter');
  await expect(page.getByText(t('release_list.reason.takedown')).last()).toBeVisible();
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: t('release_list.bulk.csv') }).click(),
  ]);
  expect(table.suggestedFilename()).toBe('releases.csv');

  await bar.getByRole('button', { name: t('release_list.bulk.delete', { count: 2 }) }).click();
  const dialog = page.getByRole('dialog', { name: t('release_list.question.delete', { count: 2 }) });
  await expectAccessibleInBothThemes(page);
  let isFirst = true;
  await page.route('**/v1/api/releases/*', (route) => {
    const fails = isFirst && route.request().method() === 'DELETE';
    if (fails) isFirst = false;
    return fails ? route.abort() : route.continue();
  });
  await dialog.getByRole('button', { name: t('release_list.bulk.delete', { count: 2 }) }).click();
  await expect(dialog.getByText(t('release_list.failed', { count: 1, total: 2 }))).toBeVisible();
  await expect(dialog.getByText(`Sessiz Işık: ${t('error.network')}`)).toBeVisible();
  await dialog.getByRole('button', { name: t('navigation.try_again') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(t('release_list.none.title'))).toBeVisible();
  await page.getByRole('button', { name: t('release_list.none.clear') }).click();
  await expect(page).toHaveURL(/\/distributions\?sort=oldest$/);
  await expect(search).toHaveValue('');
});

test('[S3-123] the bell counts unread notifications; its panel opens them, marks them as read and leads to the settings', async ({
  page,
}) => {
  await signIn(page, 'advanced', DEMO_PASSWORD);
  const bell = page.getByRole('banner').getByRole('button', { name: t('shell.bell.none') });
  await expect(bell).toHaveAccessibleName(/\d+ unread$/);
  await bell.click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('link', { name: /was approved$/ }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await panel.getByRole('button', { name: t('notification.filter.money') }).click();
  await expect(panel.getByRole('link', { name: /was approved$/ })).toHaveCount(0);
  await panel.getByRole('button', { name: t('notification.filter.releases') }).click();
  await page.context().setOffline(true);
  await expect(panel.getByText(t('notification.offline'))).toBeVisible();
  await page.context().setOffline(false);
  await panel
    .getByRole('link', { name: /was approved$/ })
    .first()
    .click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/distributions\/[0-9a-f-]{36}#stores$/);
  await bell.click();
  await panel.getByRole('button', { name: t('notification.mark_all') }).click();
  await expect(panel.getByText(t('notification.is_unread'))).toHaveCount(0);
  await panel.getByRole('link', { name: t('notification.settings') }).click();
  await expect(page).toHaveURL(/\/account\/notifications$/);
  await expect(bell).toHaveAccessibleName(t('shell.bell.none'));
  const names = { type: t('notification.type.submitted'), channel: t('notification.channel.app') };
  const choice = page.getByRole('switch', { name: t('notification.choose.switch', names) });
  await choice.click();
  await expect(choice).not.toBeChecked();
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
});

test('a phone shows the notifications as a page, releases as covers, and messages beside the title of a dialog', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await signIn(page, 'pro', DEMO_PASSWORD);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.bell.none') })
    .click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('link').first()).toBeVisible();
  expect((await panel.boundingBox())?.width).toBe(390);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto('/distributions?status=live');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  const bar = page.getByRole('region', { name: t('release_list.selected', { count: 1 }) });
  await expect(bar).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // A message that gave way to the bar gives way to the dialog that opens below it.
  await bar.getByRole('button', { name: t('release_list.bulk.no_delete') }).press('Enter');
  const message = page.locator('[data-toasts]').getByText(t('release_list.reason.delete'));
  // With the pointer on it, it stays.
  await message.hover();
  await bar.getByRole('button', { name: t('release_list.bulk.takedown', { count: 1 }) }).press('Enter');
  const title = page.getByRole('heading', { name: t('release_list.question.takedown', { count: 1 }) });
  const readGap = async () =>
    ((await message.boundingBox())?.y ?? 0) - ((await title.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
  await expect.poll(readGap).toBeGreaterThan(200);
  await page.context().close();
});
