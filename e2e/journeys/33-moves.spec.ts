import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { startSession } from '../steps/account.ts';
import { advanceClock, readNow } from '../steps/clock.ts';
import { test } from '../test.ts';

const t = getTranslator('en');
const PASSWORD = 'Tangent-demo-1';
/** Of the demo: the artist, the release that came from another distributor, and one that goes to another now. */
const OLD = 'Old Harbor Distribution';
const LEAVING = 'Sal na Boca';
const NEW = 'Orbit Records';
/** The demo adds its releases and then the move after the first start. */
const PATIENT = { timeout: 240_000 };

test.describe.configure({ mode: 'serial' });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const storeRow = (page: Page, store: string) =>
  card(page, t('move.plan')).getByRole('listitem').filter({ hasText: store }).first();

async function readItems<Item>(page: Page, path: string): Promise<Item[]> {
  const { items } = (await (await page.request.get(path)).json()) as { items?: Item[] };
  return items ?? [];
}

test('[S1-004] an artist follows a move here from its answer until every store has switched', async ({ page }) => {
  test.setTimeout(2 * PATIENT.timeout);
  await startSession(page, 'pro', PASSWORD);
  const readMove = async () => {
    const requests = await readItems<{ id: string; form: string }>(page, '/v1/api/form-requests');
    return requests.find(({ form }) => form === 'content-relocation')?.id;
  };
  await expect.poll(readMove, PATIENT).toBeDefined();
  const id = await readMove();
  await page.goto(`/forms/content-relocation?request=${id}`);
  await page.getByRole('link', { name: t('move.see') }).click();
  await expect(storeRow(page, 'Spotify').getByText(t('move.state.request'))).toBeVisible();
  await page.getByRole('button', { name: t('move.request.done') }).click();
  await expect(storeRow(page, 'Spotify').getByText(t('move.state.check'))).toBeVisible();
  const log = card(page, t('move.log.title'));
  await expect(log.getByRole('listitem').first()).toContainText(OLD);
  await expectAccessibleInBothThemes(page);
  await advanceClock('4d');
  await page.reload();
  const whole = new RegExp(t('move.fact_other', { count: '(\\d+)', all: '\\1' }));
  await expect(page.getByRole('heading', { level: 1, name: whole })).toBeVisible();
  await expect(log.getByRole('listitem').first()).toContainText('Spotify');
});

test('an artist plans the way of a release to another distributor, and removes it from the store whose day has come', async ({
  page,
}) => {
  await startSession(page, 'pro', PASSWORD);
  const releases = await readItems<{ id: string; title: string }>(
    page,
    `/v1/api/releases?q=${encodeURIComponent(LEAVING)}`,
  );
  const id = releases.find(({ title }) => title === LEAVING)?.id;
  await page.goto(`/distributions/${id}`);
  await page.getByRole('button', { name: t('release.takedown.open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('handover.link') })
    .click();
  const make = page.getByRole('button', { name: t('handover.new.action') });
  await make.click();
  const field = (name: 'distributor' | 'delivers_on') => page.getByLabel(t(`handover.field.${name}`), { exact: true });
  await expect(page.getByText(t('error.required', { field: t('handover.field.distributor') }))).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await field('distributor').fill(NEW);
  const [year, month, day] = new Date((await readNow()).getTime() + 864e6).toISOString().slice(0, 10).split('-');
  await field('delivers_on').fill(`${month}/${day}/${year}`);
  await make.click();

  await expect(storeRow(page, 'Deezer').getByText(t('handover.state.deliver'))).toBeVisible();
  await page.getByRole('checkbox', { name: 'Spotify', exact: true }).check();
  await expect(storeRow(page, 'Spotify').getByText(t('move.match_day', { day: 1, of: 5 }))).toBeVisible();
  await page.getByRole('checkbox', { name: 'Deezer', exact: true }).check();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: t('handover.remove.action_one', { count: 1 }) }).click();
  const dialog = page.getByRole('dialog');
  const remove = dialog.getByRole('button', { name: t('store.remove_action'), exact: true });
  await remove.click();
  await expect(dialog.getByText(t('store.remove_confirm_first'))).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await remove.click();
  await expect(storeRow(page, 'Deezer').getByText(new RegExp(t('handover.left_on', { day: '.+' })))).toBeVisible({
    timeout: 60_000,
  });
  await expect(card(page, t('move.log.title'))).toContainText(t('handover.log.removed_one', { stores: 'Deezer' }));
});
