import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { tangent } from '../product.ts';
import { signIn, startSession } from '../steps/account.ts';
import { advanceClock } from '../steps/clock.ts';
import { approve, openReview } from '../steps/review.ts';
import { test } from '../test.ts';

const PASSWORD = 'Tangent-demo-1';
const RELEASE = 'Glass City, Vol. 2';
const LAST_OF_THE_DEMO = 'Low Tide';
const PATIENT = { timeout: 120_000 };
const t = getTranslator('en');

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let received: Received[] = [];
let status = 204;
test.beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The demo creates its releases within half a minute of the first start, and approves some: no event of these.
  const list = (state: string) => tangent('release', 'list', state);
  // The last one is a draft, which expires when other journeys move the clock by years.
  const isComplete = async () =>
    (await list('in_review')).includes(RELEASE) &&
    [await list('draft'), await list('expired')].some((drafts) => drafts.includes(LAST_OF_THE_DEMO));
  await expect.poll(isComplete, PATIENT).toBe(true);
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const addressOfReceiver = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;

/** Verifies a message by its secret alone, as the artist's own server would. */
function isSigned(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

const typesOf = (messages: readonly Received[]) => messages.map(({ body }) => JSON.parse(body).type as string);

/** Enters the password where the product asks for it again. */
async function confirmIfNeeded(page: Page, next: ReturnType<Page['getByText']>): Promise<void> {
  const password = page.getByLabel(t('auth.field.password'), { exact: true });
  await expect(password.or(next)).toBeVisible();
  if (!(await password.isVisible())) return;
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: t('account.step_up.confirm'), exact: true }).click();
}

test('an artist’s own server receives an approval, signed; a message that it missed while it was down is sent again', async ({
  page,
  browser,
}) => {
  await signIn(page, 'pro', PASSWORD, { path: '/account' });
  const card = page.getByRole('region', { name: t('webhook.title') });
  await expect(card.getByText(t('webhook.empty.title'))).toBeVisible();
  await card.getByRole('button', { name: t('webhook.new') }).click();
  const dialog = page.getByRole('dialog', { name: t('webhook.new') });
  await dialog.getByLabel(t('webhook.url')).fill('http://169.254.169.254/latest');
  await dialog.getByRole('button', { name: t('webhook.create') }).click();
  await expect(dialog.getByText(t('error.webhook_url'))).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // Every event is chosen at first; the demo still sells music and pays.
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
  await dialog.getByRole('button', { name: t('webhook.create') }).click();
  await expect(dialog.getByText(t('webhook.choose_event'))).toBeVisible();
  await dialog.getByRole('checkbox', { name: t('webhook.event.release.approved'), exact: true }).check();
  await dialog.getByLabel(t('webhook.url')).fill(addressOfReceiver());
  await dialog.getByRole('button', { name: t('webhook.create') }).click();
  const shown = page.getByText(/^whsec_/);
  await confirmIfNeeded(page, shown);
  const secret = (await shown.textContent()) ?? '';
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: t('webhook.kept') }).click();

  await card.getByRole('link', { name: addressOfReceiver() }).click();
  await expect(page.getByText(t('webhook.log_empty.title'))).toBeVisible();
  await page.getByRole('button', { name: t('webhook.test'), exact: true }).click();
  await expect.poll(() => typesOf(received)).toEqual(['webhook.test']);
  expect(received.map((message) => isSigned(secret, message))).toEqual([true]);
  await expect(page.getByText(t('webhook.message_state.delivered'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('webhook.state.working'), { exact: true })).toBeVisible();

  // The server is down while the release is approved.
  status = 503;
  received = [];
  const staff = await (await browser.newContext()).newPage();
  await startSession(staff, 'staff', PASSWORD);
  await openReview(staff, RELEASE);
  await approve(staff, RELEASE);
  await expect.poll(() => typesOf(received)).toContain('release.approved');
  const approval = page.getByRole('row').filter({ hasText: 'release.approved' });
  await expect(approval.getByText(t('webhook.problem.status', { status: 503 }))).toBeVisible();
  await expect(page.getByText(t('webhook.state.failing'), { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // It is up again: the next attempt arrives under the same id.
  const idsOf = () =>
    received.filter(({ body }) => body.includes('release.approved')).map(({ headers }) => headers['webhook-id']);
  status = 204;
  await advanceClock('1h');
  await expect(approval.getByText(t('webhook.message_state.delivered'), { exact: true })).toBeVisible();
  expect(new Set(idsOf()).size).toBe(1);

  // And once more by hand, from the message itself.
  const before = idsOf().length;
  await approval.getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: t('webhook.message.title') });
  await expect(sheet.getByText(t('webhook.problem.status', { status: 503 })).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await sheet.getByRole('button', { name: t('webhook.message.replay') }).click();
  await expect.poll(() => idsOf().length).toBe(before + 1);
  const last = received.findLast(({ body }) => body.includes('release.approved'));
  expect(last && isSigned(secret, last)).toBe(true);
  expect(JSON.parse(last?.body ?? '{}').data).toMatchObject({
    title: RELEASE,
    upc: expect.stringMatching(/^\d{12,13}$/),
  });
});
