import * as calls from '@tangent/contract/promotion/referral.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { referral_visits } from '@tangent/db/schema/promotion/referral.ts';
import { REFERRAL_VISITS } from '@tangent/domain/promotion/referral-limits.ts';
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { findReferrer } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import type { BaseContext } from '../../platform/module.ts';
import { findNetwork } from '../../platform/network/find-network.ts';
import { drawQrPng, drawQrSvg } from '../../platform/picture/draw-qr-code.ts';
import { createPictureMemory } from '../../platform/picture/picture-memory.ts';
import { sendPicture } from '../../platform/picture/send-picture.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { decideReferral } from './decide-referral.ts';
import { getStaffReferral, listFriendsView, listStaffReferralsView } from './friend-list-view.ts';
import { getReferralView } from './referral-view.ts';

const USER = { allow: 'user' } as const;
const STAFF = { allow: 'staff' } as const;

export type ReferralContext = BaseContext & { pool: pg.Pool; limits_uses: boolean; public_url: string };

export function registerReferralRoutes(app: HttpApp<Actor>, context: ReferralContext): void {
  const { db, clock, pool, limits_uses: is_on } = context;
  const { per_address: uses, window_minutes } = REFERRAL_VISITS;
  const limit = createRateLimiter(pool, { name: 'referral_visit', uses, window_minutes, is_on });
  bindCall(app, calls.getReferral, USER, ({ actor }) => getReferralView(db, actor.user_id, clock.now()));
  bindCall(app, calls.listReferredFriends, USER, ({ actor, query }) =>
    listFriendsView(db, actor.user_id, query.cursor, clock.now()),
  );
  bindCall(app, calls.countReferralVisit, { allow: 'anyone' }, async ({ body, request }) => {
    await limit.count(findNetwork(request.ip));
    await countVisit(db, body.ref);
  });
  bindCall(app, calls.listStaffReferrals, STAFF, ({ query }) => listStaffReferralsView(db, query, clock.now()));
  bindCall(app, calls.decideReferral, STAFF, ({ actor, params: { id }, body }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      await decideReferral(tx, actor, id, body, now);
      return getStaffReferral(tx, id, now);
    }),
  );
  registerPictures(app, context);
}

async function countVisit(db: Db, ref: string): Promise<void> {
  const code = await findReferrer(db, ref);
  if (code === null) return;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.referral_code, code));
  if (!user) return;
  await db
    .insert(referral_visits)
    .values({ account_id: user.id, count: 1 })
    .onConflictDoUpdate({ target: referral_visits.account_id, set: { count: sql`${referral_visits.count} + 1` } });
}

const PICTURES = [
  ['qr.svg', 'image/svg+xml', drawQrSvg],
  ['qr.png', 'image/png', drawQrPng],
] as const;
const FOR_AN_HOUR = 'public, max-age=3600';

/** Serves the code of an account as a QR code. */
function registerPictures(app: HttpApp<Actor>, { db, public_url }: ReferralContext): void {
  type Coded = { Params: { code: string } };
  const remember = createPictureMemory();
  for (const [name, type, drawCode] of PICTURES) {
    app.get<Coded>(`/referral/:code/${name}`, { schema: { hide: true } }, async (request, reply) => {
      const { code } = request.params;
      const known = /^[a-z0-9]{1,20}$/.test(code) ? await findReferrer(db, code) : null;
      if (known === null) throw new Refusal('not_found');
      const draw = () => drawCode(`${new URL(public_url).origin}/?ref=${known}`);
      const picture = await remember(`${name} ${known}`, draw);
      if (picture === null) throw new Refusal('not_found');
      return sendPicture(request, reply, { type, cache_control: FOR_AN_HOUR }, picture);
    });
  }
}
