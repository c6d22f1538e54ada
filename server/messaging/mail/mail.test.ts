import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from '../../gateways/mail/mailer.ts';
import { runForRequest } from '../../platform/log/request-id.ts';

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.remove());

test('a title or a name with a line break starts no other header', async () => {
  const mailer = createMailer({
    url: `smtp://127.0.0.1:${world.sandbox.smtp_port}`,
    from: 'Tangent <hello@tangent.example>',
  });
  await mailer.send({
    to: { name: 'Ada\r\nBcc: spy@evil.example', address: 'ada@music.example' },
    subject: 'Out now\r\nBcc: spy@evil.example',
    html: '<p>Olá</p>',
    text: 'Olá',
    message_id: 'one',
  });
  const mails = await world.get<{ id: string; to: string[]; subject: string }[]>('/mail');
  expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: ['ada@music.example'], subject: 'Out now Bcc: spy@evil.example' },
  ]);
  const { headers } = await world.get<{ headers: { key: string }[] }>(`/mail/${mails[0]?.id}`);
  expect(headers.map(({ key }) => key.toLowerCase())).not.toContain('bcc');
});

test('an email carries the id of the request that caused it', async () => {
  const url = `smtp://127.0.0.1:${world.sandbox.smtp_port}`;
  const mailer = createMailer({ url, from: 'Tangent <hello@tangent.example>' });
  const to = { name: 'Ida', address: 'ida@music.example' };
  await runForRequest('0192f0c1', () =>
    mailer.send({ to, subject: 'Out now', html: '<p>Olá</p>', text: 'Olá', message_id: 'two' }),
  );
  const mails = await world.get<{ id: string; to: string[] }[]>('/mail');
  const mail = mails.find((one) => one.to.includes(to.address));
  const { headers } = await world.get<{ headers: { key: string; value: string }[] }>(`/mail/${mail?.id}`);
  expect(headers).toContainEqual({ key: 'x-request-id', value: '0192f0c1' });
});
