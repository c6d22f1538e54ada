import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMail } from '../testing/send-mail.ts';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import type { Mail, MailSummary } from './mailbox.ts';

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.remove());

const MESSAGE = `From: Tangent <hello@tangent.example>
To: ada@example.com
Subject: =?utf-8?Q?Ho=C5=9F_geldin?=
List-Unsubscribe: <https://tangent.example/out>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

Kodun =C4=B1: 123456
.
--b
Content-Type: text/html; charset=utf-8

<p onclick="alert(1)">Kod: <b>123456</b></p><script>alert(1)</script>
--b--
`;

test('a mail sent by SMTP can be listed by recipient and read', async () => {
  await sendMail(world.sandbox.smtp_port, 'bounce@tangent.example', ['ada@example.com'], MESSAGE);
  await sendMail(world.sandbox.smtp_port, 'bounce@tangent.example', ['bob@example.com'], MESSAGE);
  expect(await world.get<MailSummary[]>('/mail')).toHaveLength(2);
  const [summary] = await world.get<MailSummary[]>('/mail?to=ada@example.com');
  expect(summary).toMatchObject({ from: 'bounce@tangent.example', to: ['ada@example.com'], subject: 'Hoş geldin' });
  const mail = await world.get<Mail>(`/mail/${summary?.id}`);
  expect(mail.sender).toBe('Tangent <hello@tangent.example>');
  expect(mail.text).toContain('Kodun ı: 123456\n.');
  expect(mail.html).toContain('<b>123456</b>');
  expect(mail.headers).toContainEqual({ key: 'list-unsubscribe', value: '<https://tangent.example/out>' });
});

test('the page shows a mail in a frame that runs no scripts', async () => {
  const [summary] = await world.get<MailSummary[]>('/mail');
  const response = await fetch(`http://127.0.0.1:${world.sandbox.http_port}/?mail=${summary?.id}`);
  const page = await response.text();
  expect(page).toContain('Hoş geldin');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain('<script');
  expect(/<iframe[^>]*sandbox="([^"]*)"/.exec(page)?.[1]).toBe('allow-popups allow-popups-to-escape-sandbox');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a robot opens each link to a release before a person can read the mail', async () => {
  const opened: string[] = [];
  const server = createServer((request, response) => {
    opened.push(`${request.method} ${request.url}`);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const link = `http://127.0.0.1:${(server.address() as AddressInfo).port}/release/kiyi-k7x2m/confirm?token=a.b`;
  const message = `Subject: Hi\nContent-Type: text/plain\n\nConfirm: ${link}\nOr ${link} or http://127.0.0.1:1/release/gone\n`;
  await sendMail(world.sandbox.smtp_port, 'hello@tangent.example', ['fan@example.com'], message);
  expect(await world.get<MailSummary[]>('/mail?to=fan@example.com')).toHaveLength(1);
  expect(opened).toEqual(['GET /release/kiyi-k7x2m/confirm?token=a.b']);
  server.close();
});

test('a curator hears, accepts or declines through the link of the mail, or does nothing, as told', async () => {
  const opened: string[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8');
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      opened.push(`${request.method} ${request.url} ${body}`.trim());
      response.end('<audio src="/curator/listen/pitch.1.sign"></audio>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const link = `http://127.0.0.1:${(server.address() as AddressInfo).port}/curator/pitch.sign`;
  const message = `Subject: A song\nContent-Type: text/plain\n\nAnswer: ${link}\n`;
  const sendTo = async (address: string, habit: string) => {
    if (habit !== '') await world.post('/control/curators', { address, habit });
    await sendMail(world.sandbox.smtp_port, 'hello@tangent.example', [address], message);
  };
  const page = 'GET /curator/pitch.sign';
  const listening = 'GET /curator/listen/pitch.1.sign';
  await sendTo('nobody@curators.example', '');
  await sendTo('silent@curators.example', 'ignore');
  await sendTo('ears@curators.example', 'listen');
  await expect.poll(() => opened).toEqual([page, listening]);
  await sendTo('fan@curators.example', 'accept');
  await expect
    .poll(() => opened.slice(2))
    .toEqual([page, listening, 'POST /curator/pitch.sign answer=accept&comment=']);
  await sendTo('critic@curators.example', 'decline');
  await expect
    .poll(() => opened.slice(5))
    .toEqual([page, listening, 'POST /curator/pitch.sign answer=decline&reason=mood&comment=']);
  await expect
    .poll(async () => (await world.get<{ curators: { answered: number }[] }>('/control/curators')).curators)
    .toMatchObject([{ answered: 0 }, { answered: 0 }, { answered: 1 }, { answered: 1 }]);
  server.close();
});

test('an unknown mail is not found, even with an unusual id', async () => {
  await expect(world.get('/mail/nothing')).rejects.toThrow('404');
  await expect(world.get('/mail/..%2F..%2Fclock')).rejects.toThrow('404');
});

test('mails survive a restart', async () => {
  await world.restart();
  expect(await world.get<MailSummary[]>('/mail')).toHaveLength(8);
});

test('a recipient is refused with the answer that was set for the address, and taken again later', async () => {
  const send = () => sendMail(world.sandbox.smtp_port, 'bounce@tangent.example', ['Gone@example.com'], MESSAGE);
  const answer = '550 5.1.1 No such user';
  await world.post('/control/mail/refusals', { address: 'gone@example.com', answer });
  await expect(send()).rejects.toThrow(answer);
  await world.post('/control/mail/refusals', { address: 'gone@example.com', answer: null });
  await send();
  expect(await world.get<MailSummary[]>('/mail?to=Gone@example.com')).toHaveLength(1);
});
