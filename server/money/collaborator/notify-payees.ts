import { payees } from '@tangent/db/schema/money/split.ts';
import type { SplitDraft } from '@tangent/domain/money/collaborator/check-split.ts';
import { INVITATIONS } from '@tangent/domain/money/money-limits.ts';
import { centsToMicros } from '@tangent/domain/money.ts';
import { inArray } from 'drizzle-orm';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { shareMailJob } from './jobs.ts';
import { type PayeeRow, renewInvitation } from './payee-store.ts';
import type { ShareChange } from './share-mail.ts';
import { countSavesNamingPayee, type StoredVersion } from './split-store.ts';

/** A track as emails describe it. */
export interface SplitTrackRow {
  id: string;
  title: string;
  artist: string;
}

interface Saved {
  owner_id: string;
  tracks: readonly SplitTrackRow[];
  /** By track: the version that would have applied from that month on. */
  before: ReadonlyMap<string, StoredVersion | null>;
  draft: SplitDraft;
  /** In the order of the parts. */
  payeeIds: readonly (string | null)[];
  /** Payees named for the first time, by address. */
  added: ReadonlyMap<string, PayeeRow>;
  now: Date;
}

/** Maximum number of tracks named in one email. */
const NAMED_MAX = 10;

/** Invites new payees, and notifies all others whose share changes, once for all tracks. */
export async function notifyPayees(tx: Tx, saved: Saved): Promise<void> {
  const changes = listChanges(saved);
  if (changes.size === 0) return;
  const isNew = new Set([...saved.added.values()].map(({ id }) => id));
  const rows = await tx
    .select()
    .from(payees)
    .where(inArray(payees.id, [...changes.keys()]));
  for (const row of rows) {
    const facts = toFacts(saved, changes.get(row.id) ?? []);
    if (!isNew.has(row.id)) await notifyChanged(tx, saved, row, facts);
    else await enqueue(tx, shareMailJob, { ...facts, mail: 'share_invited', payee_id: row.id, invitation_no: 1 });
  }
}

/**
 * Notifies a payee of a changed share, unless they declined or were notified often enough today. The email contains a
 * new link while the invitation is open.
 */
async function notifyChanged(tx: Tx, saved: Saved, payee: PayeeRow, facts: Facts): Promise<void> {
  if (payee.state === 'declined') return;
  const since = new Date(saved.now.getTime() - INVITATIONS.window_minutes * 60_000);
  if ((await countSavesNamingPayee(tx, payee.id, since)) > INVITATIONS.per_payee) return;
  const isAccepted = payee.state === 'claimed';
  const invitation_no = isAccepted ? null : (await renewInvitation(tx, payee.id, saved.now)).invitation_no;
  await enqueue(tx, shareMailJob, { ...facts, mail: 'share_changed', payee_id: payee.id, invitation_no });
}

type Facts = ReturnType<typeof toFacts>;

function toFacts({ owner_id, tracks, draft }: Saved, changes: ShareChange[]) {
  return {
    account_id: owner_id,
    artist: tracks[0]?.artist ?? '',
    from: draft.effective_from,
    waiting_micros: 0,
    recoupable_cents: draft.recoupable_cents,
    tracks: changes.slice(0, NAMED_MAX),
    track_count: changes.length,
  };
}

/** Lists, by payee, the tracks in which their share changes, or the amount that is recouped before it. */
function listChanges({ tracks, before, draft, payeeIds }: Saved): Map<string, ShareChange[]> {
  const changes = new Map<string, ShareChange[]>();
  const after = new Map(draft.parts.map(({ share_basis_points }, index) => [payeeIds[index], share_basis_points]));
  for (const { id, title } of tracks) {
    const old = before.get(id) ?? null;
    const had = new Map(old?.parts.map(({ payee_id, share_basis_points }) => [payee_id, share_basis_points]));
    const isSameCost = (old?.recoupable_micros ?? 0n) === centsToMicros(draft.recoupable_cents);
    for (const payee_id of new Set([...had.keys(), ...after.keys()])) {
      if (payee_id == null) continue;
      const change = { title, before: had.get(payee_id) ?? 0, after: after.get(payee_id) ?? 0 };
      if (change.before === change.after && isSameCost) continue;
      changes.set(payee_id, [...(changes.get(payee_id) ?? []), change]);
    }
  }
  return changes;
}
