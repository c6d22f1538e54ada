import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import {
  type AcknowledgementEffect,
  type AcknowledgementMeaning,
  findAcknowledgementEffect,
} from '@tangent/domain/distribution/delivery/acknowledgement.ts';
import { concernsOwner } from '@tangent/domain/distribution/delivery/refusal.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import { notify } from '../../../events/activity/public.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { moveDelivery } from '../delivery-store.ts';
import { PRIORITY } from '../plan/decide-next.ts';
import { planNext } from '../plan/plan-next.ts';
import { planResend } from '../plan/plan-resend.ts';
import { publishWhenDue } from '../plan/publish-when-due.ts';
import type { Acknowledged } from './find-acknowledged.ts';
import { recordStoreNews } from './record-store-news.ts';

/** The content of an acknowledgement, in the store's own words. */
export type AcknowledgementContent = {
  status: string;
  text: string | null;
  proposed_action: string | null;
  /** About lyrics that it refused; null if it refused none. */
  lyrics_refusal: string | null;
};

/**
 * Applies an acknowledgement as far as it may change anything, and starts what follows: a release is published, a
 * package is sent again, the next message is planned. False when it came late or twice.
 */
export async function applyAcknowledgement(
  tx: Tx,
  found: Pick<Acknowledged, 'message' | 'delivery'>,
  meaning: AcknowledgementMeaning,
  content: AcknowledgementContent,
  now: Date,
): Promise<boolean> {
  const { message, delivery } = await lockAcknowledged(tx, found);
  const others = await describeOtherMessages(tx, message);
  const facts = { kind: message.kind, state: message.state, delivery_state: delivery.state, ...others };
  const effect = findAcknowledgementEffect(facts, meaning);
  const hasLyricsNews = await saveLyricsRefusal(tx, message, content);
  if (effect === null) return hasLyricsNews;
  await saveContent(tx, message.id, effect, content, now);
  if (effect.message === 'accepted') await saveAccepted(tx, message, others.is_latest_accepted);
  const isMoved = await move(tx, delivery, effect, content, now);
  if (isMoved && effect.delivery !== 'removed') await recordStoreNews(tx, delivery, now);
  if (isMoved && effect.delivery === 'live') await publishWhenDue(tx, delivery.release_id, now);
  const isResent = effect.message === 'rejected' && (await resendMessage(tx, message, content, now));
  if (isResent) return true;
  if (isMoved && concernsOwner(effect.reason_code)) await notifyOwner(tx, delivery.release_id, now);
  if (effect.message === 'rejected' || message.snapshot_id !== delivery.wanted_snapshot_id) {
    await planNext(tx, delivery.id, now);
  }
  return true;
}

// Lock the release first, like every transaction that locks it together with its deliveries.
async function lockAcknowledged(tx: Tx, { message, delivery }: Acknowledged): Promise<Acknowledged> {
  await tx.select({ id: releases.id }).from(releases).where(eq(releases.id, delivery.release_id)).for('no key update');
  const [lockedDelivery] = await tx.select().from(deliveries).where(eq(deliveries.id, delivery.id)).for('update');
  const [fresh] = await tx.select().from(delivery_messages).where(eq(delivery_messages.id, message.id)).for('update');
  return { message: fresh ?? message, delivery: lockedDelivery ?? delivery };
}

async function saveContent(
  tx: Tx,
  messageId: string,
  effect: AcknowledgementEffect,
  content: AcknowledgementContent,
  now: Date,
): Promise<void> {
  await tx
    .update(delivery_messages)
    .set({
      ...(effect.message === null ? {} : { state: effect.message }),
      acknowledged_at: now,
      acknowledgement_status: content.status,
      acknowledgement_text: content.text,
      proposed_action: content.proposed_action,
    })
    .where(eq(delivery_messages.id, messageId));
}

/** Saves that a store refused lyrics, also long after it accepted the release. Returns false if that is not new. */
async function saveLyricsRefusal(
  tx: Tx,
  { id, lyrics_refusal: known }: MessageRow,
  { lyrics_refusal }: AcknowledgementContent,
): Promise<boolean> {
  if (lyrics_refusal === null || lyrics_refusal === known) return false;
  await tx.update(delivery_messages).set({ lyrics_refusal }).where(eq(delivery_messages.id, id));
  return true;
}

