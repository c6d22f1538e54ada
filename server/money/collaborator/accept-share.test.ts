import * as calls from '@tangent/contract/money/collaborator.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { payees, split_parts, split_versions } from '@tangent/db/schema/money/split.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { INVITATIONS, SHARE_LINK_DAYS } from '@tangent/domain/money/money-limits.ts';
import { addMonths, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseUser, exportUser } from '../../main/personal-data.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { receiveMails } from '../../testing/fakes/test-mail.ts';
import { addStaff } from '../../testing/fixtures/reviewable-release.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addStores } from '../../testing/fixtures/test-release.ts';
import {
  addReleasedTracks,
  buildShareToken,
  creditPayable,
  fillSplit,
  findPayee,
} from '../../testing/fixtures/test-split.ts';
import { grantStepUp } from '../../testing/fixtures/test-token.ts';
import { importReport } from '../../testing/harness/money-world.ts';
import { computeOwed } from '../../testing/harness/owed.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { computeBalance, type LedgerRef } from '../ledger/public.ts';

const EMAIL = 'bora@music.example';

let app: TestApp;
let owner: TestAccount;
let track_id: string;
let payee: Awaited<ReturnType<typeof findPayee>>;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signUp(app);
  await grantStepUp(app, owner);
  [track_id = ''] = await addReleasedTracks(app, owner, ['Deniz']);
  await owner.call(calls.saveSplit, { params: { track_id }, body: fillSplit(app, { [EMAIL]: 30 }) });
  await rereadFile();
  await receiveMails(app);
});

const rereadFile = async () => {
  payee = await findPayee(app, owner, EMAIL);
  token = buildShareToken(payee);
};
const waiting = (): LedgerRef => ({ kind: 'payee_payable', payee_id: payee.id });
const balanceRef = ({ user }: TestAccount): LedgerRef => ({ kind: 'artist_payable', account_id: user._id });
const owed = async (ref: LedgerRef) => -(await computeBalance(app.db, ref));
const readMails = async () => (await receiveMails(app)).filter(({ subject }) => !subject.startsWith('Welcome'));
const getOffer = (caller: TestAccount) => caller.call(calls.getShareOffer, { body: { token } });
const accept = (caller: TestAccount) => caller.call(calls.acceptShare, { body: { token } });
const decline = (caller: TestAccount) => caller.call(calls.declineShare, { body: { token } });

test('the earnings of a payee without an account are theirs to the micro when they accept, and earnings on hold stay on hold', async () => {
  await creditPayable(app, waiting(), 1_234_567n);
  const held: LedgerRef = { kind: 'held_payable', release_id: payee.id, payee_id: payee.id };
  await creditPayable(app, held, 5_000_001n);
  const guest = await signUp(app);
  expect((await getOffer(guest)).body).toEqual({
    artist: 'Yıldız',
    name: 'Bora Kaya',
    email: EMAIL,
    state: 'invited',
    is_own: false,
    tracks: [{ title: 'Deniz', artist: 'Yıldız', share_basis_points: 3000, effective_from: expect.any(String) }],
    track_count: 1,
    waiting_micros: 6_234_568,
  });
  expect((await accept(guest)).body).toEqual({ moved_micros: 1_234_567 });
  expect(await owed(balanceRef(guest))).toBe(1_234_567n);
  expect(await owed(held)).toBe(5_000_001n);
  expect(await owed(waiting())).toBe(0n);
  const shares = (await guest.call(calls.listReceivedShares)).body;
  expect(shares).toMatchObject({ total: 1, items: [{ title: 'Deniz', artist: 'Yıldız', share_basis_points: 3000 }] });
  expect((await owner.call(calls.listReceivedShares)).body.total).toBe(0);
  const [mine] = (await owner.call(calls.listCollaborators)).body.payees;
  expect(mine).toMatchObject({ state: 'claimed', waiting_micros: 0 });
  const mails = await readMails();
  expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    [owner.user.email, 'Bora Kaya accepted the share'],
  ]);
  const effective_from = addMonths(toPeriod(app.clock.now().toISOString()), 1);
  const body = fillSplit(app, { [EMAIL]: 50 }, { based_on: 1, effective_from });
  await owner.call(calls.saveSplit, { params: { track_id }, body });
  const next = { effective_from, share_basis_points: 5000 };
  expect((await guest.call(calls.listReceivedShares)).body.items).toMatchObject([{ share_basis_points: 3000, next }]);
});

test('of many accounts that accept at once while reports are posted one gets the share, once, and no micro is lost', async () => {
  const accounts = [await signUp(app), await signUp(app)];
  await app.db.update(tracks).set({ isrc: 'QZTNG2600001' }).where(eq(tracks.id, track_id));
  const context = { ...app, log: pino({ level: 'silent' }) };
  const period = toPeriod(app.clock.now().toISOString());
  const report = (store: string) =>
    importReport(context, { store, period, lines: [{ isrc: 'QZTNG2600001', amount: '10.000001' }] });
  await report('spotify');
  const reports = ['deezer', 'anghami'].map(report);
  const responses = await Promise.all(Array.from({ length: 10 }, (_, index) => accept(accounts[index % 2] ?? owner)));
  expect((await Promise.all(reports)).map(({ state }) => state)).toEqual(['posted', 'posted']);
  const winners = new Set(responses.flatMap(({ status }, index) => (status === 200 ? [index % 2] : [])));
  expect(winners.size).toBe(1);
  expect(responses.filter(({ status }) => status === 410)).toHaveLength(5);
  expect(await owed(waiting())).toBe(0n);
  // 30 % of the amount left after the share of the plan, line by line.
  const balances = await Promise.all(
    accounts.map(({ user }) => computeOwed(app.db, { kind: 'artist_payable', account_id: user._id })),
  );
  expect(balances.sort()).toEqual([0n, 7_650_000n]);
});

