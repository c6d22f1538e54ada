import { release_findings, releases } from '@tangent/db/schema/catalogue/release.ts';
import { eq } from 'drizzle-orm';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { findFindings } from './find-findings.ts';
import { moveRelease } from './move-release.ts';

/** Stores the findings for reviewers and moves the release into their queue. Safe to run twice. */
export async function checkRelease({ db, clock }: BaseContext, releaseId: string): Promise<void> {
  const move = { release_id: releaseId, by: 'system', actor_id: null } as const;
  await inTransaction(db, async (tx) => {
    if ((await lockStatus(tx, releaseId)) !== 'submitted') return;
    await moveRelease(tx, { ...move, from: 'submitted', to: 'processing', at: clock.now() });
  });
  await inTransaction(db, async (tx) => {
    if ((await lockStatus(tx, releaseId)) !== 'processing') return;
    const findings = await findFindings(tx, releaseId, clock.now());
    await tx.delete(release_findings).where(eq(release_findings.release_id, releaseId));
    const rows = findings.map((finding) => ({ release_id: releaseId, params: null, ...finding }));
    if (rows.length > 0) await tx.insert(release_findings).values(rows);
    await moveRelease(tx, { ...move, from: 'processing', to: 'in_review', at: clock.now() });
  });
}

type Tx = Parameters<typeof findFindings>[0];

async function lockStatus(tx: Tx, releaseId: string) {
  const [row] = await tx
    .select({ status: releases.status })
    .from(releases)
    .where(eq(releases.id, releaseId))
    .for('update');
  return row?.status ?? null;
}
