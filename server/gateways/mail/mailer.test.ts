import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from './mailer.ts';

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.remove());

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const MAIL = {
  to: { name: 'Ada', address: 'ada@music.example' },
  subject: 'Olá',
  html: '<p>Olá</p>',
  text: 'Olá  \n\n',
};

async function sendSigned(message_id: string, isSigned: boolean): Promise<string> {
  const dkim = {
    domain: 'tangent.example',
    selector: 'mail1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const url = `smtp://127.0.0.1:${world.sandbox.smtp_port}`;
  const mailer = createMailer({ url, from: 'Tangent <hello@tangent.example>', ...(isSigned && { dkim }) });
  await mailer.send({ ...MAIL, message_id });
  const folder = join(world.message_folder, '..', 'mails');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return readFile(join(folder, files.at(-1) ?? ''), 'utf8');
}

/** The relaxed form of a header and of a body (RFC 6376, 3.4). */
const relaxHeader = (line: string) => {
  const [name = '', ...value] = line.split(':');
  return `${name.toLowerCase().trim()}:${value.join(':').replaceAll(/\s+/g, ' ').trim()}`;
};
const relaxBody = (body: string) =>
  `${body
    .split('\r\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)*$/, '')}\r\n`;

test('an email is signed for the domain of the setting, and the signature holds', async () => {
  const raw = await sendSigned('one', true);
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head.split(/\r\n(?![ \t])/);
  const signature = headers.find((line) => /^DKIM-Signature:/i.test(line)) ?? '';
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replaceAll(/\s/g, '')]),
  );
  expect([tags.get('d'), tags.get('s'), tags.get('a')]).toEqual(['tangent.example', 'mail1', 'rsa-sha256']);
  const body = createHash('sha256')
    .update(relaxBody(rest.join('\r\n\r\n')))
    .digest('base64');
  expect(tags.get('bh')).toBe(body);
  const names = (tags.get('h') ?? '').toLowerCase().split(':');
  expect(names).toEqual(expect.arrayContaining(['from', 'to', 'subject', 'message-id']));
  const signed = names.flatMap((name) =>
    headers.filter((line) => line.toLowerCase().startsWith(`${name}:`)).map(relaxHeader),
  );
  const own = relaxHeader(signature.replace(/(\bb=)[^;]*$/, '$1'));
  const data = Buffer.from([...signed, own].join('\r\n'));
  expect(verify('sha256', data, publicKey, Buffer.from(tags.get('b') ?? '', 'base64'))).toBe(true);
});

test('without a key an email is not signed', async () => {
  expect(await sendSigned('two', false)).not.toMatch(/^DKIM-Signature:/im);
});
