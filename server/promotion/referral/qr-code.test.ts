import { users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the QR code of an account is drawn, and not sent again to who has it; of an invented account there is none', async () => {
  const { user } = await signUp(app);
  const [row] = await app.db.select().from(users).where(eq(users.id, user._id));
  const code = row?.referral_code ?? '';
  const png = await app.http.inject(`/referral/${code}/qr.png`);
  expect([png.statusCode, png.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 1200 });
  const again = await app.http.inject({
    url: `/referral/${code}/qr.png`,
    headers: { 'if-none-match': String(png.headers.etag) },
  });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect((await app.http.inject(`/referral/${code}/qr.svg`)).body).toContain('<svg');
  for (const invented of ['nobody1', `${code}x`, 'a'.repeat(21), '%3Csvg']) {
    for (const name of ['qr.png', 'qr.svg'])
      expect((await app.http.inject(`/referral/${invented}/${name}`)).statusCode, invented).toBe(404);
  }
});
