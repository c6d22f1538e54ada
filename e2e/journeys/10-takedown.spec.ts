import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { tangent } from '../product.ts';
import { readZip } from '../read-zip.ts';
import { keepCelebration, signIn } from '../steps/account.ts';
import { advanceClock } from '../steps/clock.ts';
import { test } from '../test.ts';

const PASSWORD = 'Tangent-demo-1';
const PAID = { username: 'advanced', title: 'Mañana quizás' };
const FREE = { username: 'free', title: 'Salt & Static' };
const PATIENT = { timeout: 90_000 };

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
const t = getTranslator('en');

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // The demo creates its releases within half a minute of the first start.
  const isPublished = async () => (await tangent('release', 'list', 'published')).includes(PAID.title);
  await expect.poll(isPublished, PATIENT).toBe(true);
});

async function openRelease(page: Page, { username, title }: typeof PAID): Promise<void> {
  await signIn(page, username, PASSWORD, { path: '/distributions' });
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
}

const takeDown = (page: Page) => page.getByRole('button', { name: t('release.takedown.open') });

/** Returns the id of the only release with that title. */
async function findId(title: string): Promise<string> {
  const line = (await tangent('release', 'list')).split('\n').find((one) => one.includes(title));
  return line?.split(' ')[0] ?? '';
}

test('the moment of the first store fills the window until Escape, the cross or the back button closes it', async ({
  page,
}) => {
  await openRelease(page, PAID);
  await keepCelebration(page);
  const address = page.url();
  const celebration = page.getByRole('dialog', { name: t('calendar.live.title', { title: PAID.title }) });
  const share = page.getByRole('button', { name: t('release.room.share'), exact: true });
  const showCelebration = async () => {
    await share.click();
    await page.getByRole('button', { name: t('calendar.live.replay') }).click();
    await expect(celebration).toBeVisible();
  };
  await showCelebration();
  expect(await celebration.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await expectAccessibleInBothThemes(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => celebration.getByRole('button', { name: t('ui.close') }).click(),
  ]) {
    if (await celebration.isHidden()) await showCelebration();
    await close();
    await expect(celebration).toHaveCount(0);
    await expect(share).toBeFocused();
    await expect(page).toHaveURL(address);
  }
  await showCelebration();
  await celebration.getByRole('link', { name: t('calendar.live.see') }).click();
  await expect(celebration).toHaveCount(0);
  await expect(page.locator('#stores')).toBeFocused();
});

test('[S8-022] an artist downloads everything about a release; an interrupted download is reported and retried', async ({
  page,
}) => {
  await openRelease(page, PAID);
  const download = page.getByRole('button', { name: t('release.package.action') });
  await page.route('**/package', (route) => route.abort());
  await download.click();
  await expect(page.getByText(t('error.download_failed'), { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.unroute('**/package');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('navigation.try_again') }).click(),
  ]);
  await expect(page.getByText(t('release.package.done'))).toBeVisible();
  expect(file.suggestedFilename()).toContain(PAID.title);
  const files = await readZip(await file.path());
  const names = [...files.keys()];
  expect(names).toEqual(expect.arrayContaining(['SHA256SUMS', 'metadata/release.json', 'metadata/tracks.csv']));
  expect(names.filter((name) => name.startsWith('audio/01 ') && (files.get(name) ?? 0) > 1_000_000)).toHaveLength(1);
  expect(names.filter((name) => name.startsWith('artwork/cover.'))).toHaveLength(1);
  expect(names.filter((name) => /^messages\/.+ insert\.xml$/.test(name))).toHaveLength(12);
});

