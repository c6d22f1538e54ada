import type { Release } from '@tangent/contract/catalogue/release.ts';
import { release_agreements, releases } from '@tangent/db/schema/catalogue/release.ts';
import { type CalendarDate, utcDay } from '@tangent/domain/calendar.ts';
import { standardPresaveDate } from '@tangent/domain/catalogue/release/check-presave.ts';
import { checkDraft } from '@tangent/domain/catalogue/release/check-step.ts';
import { type Agreements, checkAgreements } from '@tangent/domain/catalogue/release/review/agreements.ts';
import { canMove } from '@tangent/domain/catalogue/release/status.ts';
import { eq } from 'drizzle-orm';
import { notify, recordActivity } from '../../events/activity/public.ts';
import { requireVerified } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { findProofIssues, sendProof } from '../proof/public.ts';
import { findStoreIssues } from '../store/public.ts';
import { requireAllowance } from './allowance.ts';
import { findCodeIssues } from './check-codes.ts';
import { type CapabilityCheck, getEntitlement, refusePaidFeatures } from './entitlement.ts';
import { checkReleaseJob } from './jobs.ts';
import { moveRelease } from './move-release.ts';
import type { ReleaseRow } from './present-release.ts';
import { lockOwnRelease } from './release-store.ts';
import { getReleaseView } from './release-view.ts';
import { filterAllowedStores, recomputeDerivedFields } from './save-draft.ts';
import { saveSubmission } from './submission.ts';
import { toDraft } from './to-draft.ts';

/** Version of the agreement texts that the review step shows. */
const AGREEMENTS_TEXT_VERSION = '2026-11';

interface Submission {
  version: number;
  agreements: Agreements;
  /** The origin of the request, saved as proof with the agreements. */
  ip_address: string;
}

/**
 * Checks everything once more and submits the release for review. A second call returns the release as it is.
 */
export async function submitRelease(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, agreements, ip_address }: Submission,
  now: Date,
): Promise<Release> {
  const row = await lockOwnRelease(tx, actor, id);
  if (!canMove(row.status, 'submitted')) return replay(tx, row, now);
  if (!actor.is_staff) await requireVerified(tx, actor.user_id);
  if (row.version !== version) throw new Refusal('conflict');
  await checkEverything(tx, actor, row, agreements, now);
  if (row.submitted_at === null) await requireAllowance(tx, actor, now);
  const proof = { release_id: id, account_id: actor.user_id, text_version: AGREEMENTS_TEXT_VERSION };
  await tx.insert(release_agreements).values({ ...proof, ip_address, accepted_at: now });
  const move = { from: row.status, to: 'submitted', at: now, by: 'owner', actor_id: actor.user_id } as const;
  await moveRelease(tx, { release_id: id, ...move });
  if (row.submitted_at === null) {
    await tx.update(releases).set({ submitted_at: now, submitted_plan: actor.plan }).where(eq(releases.id, id));
  }
  await recordActivity(tx, { account_id: row.account_id, release_id: id, type: 'submitted', at: now });
  await enqueue(tx, checkReleaseJob, { release_id: id }, { key: id });
  await notify(tx, { type: 'submitted', release_id: id, at: now });
  await sendProof(tx, id, now);
  const submitted = await getReleaseView(tx, id, now);
  await saveSubmission(tx, submitted, now);
  return submitted;
}

// The plan comes first: features it does not include must be removed before the rest is worth correcting.
async function checkEverything(
  tx: Tx,
  actor: Actor,
  row: ReleaseRow,
  agreements: Agreements,
  now: Date,
): Promise<void> {
  const today = utcDay(now.getTime());
  const may = getEntitlement(actor, row);
  await completeDraft(tx, actor, may, row, today);
  const release = await getReleaseView(tx, row.id, now);
  refusePaidFeatures(may, release);
  const facts = { today, resubmission: row.status === 'reopened', primary_artist: release.primary_artist };
  const issues = [
    ...checkDraft(toDraft(release), facts),
    ...(await findStoreIssues(tx, release)),
    ...(await findCodeIssues(tx, release)),
    ...checkAgreements(agreements),
    ...(await findProofIssues(tx, row.id, release.reopening?.reasons ?? [])),
  ];
  if (issues.length > 0) throw new Refusal('invalid_release', issues);
}

// Removes stores that the current plan does not include, and sets the date of a campaign that has none.
async function completeDraft(
  tx: Tx,
  actor: Actor,
  may: CapabilityCheck,
  row: ReleaseRow,
  today: CalendarDate,
): Promise<void> {
  const { presave_enabled, presave_date, release_date } = row;
  await tx
    .update(releases)
    .set({
      store_ids: await filterAllowedStores(tx, may, row.store_ids),
      presave_date: presave_enabled ? (presave_date ?? standardPresaveDate(release_date, today)) : presave_date,
    })
    .where(eq(releases.id, row.id));
  await recomputeDerivedFields(tx, actor, may, row.id);
}

async function replay(tx: Tx, { id, submitted_at, status }: ReleaseRow, now: Date): Promise<Release> {
  if (submitted_at === null || status === 'expired') throw new Refusal('invalid_transition');
  return getReleaseView(tx, id, now);
}
