import { expect } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../accessibility.ts';
import { getTranslator } from '../get-translator.ts';
import { signIn, signUp, toEmail } from '../steps/account.ts';
import { findMail } from '../steps/mail.ts';
import { test } from '../test.ts';

const t = getTranslator('es');
const staffText = getTranslator('en');
const ARTIST = { first_name: 'Inés', last_name: 'Robles', username: 'inesrobles', language: 'es' } as const;
const CHANNEL = 'UCabcdefghijklmnopqrstuv';
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const FORM = t('tools.name.whitelist-youtube');

test('[S1-005] [S2-049] [S2-113] [S2-114] [S5-059] [S5-060] [S5-061] an artist finds a form in the tools, sends it, and reads the answer of staff in Spanish', async ({
  page,
  browser,
}) => {
  await signUp(page, ARTIST);
  await page.goto('/tools');
  await page.getByRole('button', { name: t('tools.category.forms') }).click();
  await page.getByRole('searchbox').fill('YOUTUBE');
  await page.getByRole('link', { name: FORM, exact: true }).click();
  await expect(page).toHaveURL(/\/forms\/whitelist-youtube$/);
  const field = (name: string) => page.getByLabel(t(`form.field.${name}`), { exact: true });
  const send = page.getByRole('button', { name: t('form.send') });

  await send.click();
  await expect(page.getByText(t('error.required', { field: t('form.field.channel') }))).toBeVisible();
  await field('channel').fill('https://www.youtube.com/@inesrobles');
  await expect(page.getByText(t('error.channel_handle'))).toBeVisible();
  await field('channel').fill(`https://www.youtube.com/channel/${CHANNEL}`);
  await field('relation').selectOption('client');
  await field('wanted').selectOption('channel');
  const drop = page.locator('input[type="file"]');
  await drop.setInputFiles({ name: 'logo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(t('error.invalid_file_format'))).toBeVisible();
  await page.getByRole('button', { name: t('upload.cancel') }).click();
  await drop.setInputFiles({
    name: 'licencia.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(PDF),
  });
  await expect(page.getByRole('link', { name: 'licencia.pdf' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /guardado/ })).toBeVisible();

  await page.reload();
  await expect(field('channel')).toHaveValue(new RegExp(CHANNEL));
  await expect(page.getByRole('link', { name: 'licencia.pdf' })).toBeVisible();
  await field('expires_on').fill('31/12/2030');
  await field('expires_on').blur();
  await expectAccessibleInBothThemes(page);
  await page.route('**/v1/api/forms/whitelist-youtube', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await send.click();
  await expect(page.getByRole('alert').getByText(t('form.failed'))).toBeVisible();
  await page.unroute('**/v1/api/forms/whitelist-youtube');
  await send.click();
  await expect(page.getByText(t('form.sent')).first()).toBeVisible();
  await expect(page).toHaveURL(/request=/);
  const mail = await findMail(toEmail(ARTIST), t('mail.form_received.subject', { form: FORM }));
  expect(mail.text).toContain(CHANNEL);

  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, 'staff', 'Tangent-demo-1', { path: '/backoffice/requests' });
  await expectAccessibleInBothThemes(staff);
  await staff.getByRole('row').filter({ hasText: 'Inés Robles' }).getByRole('link').click();
  await staff.getByRole('button', { name: staffText('form.staff.start') }).click();
  await staff.getByLabel(staffText('form.staff.template')).selectOption('done');
  await expect(staff.getByLabel(staffText('form.staff.answer'), { exact: true })).toHaveValue(
    t('form.template.done.text'),
  );
  await expectAccessibleInBothThemes(staff);
  await staff.getByRole('button', { name: staffText('form.staff.send') }).click();
  await expect(staff.getByText(staffText('form.staff.sent'))).toBeVisible();

  const answer = await findMail(toEmail(ARTIST), t('mail.form_answered.subject', { form: FORM }));
  expect(answer.text.replaceAll(/\s+/g, ' ')).toContain(t('form.template.done.text'));
  await page.reload();
  await expect(page.getByText(t('form.template.done.text'))).toBeVisible();
  await expect(page.getByText(t('form.status.done'), { exact: true }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
