import { getAccount } from '@tangent/contract/identity/account.ts';
import { resendVerification } from '@tangent/contract/identity/auth.ts';
import { invitePayee, listPayees, saveSplit } from '@tangent/contract/money/collaborator.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { playlists } from '@tangent/db/schema/promotion/playlist.ts';
import { presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailer, type Mailer } from '../../gateways/mail/mailer.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { pitchMailJob } from '../../promotion/playlist/jobs.ts';
import { enqueueFanMail } from '../../promotion/presave/enqueue-fan-mail.ts';
import { sendMails } from '../../testing/fakes/test-mail.ts';
import { addPitch } from '../../testing/fixtures/pitch-rows.ts';
import { addCampaign } from '../../testing/fixtures/presave-campaign.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addReleasedTracks, fillSplit, findPayee } from '../../testing/fixtures/test-split.ts';
import { confirmAgain } from '../../testing/fixtures/test-two-factor.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let world: TestSandbox;
let mailer: Mailer;
beforeAll(async () => {
  [app, world] = await Promise.all([createTestApp(), createTestSandbox()]);
  const url = `smtp://127.0.0.1:${world.sandbox.smtp_port}`;
  mailer = createMailer({ url, from: 'Tangent <hello@tangent.example>' });
});
beforeEach(() => app.pool.query('delete from rate_limits'));
afterAll(async () => {
  await app.close();
  await world.remove();
});

const ANSWER = '550 5.1.1 No such user';
const answerAt = (address: string, answer: string | null) => world.post('/control/mail/refusals', { address, answer });
const send = () => sendMails(app, mailer);
const readRefusals = async (account: TestAccount) => (await account.call(getAccount)).body.mail_refusals;

test('a refused address ends the job at once; its owner sees the answer until an email is accepted again', async () => {
  const account = await signUp(app, { verified: false });
  const { email } = account.user;
  await answerAt(email, ANSWER);
  expect(await send()).toMatchObject({ done: 1, failed: 0 });
  expect(await readRefusals(account)).toEqual([{ email, answer: ANSWER }]);
  await answerAt(email, null);
  expect((await account.call(resendVerification)).status).toBe(204);
  expect(await send()).toMatchObject({ done: 1, failed: 0 });
  expect(await readRefusals(account)).toEqual([]);
});

test('a verified address that was refused is tried again on request, and one that works is not', async () => {
  const account = await signUp(app);
  const { email } = account.user;
  await answerAt(email, ANSWER);
  await send();
  await app.db.update(users).set({ email_verified_at: app.clock.now() }).where(eq(users.email, email));
  await answerAt(email, null);
  for (let times = 0; times < 2; times++) {
    await account.call(resendVerification);
    await send();
    await app.pool.query('delete from rate_limits');
  }
  const mails = await world.get<{ subject: string }[]>(`/mail?to=${email}`);
  expect(mails.map(({ subject }) => subject)).toEqual(['Our emails reach you again']);
});

test.each(['451 4.7.1 Greylisted, try later', '554 5.7.1 Relay access denied'])(
  'the answer %j is no refusal of the address: the job fails and is tried again',
  async (answer) => {
    const account = await signUp(app);
    await answerAt(account.user.email, answer);
    expect((await send()).failed).toBeGreaterThan(0);
    expect(await readRefusals(account)).toEqual([]);
    await answerAt(account.user.email, null);
    expect(await send()).toMatchObject({ done: 1, failed: 0 });
  },
);

test('an owner sees that the invitation of a collaborator was refused, and no other account does', async () => {
  const [owner, other] = [await signUp(app), await signUp(app)];
  const [track] = await addReleasedTracks(app, owner, ['Deniz']);
  const email = 'bora@music.example';
  await answerAt(email, ANSWER);
  await confirmAgain(owner);
  const body = fillSplit(app, { [email]: 20 });
  expect((await owner.call(saveSplit, { params: { track_id: track ?? '' }, body })).status).toBe(204);
  expect((await send()).failed).toBe(0);
  expect((await owner.call(listPayees)).body.items).toMatchObject([{ email, mail_refusal: ANSWER }]);
  expect(await readRefusals(owner)).toEqual([]);
  expect(await readRefusals(other)).toEqual([]);
  await answerAt(email, null);
  const { id } = await findPayee(app, owner, email);
  const again = await owner.call(invitePayee, { params: { id }, body: {} });
  expect(again.status).toBe(200);
  expect(await send()).toMatchObject({ done: 1, failed: 0 });
  expect((await owner.call(listPayees)).body.items).toMatchObject([{ email, mail_refusal: null }]);
});

test('a fan whose address refuses mail is unreachable and forgotten; before the confirmation there was no fan', async () => {
  const account = await signUp(app);
  await grantPlanTo(app, account, 'pro');
  const { id: campaign_id } = await addCampaign(app, account);
  await send();
  const fan = {
    campaign_id,
    way: 'mail',
    email: 'fan@music.example',
    artist_may_write: true,
    language: 'en',
    consented_at: app.clock.now(),
    consent_version: '1',
    consent_scope: 'one email',
  } as const;
  await answerAt(fan.email, ANSWER);
  const rows = await app.db
    .insert(presave_fans)
    .values([
      { ...fan, state: 'confirmed', fan_key: 'one' },
      { ...fan, state: 'waiting', fan_key: 'two' },
    ])
    .returning();
  await inTransaction(app.db, async (tx) => {
    for (const { id, state } of rows) {
      await enqueueFanMail(tx, { mail: state === 'waiting' ? 'confirm' : 'new_date', fan_id: id });
    }
  });
  expect(await send()).toMatchObject({ done: 2, failed: 0 });
  const left = await app.db.select().from(presave_fans).where(eq(presave_fans.campaign_id, campaign_id));
  expect(left).toMatchObject([
    { state: 'gone', end_reason: 'unreachable', email: null, fan_key: null, artist_may_write: false },
  ]);
});

test('a playlist whose curator cannot be reached takes no more pitches', async () => {
  const account = await signUp(app);
  const [track] = await addReleasedTracks(app, account, ['Gece']);
  await send();
  const [song] = await app.db
    .select()
    .from(tracks)
    .where(eq(tracks.id, track ?? ''));
  const facts = { account_id: account.user._id, release_id: song?.release_id ?? '', text: 'Listen' };
  const { playlist: id, pitch } = await addPitch(app, facts);
  await answerAt('marlow@curators.example', ANSWER);
  await inTransaction(app.db, (tx) => enqueue(tx, pitchMailJob, { mail: 'pitch_received', pitch_id: pitch }));
  expect(await send()).toMatchObject({ done: 1, failed: 0 });
  const [playlist] = await app.db.select().from(playlists).where(eq(playlists.id, id));
  expect(playlist?.is_open).toBe(false);
});
