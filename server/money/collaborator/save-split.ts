import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { findMailbox } from '@tangent/domain/identity/email/mailbox.ts';
import { foldEmail, writeEmail } from '@tangent/domain/identity/email/read-email.ts';
import { checkSplit, type SplitDraft } from '@tangent/domain/money/collaborator/check-split.ts';
import { findVersionFor } from '@tangent/domain/money/collaborator/split-version.ts';
import { INVITATIONS } from '@tangent/domain/money/money-limits.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { and, eq, gt } from 'drizzle-orm';
import { lockAccount } from '../../identity/account/public.ts';
import { byUser, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { notifyPayees, type SplitTrackRow } from './notify-payees.ts';
import { findPayeesByEmail, type PayeeRow } from './payee-store.ts';
import { insertVersion, listVersions, normalizeName, type StoredVersion } from './split-store.ts';

/** A track and the version that was shown when the new one was edited. */
interface Wanted {
  track_id: string;
  based_on: number;
}

type SplitInput = SplitDraft & { wanted: readonly [Wanted, ...Wanted[]]; now: Date };

/**
 * Gives tracks of one release a new version of their split: all of them or none. Invites payees with an address
 * named for the first time, and notifies those whose share changes. Earlier postings keep their division.
 */
export async function saveSplit(tx: Tx, actor: Actor, { wanted, now, ...draft }: SplitInput): Promise<void> {
  const named = await listOwnTracks(tx, actor, wanted);
  // Saves of one owner wait for each other: version numbers and new payees are counted.
  await lockAccount(tx, actor.user_id);
  const versions = await listVersions(
    tx,
    named.map(({ id }) => id),
  );
  for (const { track_id, based_on } of wanted) {
    if ((versions.get(track_id)?.at(-1)?.number ?? 0) !== based_on) throw new Refusal('conflict');
  }
  const known = await findPayeesByEmail(tx, actor.user_id, listEmails(draft));
  await refuseWrong(tx, actor, draft, now);
  const added = await addPayees(tx, actor, draft, { known, now });
  const payeesByEmail = new Map([...known, ...added]);
  const payeeIds = draft.parts.map(({ email }) =>
    email === null ? null : (payeesByEmail.get(foldEmail(email))?.id ?? null),
  );
  for (const { track_id, based_on } of wanted) {
    const versionFields = { owner_id: actor.user_id, track_id, number: based_on + 1, created_at: now };
    await insertVersion(tx, versionFields, draft, payeeIds);
    await recordAction(tx, 'split.save', {
      by: byUser(actor),
      subject: { kind: 'track', id: track_id },
      details: describe(draft, payeeIds, versionFields.number),
      at: now,
    });
  }
  const before = new Map(named.map(({ id }) => [id, findBefore(versions.get(id) ?? [], draft)]));
  await notifyPayees(tx, { owner_id: actor.user_id, tracks: named, before, draft, payeeIds, added, now });
}

/** Lists the requested tracks in their order; all belong to one release of the caller. */
async function listOwnTracks(tx: Tx, actor: Actor, wanted: SplitInput['wanted']): Promise<SplitTrackRow[]> {
  const ids = wanted.map(({ track_id }) => track_id);
  if (new Set(ids).size !== ids.length) throw new Refusal('malformed_request');
  const [first] = ids;
  const [main] = await tx
    .select({ release_id: tracks.release_id, artist: releases.primary_artist })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(and(eq(tracks.id, first ?? ''), eq(releases.account_id, actor.user_id)));
  if (!main) throw new Refusal('not_found');
  const rows = await tx
    .select({ id: tracks.id, title: tracks.title })
    .from(tracks)
    .where(eq(tracks.release_id, main.release_id))
    .orderBy(tracks.position);
  const named = rows.filter(({ id }) => ids.includes(id));
  if (named.length !== ids.length) throw new Refusal('not_found');
  return named.map((row) => ({ ...row, artist: main.artist }));
}

function listEmails({ parts }: SplitDraft): string[] {
  return parts.flatMap(({ email }) => (email === null ? [] : [email]));
}

type PayeesByEmail = ReadonlyMap<string, PayeeRow>;

async function refuseWrong(tx: Tx, actor: Actor, draft: SplitDraft, now: Date): Promise<void> {
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, actor.user_id));
  const isDeclined = and(eq(payees.owner_id, actor.user_id), eq(payees.state, 'declined'));
  const declined = await tx.select({ email: payees.email }).from(payees).where(isDeclined);
  const issues = checkSplit(draft, {
    this_month: toPeriod(now.toISOString()),
    owner_email: owner?.email ?? '',
    declined_emails: declined.map(({ email }) => email),
  });
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
}

/**
 * Creates payees for new addresses, up to a daily limit: an owner must not use the product to flood people with email.
 */
async function addPayees(
  tx: Tx,
  actor: Actor,
  draft: SplitDraft,
  { known, now }: { known: PayeesByEmail; now: Date },
): Promise<Map<string, PayeeRow>> {
  const fresh = draft.parts.flatMap(({ name, email }) =>
    email === null || known.has(foldEmail(email)) ? [] : [{ name: normalizeName(name), email: writeEmail(email) }],
  );
  if (fresh.length === 0) return new Map();
  const isLate = gt(payees.created_at, new Date(now.getTime() - DAY_MS));
  const isNew = and(eq(payees.owner_id, actor.user_id), isLate);
  const late = await tx.select({ email: payees.email }).from(payees).where(isNew);
  if (late.length + fresh.length > INVITATIONS.per_account) throw new Refusal('too_many_requests');
  if (countLargest([...late, ...fresh]) > INVITATIONS.per_mailbox) throw new Refusal('too_many_requests');
  const rows = await tx
    .insert(payees)
    .values(fresh.map((one) => ({ ...one, owner_id: actor.user_id, invited_at: now, created_at: now })))
    .returning();
  return new Map(rows.map((row) => [foldEmail(row.email), row]));
}

/** Counts the addresses of the mailbox that has the most of them. */
function countLargest(people: readonly { email: string }[]): number {
  const counts = new Map<string, number>();
  for (const { email } of people) counts.set(findMailbox(email), (counts.get(findMailbox(email)) ?? 0) + 1);
  return Math.max(...counts.values());
}

function findBefore(versions: readonly StoredVersion[], draft: SplitDraft): StoredVersion | null {
  return findVersionFor(versions, draft.effective_from);
}

function describe(
  { parts, effective_from, recoupable_cents }: SplitDraft,
  payeeIds: (string | null)[],
  number: number,
) {
  const shares = parts.map(({ share_basis_points }, index) => ({ share_basis_points, payee_id: payeeIds[index] }));
  return { number, effective_from, recoupable_cents, shares };
}
