import * as calls from '@tangent/contract/referral.ts';
import { users } from '@tangent/db/schema/account.ts';
import { referral_visits } from '@tangent/db/schema/referral.ts';
import { REFERRAL_VISITS } from '@tangent/domain/referral-limits.ts';
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import QRCode from 'qrcode';
import { findReferrer } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import type { BaseContext } from '../../platform/module.ts';
import { findNetwork } from '../../platform/network/find-network.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { decideReferral } from './decide-referral.ts';
import { getStaffReferral, listFriendsView, listStaffReferralsView } from './friend-list-view.ts';
import { getReferralView } from './referral-view.ts';

const USER = { allow: 'user' } as const;
const STAFF = { allow: 'staff' } as const;
const QR_PX = 1200;

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

/** Serves a code as a QR code: it is only another writing of the address, so that it needs no account. */
function registerPictures(app: HttpApp<Actor>, { public_url }: ReferralContext): void {
  type Coded = { Params: { code: string } };
  const HIDDEN = { schema: { hide: true } };
  const readAddress = ({ code }: Coded['Params']): string => {
    if (!/^[a-z0-9]{1,20}$/.test(code)) throw new Refusal('not_found');
    return `${new URL(public_url).origin}/?ref=${code}`;
  };
  app.get<Coded>('/referral/:code/qr.svg', HIDDEN, async ({ params }, reply) =>
    reply.type('image/svg+xml').send(await QRCode.toString(readAddress(params), { type: 'svg', margin: 2 })),
  );
  app.get<Coded>('/referral/:code/qr.png', HIDDEN, async ({ params }, reply) =>
    reply.type('image/png').send(await QRCode.toBuffer(readAddress(params), { width: QR_PX, margin: 2 })),
  );
}
