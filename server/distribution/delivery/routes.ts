import { retryDelivery as retryCall } from '@tangent/contract/distribution/backoffice-review.ts';
import { listDeliveries } from '@tangent/contract/distribution/delivery.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { retryDelivery } from './plan/retry-delivery.ts';
import { listReleaseDeliveries } from './views/release-deliveries-view.ts';

export function registerDeliveryRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, listDeliveries, { allow: 'user' }, async ({ params, actor }) => {
    await requireReleaseAccess(db, actor, params.id);
    const items = await listReleaseDeliveries(db, params.id);
    return { items, next_cursor: null, total: items.length };
  });
  bindCall(app, retryCall, { allow: 'staff' }, ({ params, actor }) =>
    inTransaction(db, (tx) => retryDelivery(tx, actor, params.id, clock.now())),
  );
}

async function requireReleaseAccess(db: Db, actor: Actor, releaseId: string): Promise<void> {
  const [release] = await db
    .select({ account_id: releases.account_id })
    .from(releases)
    .where(eq(releases.id, releaseId));
  if (!release || (release.account_id !== actor.user_id && !actor.is_staff)) throw new Refusal('not_found');
}