test('an artist gets everything in one archive and downloads it, and so does a banned one', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, PAID.username, PASSWORD, { path: '/distributions' });
  await page.getByRole('button', { name: t('export.action') }).click();
  const link = page.getByRole('link', { name: t('export.download') });
  await expect(link).toBeVisible(PATIENT);
  await expectAccessibleInBothThemes(page);
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const folders = new Set([...(await readZip(await file.path())).keys()].map((name) => name.split('/')[0]));
  expect([...folders].some((name) => name?.includes(PAID.title))).toBe(true);

  const banned = await (await browser.newContext(phone)).newPage();
  await signIn(banned, 'banned', PASSWORD);
  await banned.getByRole('button', { name: t('export.action') }).click();
  await expect(banned.getByRole('link', { name: t('export.download') })).toBeVisible(PATIENT);
  await expectAccessibleInBothThemes(banned);
});

test('[S2-103] [S4-019] a release on a paid plan leaves all stores after one confirmation, and nothing undoes it', async ({
  page,
}) => {
  await openRelease(page, PAID);
  const live = t('release.stores_title', { live: 12, total: 12 });
  await expect(page.getByRole('heading', { level: 2, name: live })).toBeVisible(PATIENT);
  await takeDown(page).click();
  const dialog = page.getByRole('dialog', { name: t('release.takedown.dialog_title', { title: PAID.title }) });
  await expect(dialog.getByText(t('release.takedown.happens.final'))).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const confirm = dialog.getByRole('button', { name: t('release.takedown.action'), exact: true });
  await confirm.click();
  await expect(dialog.getByText(t('release.takedown.confirm_first'))).toBeVisible();
  await dialog.getByLabel(t('release.takedown.reason')).fill('The mix was not the final one.');
  await dialog.getByRole('checkbox', { name: t('release.takedown.confirm') }).check();
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('status.takedown_requested'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: t('release.takedown.under_way'), exact: true })).toBeVisible();
  await expect(page.getByText('The mix was not the final one.')).toBeVisible();
  await expect(takeDown(page)).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
});

test('[S3-058] the stores remove the release, and a day later it is removed, with its times on the page', async ({
  page,
}) => {
  await openRelease(page, PAID);
  const left = page.locator('#stores').getByText(t('store.state.removed'), { exact: true });
  await expect(left).toHaveCount(12, PATIENT);
  await advanceClock('24h');
  const removed = t('release.headline.removed', { title: PAID.title });
  // A worker whose clock is still on the old day may take the job, and finds nothing to do.
  await expect(async () => {
    await tangent('jobs', 'run', 'takedown');
    await expect(page.getByRole('heading', { level: 1, name: removed })).toBeVisible({ timeout: 10_000 });
  }).toPass(PATIENT);
  await expect(page.locator('#files').getByText(t('release.step.removed'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('release.takedown.removed'), exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // A release that was taken down still belongs to its owner.
  await expect(page.getByRole('button', { name: t('release.package.action') })).toBeVisible();
});

test('[S4-017] the free plan shows the days left, on a phone too, and what would end the wait', async ({ browser }) => {
  const id = await findId(FREE.title);
  await tangent('release', 'approve', id, '--as', 'staff');
  const page = await (await browser.newContext(phone)).newPage();
  await openRelease(page, FREE);
  await expect(takeDown(page)).toBeDisabled(PATIENT);

  const readToday = async () => ((await (await page.request.get('/v1/api/user')).json()) as { today: string }).today;
  const before = await readToday();
  await advanceClock('22d');
  await expect.poll(readToday).not.toBe(before);
  await page.reload();
  await expect(page.getByText(t('status.published'), { exact: true }).first()).toBeVisible(PATIENT);
  const { release_date } = JSON.parse(await tangent('release', 'show', id)) as { release_date: string };
  const left = 90 - (Date.parse(await readToday()) - Date.parse(release_date)) / 86_400_000;
  await expect(page.getByText(t('release.takedown.days_left_other', { count: left }))).toBeVisible();
  await expect(takeDown(page)).toBeDisabled();
  await expect(page.getByText(t('plan.feature.immediate_takedown.name'))).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // The link in an email scrolls to its target.
  await page.goto(`/distributions/${id}#takedown`);
  await expect(takeDown(page)).toBeInViewport();
});
