import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import {
  CLAIM_SERVICES,
  type ClaimService,
  isClaimResult,
} from '@tangent/domain/promotion/rights-claim/rights-claim.ts';
import { and, eq, gte, inArray } from 'drizzle-orm';
import type { IsKnown } from '../../gateways/rights/rights.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { ClaimJobContext } from './context.ts';
import { receiveClaim } from './receive-claim.ts';

/** Services list some claims weeks after their date. */
const LOOK_BACK_DAYS = 60;

/** Asks every service for claims that changed. One that does not respond does not stop the other. */
export async function receiveClaims({ db, clock, log, rights }: ClaimJobContext): Promise<void> {
  const since = new Date(clock.now().getTime() - LOOK_BACK_DAYS * DAY_MS);
  for (const service of CLAIM_SERVICES) {
    try {
      const isKnown = await findKnown(db, service, since);
      for (const received of (await rights[service]?.listClaims(since, isKnown)) ?? [])
        await inTransaction(db, (tx) => receiveClaim(tx, service, received, clock.now()));
      await freeRepetitions(db);
    } catch (err) {
      log.warn({ err, service }, 'claims could not be received');
    }
  }
}

/** Repetitions that still wait for an answer when their claim has ended become claims of their own. */
async function freeRepetitions(db: Db): Promise<void> {
  const ended = db.select({ id: rights_claims.id }).from(rights_claims).where(eq(rights_claims.state, 'closed'));
  const outlives = and(inArray(rights_claims.same_as, ended), eq(rights_claims.state, 'open'));
  await db.update(rights_claims).set({ same_as: null }).where(outlives);
}

async function findKnown(db: Db, service: ClaimService, since: Date): Promise<IsKnown> {
  const { service_claim_id, changed_at, last_state } = rights_claims;
  const rows = await db
    .select({ service_claim_id, changed_at, last_state })
    .from(rights_claims)
    .where(and(eq(rights_claims.service, service), gte(changed_at, since)));
  const known = new Map(rows.map((row) => [row.service_claim_id, row]));
  return (claim) => {
    const row = known.get(claim.service_claim_id);
    return (
      row?.changed_at.getTime() === Date.parse(claim.changed_at) && isClaimResult(row.last_state) === claim.is_ended
    );
  };
}
