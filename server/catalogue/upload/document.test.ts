import { deflateSync } from 'node:zlib';
import { TUS_PATH } from '@tangent/contract/catalogue/upload.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { uploadFile } from '../../testing/fixtures/upload-file.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { createTusClient } from '../../testing/harness/tus-client.ts';

let app: TestApp;
let owner: TestAccount;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await app.http.listen({ port: 0 });
  [owner, staff] = [await signUp(app), await signUp(app)];
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const scan = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
const send = (filename: string, bytes: Uint8Array) => uploadFile(app, owner, 'document', { filename, bytes });
const get = (id: string, { session }: TestAccount, part = 'document') =>
  app.http.inject({ url: `${TUS_PATH}/${id}/${part}`, cookies: { '__Host-session': session } });

test('a PDF and a scan are stored unchanged, and their owner and staff can download them', async () => {
  const files = [
    { name: 'Lizenz für Müller.pdf', bytes: PDF, type: 'application/pdf' },
    { name: 'scan.JPG', bytes: await scan(), type: 'image/jpeg' },
  ];
  for (const { name, bytes, type } of files) {
    const { id, state, artwork, audio } = await send(name, bytes);
    expect([state, artwork, audio]).toEqual(['complete', null, null]);
    for (const account of [owner, staff]) {
      const { statusCode, headers, rawPayload } = await get(id, account);
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(bytes)).toBe(true);
      expect(headers['content-type']).toBe(type);
      expect(headers['content-disposition']).toMatch(/^attachment; /);
      expect(headers['content-security-policy']).toContain('sandbox');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await get(id, await signUp(app))).statusCode).toBe(404);
    expect((await get(id, owner, 'image')).statusCode).toBe(404);
  }
});

test('the content of a file decides: HTML pages, drawings and truncated files are not documents', async () => {
  const hostile: [string, Uint8Array, string][] = [
    ['page.pdf', Buffer.from('<html><script>alert(1)</script></html>'), 'invalid_file_format'],
    ['drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'invalid_file_format'],
    ['html first.pdf', Buffer.concat([Buffer.from('<script>1</script>'), PDF]), 'invalid_file_format'],
    ['script.pdf', Buffer.concat([PDF, Buffer.from('<</S/JavaScript/JS(app.alert(1))>>\n%%EOF\n')]), 'document_script'],
    ['half.pdf', PDF.subarray(0, 40), 'document_corrupt'],
    ['half.jpg', (await scan()).subarray(0, 3000), 'document_corrupt'],
    ['nothing.pdf', Buffer.alloc(0), 'file_empty'],
  ];
  for (const [filename, bytes, failure_code] of hostile) {
    expect(await send(filename, bytes), filename).toMatchObject({ state: 'failed', failure_code });
  }
});

const pdfWith = (object: string | Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.5\n2 0 obj'), Buffer.from(object), Buffer.from('endobj\n'), PDF]);
const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([Buffer.from(`<<${dictionary}>>stream\n`), content, Buffer.from('\nendstream ')]);
const ACTION = '<</S/JavaScript/JS(app.alert(1))>>';
/** Seven megabytes of objects without a script. */
const LARGE = deflateSync(Buffer.alloc(7 * 1024 * 1024, ' '));
const OBJECTS = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode';

test.each<[string, string | Buffer]>([
  ['with an escaped name', '<</S/#4aava#53cript/#4AS(app.alert(1))>>'],
  ['of a rendition', '<</S/Rendition/JS 5 0 R>>'],
  ['that starts a program', '<</S /Launch /F (cmd.exe)>>'],
  ['in compressed objects', stream(OBJECTS, deflateSync(`1 0 ${ACTION}`))],
  [
    'in compressed objects that break off',
    stream(OBJECTS, deflateSync(`1 0 ${ACTION}${'x'.repeat(9000)}`).subarray(0, 60)),
  ],
  [
    'behind more objects than fit into memory',
    stream(OBJECTS, deflateSync(`${' '.repeat(33 * 1024 * 1024)}${ACTION}`)),
  ],
  ['behind a long dictionary', stream(OBJECTS + ' '.repeat(5000), deflateSync(`1 0 ${ACTION}`))],
  ['in the last of many large objects', Buffer.concat([...Array(5)].map(() => stream(OBJECTS, LARGE)))],
  ['in objects that are not compressed', stream('/Type/ObjStm/N 1/First 4', Buffer.from(`1 0 ${ACTION}`))],
])('a PDF with a script %s is refused', async (_, object) => {
  expect(await send('proof.pdf', pdfWith(object))).toMatchObject({ state: 'failed', failure_code: 'document_script' });
});

test('a scan whose picture contains the key of a script by chance, and a letter about scripts, are documents', async () => {
  const picture = stream(
    '/Subtype/Image/Filter/DCTDecode',
    Buffer.from([0xff, 0xd8, 0x2f, 0x4a, 0x53, 0x00, 0xff, 0xd9]),
  );
  for (const object of [picture, '(JavaScript, JS and Launch)', '<</JSON(1)/Launched(2)>>'])
    expect(await send('scan.pdf', pdfWith(object))).toMatchObject({ state: 'complete', failure_code: null });
});

test('other file types and more than ten megabytes are refused before the transfer', async () => {
  const tus = createTusClient(app.http.listeningOrigin, owner.session);
  const create = async (filename: string, size: number) =>
    (await tus.create({ kind: 'document', filename }, size)).error?.name;
  for (const name of ['letter.docx', 'proof.svg']) expect(await create(name, 10)).toBe('invalid_file_format');
  expect(await create('scan.pdf', 10 * 1024 * 1024 + 1)).toBe('document_too_large');
  expect(await create('scan.pdf', 10 * 1024 * 1024)).toBeUndefined();
});
