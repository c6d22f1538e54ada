import type { Release } from '@tangent/contract/release.ts';
import { release_agreements, releases } from '@tangent/db/schema/release.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { type Agreements, checkAgreements } from '@tangent/domain/release/agreements.ts';
import { checkDraft } from '@tangent/domain/release/check-step.ts';
import { canMove } from '@tangent/domain/release/status.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../auth/public.ts';
import { enqueueReleaseMail } from '../mail/public.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { draftOf } from './draft-of.ts';
import { checkReleaseJob } from './job-kinds.ts';
import { moveRelease } from './move-release.ts';
import type { ReleaseRow } from './present-release.ts';
import { lockOwnRelease } from './release-store.ts';
import { getReleaseView } from './release-view.ts';

/** Which wording of the agreements the review step shows. */
const AGREEMENTS_TEXT_VERSION = '2026-11';

interface Submission {
  version: number;
  agreements: Agreements;
  /** Where the request came from, kept as proof with the agreements. */
  address: string;
}

/** Checks everything once more and asks for review. A second call answers the release as it is. */
export async function submitRelease(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, agreements, address }: Submission,
  now: Date,
): Promise<Release> {
  const release = await lockOwnRelease(tx, actor, id);
  if (!canMove(release.status, 'submitted')) return answerAgain(tx, release);
  if (release.version !== version) throw new Refusal('conflict');
  const draft = draftOf(await getReleaseView(tx, id));
  const facts = { today: utcDay(now.getTime()), resubmission: release.status === 'reopened' };
  const issues = [...checkDraft(draft, facts), ...checkAgreements(agreements)];
  if (issues.length > 0) throw new Refusal('invalid_release', issues);
  const proof = { release_id: id, account_id: actor.user_id, text_version: AGREEMENTS_TEXT_VERSION };
  await tx.insert(release_agreements).values({ ...proof, address, accepted_at: now });
  const move = { from: release.status, to: 'submitted', at: now, by: 'owner', actor_id: actor.user_id } as const;
  await moveRelease(tx, { release_id: id, ...move });
  if (release.submitted_at === null) await tx.update(releases).set({ submitted_at: now }).where(eq(releases.id, id));
  await enqueue(tx, checkReleaseJob, { release_id: id }, { key: id });
  await enqueueReleaseMail(tx, 'release_submitted', id);
  return getReleaseView(tx, id);
}

async function answerAgain(tx: Tx, { id, submitted_at, status }: ReleaseRow): Promise<Release> {
  if (submitted_at === null || status === 'expired') throw new Refusal('invalid_transition');
  return getReleaseView(tx, id);
}
