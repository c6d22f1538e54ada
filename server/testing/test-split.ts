import type { saveSplit } from '@tangent/contract/collaborator.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { payees } from '@tangent/db/schema/split.ts';
import { toPeriod } from '@tangent/domain/royalty/period.ts';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { claimPath } from '../collaborator/public.ts';
import { type LedgerRef, postTransaction } from '../ledger/public.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import type { Part } from './call.ts';
import { grantPlanTo, type TestAccount } from './test-account.ts';
import type { TestApp } from './test-app.ts';
import { AUTH_SECRET } from './test-http.ts';
import { addDraft, trackDraft } from './test-release.ts';
import { addAudio } from './test-upload.ts';

type SplitBody = Part<typeof saveSplit, 'body'>;

/** A release that is out, with as many tracks of these titles; returns the ids of the tracks in their order. */
export async function addReleasedTracks(
  app: TestApp,
  account: TestAccount,
  titles: readonly string[],
): Promise<string[]> {
  if (titles.length > 1) await grantPlanTo(app, account, 'pro');
  const list = [];
  for (const title of titles) list.push(trackDraft(await addAudio(app, account), { title }));
  const { id } = await addDraft(app, account, { release_type: titles.length > 1 ? 'ep' : 'single', tracks: list });
  await app.db.update(releases).set({ status: 'published' }).where(eq(releases.id, id));
  const rows = await app.db.select().from(tracks).where(eq(tracks.release_id, id)).orderBy(tracks.position);
  return rows.map((row) => row.id);
}

/** A split between the owner and whoever has one of these addresses, in whole percents, from this month on. */
export function fillSplit(app: TestApp, percents: Record<string, number>, change: Partial<SplitBody> = {}): SplitBody {
  const others = Object.entries(percents).map(([email, percent]) => ({
    name: 'Bora Kaya',
    roles: [],
    share_basis_points: percent * 100,
    email,
  }));
  const left = 10_000 - others.reduce((sum, { share_basis_points }) => sum + share_basis_points, 0);
  const owner = { name: 'Ada Yıldız', roles: [], share_basis_points: left, email: null };
  return {
    parts: [owner, ...others],
    effective_from: toPeriod(app.clock.now().toISOString()),
    recoupable_cents: 0,

    based_on: 0,
    ...change,
  };
}

/** The row of somebody who was invited by an owner. */
export async function findPayee({ db }: TestApp, owner: TestAccount, email: string) {
  const [row] = await db
    .select()
    .from(payees)
    .where(and(eq(payees.owner_id, owner.user._id), eq(payees.email, email)));
  if (!row) throw new Error(`${email} is nobody's payee`);
  return row;
}

/** The token in the newest link of a payee, as the mail has it. */
export function buildClaimToken({ id: payee_id, invitation_no }: { id: string; invitation_no: number }): string {
  return claimPath({ payee_id, invitation_no }, AUTH_SECRET).split('claim=')[1] ?? '';
}

/** Owes somebody money that a store reported. */
export async function creditPayable(app: TestApp, ref: LedgerRef, micros: bigint): Promise<void> {
  const facts = { key: uuidv7(), kind: 'report', at: app.clock.now(), actor_id: null, subject_id: null } as const;
  const sides = [
    { ref: { kind: 'platform_revenue' } as const, amount_micros: micros },
    { ref, amount_micros: -micros },
  ];
  await inTransaction(app.db, (tx) => postTransaction(tx, { ...facts, sides }));
}
