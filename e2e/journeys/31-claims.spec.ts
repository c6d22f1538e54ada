import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { SANDBOX_ORIGIN, SENT_AGAIN } from '../product.ts';
import { signIn, startSession } from '../steps/account.ts';
import { findMail } from '../steps/mail.ts';
import { test } from '../test.ts';

const PASSWORD = 'Tangent-demo-1';
const EMAIL = 'advanced@tangent.example';
const SONG = 'Ağustos';
const VIDEO = 'Ağustos, rıhtımda canlı';
const REASON = 'Gitarı 2 Eylül’de kendim çaldım ve kaydettim.';
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const t = getTranslator('tr');
const staffText = getTranslator('en');

type Claims = { claims: { id: string; answers: { answer: string; reason: string }[] }[] };

async function control<Body>(path: string, body?: object): Promise<Body> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${SANDBOX_ORIGIN}/control/claims${path}`, body === undefined ? {} : request);
  return (await response.json()) as Body;
}

/** Waits until the demo has the song, and returns its code. */
async function findIsrc(page: Page): Promise<string> {
  const read = async <Body>(path: string) => (await (await page.request.get(path, SENT_AGAIN)).json()) as Body;
  let isrc: string | undefined;
  await expect
    .poll(
      async () => {
        const list = await read<{ items?: { id: string }[] }>(`/v1/api/releases?status=live&q=${SONG}`);
        const id = list.items?.[0]?.id;
        const release = id === undefined ? {} : await read<{ tracks?: { isrc: string }[] }>(`/v1/api/releases/${id}`);
        isrc = release.tracks?.[0]?.isrc;
        return isrc;
      },
      { timeout: 120_000 },
    )
    .toBeDefined();
  return isrc ?? '';
}

test('an artist disputes a claim with proof, staff returns and sends it, and the service takes it back', async ({
  page,
  browser,
}) => {
  await signIn(page, 'advanced', PASSWORD, { language: 'tr' });
  const isrc = await findIsrc(page);
  const { claims } = await control<Claims>('', {
    service: 'youtube',
    kind: 'own_video',
    isrc,
    recording_title: 'Harbor Loop',
    video_title: VIDEO,
    copies: 2,
  });

  await findMail(EMAIL, t('mail.release_claim_opened.subject', { title: SONG }));
  await expect
    .poll(async () => (await page.request.get('/v1/api/claims', SENT_AGAIN)).text(), { timeout: 60_000 })
    .toContain(VIDEO);
  await page.goto('/tools/claims');
  await expect(page.getByRole('heading', { name: VIDEO })).toBeVisible();
  await expect(page.getByText(t('claim.repeated_one', { service: 'YouTube', count: 1 }))).toBeVisible();
  await page.getByRole('radio', { name: t('claim.answer.dispute') }).check();
  const send = page.getByRole('button', { name: t('claim.send.dispute') });
  await send.click();
  await expect(page.getByText(t('error.claim_proof_missing'))).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const proof = { name: 'kayit.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  await page.locator('input[type="file"]').setInputFiles(proof);
  await expect(page.getByRole('link', { name: 'kayit.pdf' })).toBeVisible();
  await page.getByLabel(t('claim.reason'), { exact: true }).fill(REASON);
  await send.click();
  await expect(page.getByText(t('claim.state.checking')).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const staff = await (await browser.newContext()).newPage();
  await startSession(staff, 'staff', PASSWORD);
  const openDispute = async () => {
    await staff.goto('/backoffice/claims');
    await staff.getByRole('row').filter({ hasText: 'Harbor Rights' }).getByRole('link').click();
    await expect(staff.getByRole('button', { name: staffText('claim.staff.return') })).toBeVisible();
  };
  await openDispute();
  await expectAccessibleInBothThemes(staff);
  await staff.getByRole('button', { name: staffText('claim.staff.return') }).click();
  await expect(staff.getByText(staffText('claim.staff.note_missing'))).toBeVisible();
  await staff.getByLabel(staffText('claim.staff.note')).fill('The session file is missing.');
  await staff.getByRole('button', { name: staffText('claim.staff.return') }).click();
  await expect(staff.getByText(staffText('claim.staff.done.returned'))).toBeVisible();

  await page.goto('/tools/claims');
  await expect(page.getByText('The session file is missing.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'kayit.pdf' })).toBeVisible();
  await page.getByRole('button', { name: t('claim.send.dispute') }).click();
  await expect(page.getByText(t('claim.state.checking')).first()).toBeVisible();
  await openDispute();
  await staff.getByRole('button', { name: staffText('claim.staff.send', { service: 'YouTube' }) }).click();
  await expect(staff.getByText(staffText('claim.staff.done.sent'))).toBeVisible();
  // Both numbers of the doubled claim get the answer.
  const ids = claims.map(({ id }) => id);
  await expect
    .poll(async () => {
      const { claims: now } = await control<Claims>('');
      return now.filter(({ id }) => ids.includes(id)).map(({ answers }) => answers[0]?.answer);
    })
    .toEqual(['dispute', 'dispute']);

  for (const id of ids) await control(`/${id}/state`, { state: 'withdrawn' });
  await findMail(EMAIL, t('mail.release_claim_closed.subject', { title: SONG }));
  await page.goto('/tools/claims?view=closed');
  await expect(page.getByText(t('claim.result.withdrawn')).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