test('a payee who declines gets no more emails, cannot be named again, and keeps their earnings', async () => {
  await creditPayable(app, waiting(), 9n);
  const guest = await signUp(app);
  expect([(await decline(guest)).status, (await decline(guest)).status]).toEqual([204, 204]);
  expect((await readMails()).map(({ to, subject }) => [to.address, subject])).toEqual([
    [owner.user.email, 'Bora Kaya declined the share'],
  ]);
  const invited = await owner.call(calls.invitePayee, { params: { id: payee.id }, body: {} });
  expect(invited.error.name).toBe('share_answered');
  const save = (percents: Record<string, number>) =>
    owner.call(calls.saveSplit, { params: { track_id }, body: fillSplit(app, percents, { based_on: 1 }) });
  expect((await save({ [EMAIL]: 10 })).error.errors).toEqual({ 'parts.1.email': { code: 'payee_declined' } });
  expect((await save({})).status).toBe(204);
  expect(await readMails()).toEqual([]);
  expect((await accept(guest)).body).toEqual({ moved_micros: 9 });
});

test('only the newest link that we signed opens a share, for some days; an old one can request a new one to its address', async () => {
  const guest = await signUp(app);
  const first = token;
  const invite = () => owner.call(calls.invitePayee, { params: { id: payee.id }, body: {} });
  expect((await invite()).body).toMatchObject({ id: payee.id, email: EMAIL, state: 'invited' });
  const [mail] = await readMails();
  await rereadFile();
  expect([mail?.to.address, mail?.text.includes(token)]).toEqual([EMAIL, true]);
  const forged = `${payee.id}.${payee.invitation_no}.${'A'.repeat(43)}`;
  for (const bad of [first, forged, 'x', '']) {
    for (const call of [calls.getShareOffer, calls.acceptShare, calls.declineShare])
      expect((await guest.call(call, { body: { token: bad } })).error.name).toBe('invalid_token');
  }
  app.clock.advance((SHARE_LINK_DAYS - 1) * DAY_MS);
  expect((await getOffer(guest)).status).toBe(200);
  app.clock.advance(DAY_MS);
  expect([(await getOffer(guest)).status, (await accept(guest)).status]).toEqual([410, 410]);
  const renew = (old: string) => guest.call(calls.renewShareLink, { body: { token: old } });
  expect((await renew(forged)).error.name).toBe('invalid_token');
  for (let sent = 1; sent < INVITATIONS.per_payee; sent++) expect((await renew(first)).status).toBe(204);
  expect((await renew(first)).error.name).toBe('too_many_requests');
  // Of the waiting emails only the one with a valid link is sent.
  expect((await readMails()).map(({ to }) => to.address)).toEqual([EMAIL]);
  await rereadFile();
  expect((await accept(guest)).status).toBe(200);
});

test('an unverified address cannot accept a share, unless the email went to it; owners cannot accept their own share', async () => {
  const stranger = await signUp(app, { verified: false });
  expect((await accept(stranger)).error.name).toBe('email_not_verified');
  for (const respond of [accept, decline]) expect((await respond(owner)).error.name).toBe('own_share');
  await app.db.update(payees).set({ email: stranger.user.email }).where(eq(payees.id, payee.id));
  expect((await accept(stranger)).status).toBe(200);
  expect((await decline(stranger)).error.name).toBe('invalid_token');
  const [seen] = await app.db.select().from(users).where(eq(users.id, stranger.user._id));
  expect(seen?.email_verified_at).not.toBeNull();
});

test('an owner’s export contains their shares; erasing the owner removes names and addresses, and the share with waiting money can still be accepted', async () => {
  await creditPayable(app, waiting(), 11n);
  await owner.call(calls.saveSplit, {
    params: { track_id },
    body: fillSplit(app, { [EMAIL]: 30, 'cem@music.example': 5 }, { based_on: 1 }),
  });
  await rereadFile();
  const other = await findPayee(app, owner, 'cem@music.example');
  const staff = await addStaff(app.db, app.clock.now());
  const known = await inTransaction(app.db, (tx) => exportUser(tx, staff, owner.user._id, app.clock.now()));
  for (const text of [EMAIL, 'cem@music.example', '"recoupable_micros":"0"'])
    expect(JSON.stringify(known)).toContain(text);
  await app.db.update(users).set({ deactivated_at: app.clock.now() }).where(eq(users.id, owner.user._id));
  await app.db.execute(sql`update releases set status = 'removed' where account_id = ${owner.user._id}`);
  await inTransaction(app.db, (tx) => eraseUser(tx, staff, owner.user._id, app.clock.now()));
  const rows = await app.db.select().from(payees).where(eq(payees.owner_id, owner.user._id));
  expect(new Map(rows.map(({ id, name, email }) => [id, [name, email]]))).toEqual(
    new Map([
      [payee.id, ['–', EMAIL]],
      [other.id, ['–', `${other.id}@erased.invalid`]],
    ]),
  );
  const names = await app.db
    .selectDistinct({ name: split_parts.name })
    .from(split_parts)
    .innerJoin(split_versions, eq(split_versions.id, split_parts.version_id))
    .where(eq(split_versions.owner_id, owner.user._id));
  expect(names).toEqual([{ name: '–' }]);
  expect(await readMails()).toEqual([]);
  expect((await accept(await signUp(app))).body).toEqual({ moved_micros: 11 });
});