/** Saves the newest version that the store has accepted: later changes are compared with it. */
async function saveAccepted(tx: Tx, message: Acknowledged['message'], isLatest: boolean): Promise<void> {
  if (message.kind === 'takedown' || !isLatest) return;
  const accepted = { accepted_snapshot_id: message.snapshot_id };
  await tx.update(deliveries).set(accepted).where(eq(deliveries.id, message.delivery_id));
}

async function move(
  tx: Tx,
  delivery: Acknowledged['delivery'],
  { delivery: to, reason_code, is_delisted, message }: AcknowledgementEffect,
  { text }: AcknowledgementContent,
  at: Date,
): Promise<boolean> {
  const reason = { reason_code, reason_text: reason_code === null ? null : text };
  if (is_delisted)
    await tx.update(deliveries).set({ accepted_snapshot_id: null }).where(eq(deliveries.id, delivery.id));
  if (to !== null) return moveDelivery(tx, { delivery_id: delivery.id, to, at, ...reason });
  // The delivery keeps its state: a change or a takedown was refused, or the reason of an earlier refusal no longer
  // applies.
  if (reason_code !== null || (message === 'accepted' && delivery.state !== 'queued')) {
    await tx.update(deliveries).set(reason).where(eq(deliveries.id, delivery.id));
  }
  return false;
}

const RESEND_ACTIONS: Readonly<Record<string, boolean>> = { ResendXmlOnly: false, ResendXmlAndResources: true };

/**
 * Executes a resend request of a store once, automatically; the second time, staff has to decide
 * (docs/standards/delivery.md).
 */
async function resendMessage(
  tx: Tx,
  { id, delivery_id, resend_of }: Acknowledged['message'],
  { proposed_action }: AcknowledgementContent,
  now: Date,
): Promise<boolean> {
  const with_files = RESEND_ACTIONS[proposed_action?.trim() ?? ''];
  if (with_files === undefined || resend_of !== null) return false;
  const resend = { with_files, priority: PRIORITY.requested, resend_of: id };
  return (await planResend(tx, delivery_id, resend, now)) !== null;
}

/** Notifies the owner at most once a day, for all stores together. */
async function notifyOwner(tx: Tx, releaseId: string, at: Date): Promise<void> {
  const notified = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.release_id, releaseId),
        eq(notifications.type, 'store_refused'),
        gt(notifications.created_at, new Date(at.getTime() - DAY_MS)),
      ),
    )
    .limit(1);
  if (notified.length > 0) return;
  await notify(tx, { type: 'store_refused', release_id: releaseId, at });
}

type MessageRow = typeof delivery_messages.$inferSelect;

/**
 * Describes the other messages about a release to the store: they decide what an acknowledgement of one message still
 * means.
 */
async function describeOtherMessages(
  tx: Tx,
  { id, delivery_id, sequence }: MessageRow,
): Promise<{ newer: 'none' | 'unanswered' | 'accepted'; has_older_version: boolean; is_latest_accepted: boolean }> {
  const others = await tx
    .select({
      sequence: delivery_messages.sequence,
      state: delivery_messages.state,
      kind: delivery_messages.kind,
    })
    .from(delivery_messages)
    .where(
      and(
        eq(delivery_messages.delivery_id, delivery_id),
        ne(delivery_messages.id, id),
        inArray(delivery_messages.state, ['uploading', 'delivered', 'accepted']),
      ),
    );
  const newer = others.filter((other) => other.sequence > sequence);
  const accepted = others.filter(({ state, kind }) => state === 'accepted' && kind !== 'takedown');
  return {
    newer: describeNewer(newer.map(({ state }) => state)),
    has_older_version: accepted.length > 0,
    is_latest_accepted: accepted.every((other) => other.sequence < sequence),
  };
}

function describeNewer(states: readonly MessageRow['state'][]): 'none' | 'unanswered' | 'accepted' {
  if (states.length === 0) return 'none';
  return states.every((state) => state === 'accepted') ? 'accepted' : 'unanswered';
}
