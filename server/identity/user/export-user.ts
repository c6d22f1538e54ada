import { audit_events, sessions, subscriptions, users } from '@tangent/db/schema/account.ts';
import { account_exports } from '@tangent/db/schema/account-export.ts';
import { activity_events, notifications } from '@tangent/db/schema/activity.ts';
import { artists, labels } from '@tangent/db/schema/artist.ts';
import { metadata_changes } from '@tangent/db/schema/delivery.ts';
import { fraud_case_events, fraud_cases } from '@tangent/db/schema/monitoring.ts';
import { payout_methods, withdrawal_changes, withdrawals } from '@tangent/db/schema/payout.ts';
import {
  plan_checkouts,
  plan_grants,
  plan_payments,
  plan_refunds,
  stripe_customers,
  stripe_subscriptions,
} from '@tangent/db/schema/plan.ts';
import {
  release_agreements,
  release_proofs,
  release_status_changes,
  releases,
  tracks,
} from '@tangent/db/schema/release.ts';
import { earnings_holds, royalty_store_totals } from '@tangent/db/schema/royalty.ts';
import * as signIn from '@tangent/db/schema/sign-in.ts';
import { payees, split_parts, split_versions } from '@tangent/db/schema/split.ts';
import { uploads } from '@tangent/db/schema/upload.ts';
import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { listHolders } from '../../money/royalty/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { Actor } from '../auth/public.ts';
import { recordUserAction } from './record-user-action.ts';

/** Who shares in the music of a person, and of whose music they have a share; the owner of that is no business of theirs but by an id. */
async function exportShares(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const byOwner = eq(split_versions.owner_id, id);
  const own = tx.select({ id: split_versions.id }).from(split_versions).where(byOwner);
  const versions = await tx.select().from(split_versions).where(byOwner).orderBy(asc(split_versions.created_at));
  return {
    payees: await tx.select().from(payees).where(eq(payees.owner_id, id)).orderBy(asc(payees.created_at)),
    splits: versions.map((one) => ({ ...one, recoupable_micros: String(one.recoupable_micros) })),
    split_parts: await tx.select().from(split_parts).where(inArray(split_parts.version_id, own)),
    claimed_shares: await tx.select().from(payees).where(eq(payees.account_id, id)).orderBy(asc(payees.created_at)),
  };
}

/** How a person is paid, and every withdrawal with its way. */
async function exportPayouts(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const { attempts: _, last_attempt_at: __, is_outcome_unknown: ___, ...withdrawal } = getTableColumns(withdrawals);
  const isOwn = eq(withdrawals.account_id, id);
  const own = tx.select({ id: withdrawals.id }).from(withdrawals).where(isOwn);
  return {
    payout_method: await tx.select().from(payout_methods).where(eq(payout_methods.account_id, id)),
    withdrawals: await tx.select(withdrawal).from(withdrawals).where(isOwn).orderBy(asc(withdrawals.requested_at)),
    withdrawal_history: await tx
      .select()
      .from(withdrawal_changes)
      .where(inArray(withdrawal_changes.withdrawal_id, own))
      .orderBy(asc(withdrawal_changes.at)),
  };
}

/** What somebody's music and shares earned, by month and store. Every line is in the archive that they make themselves. */
async function exportEarnings(tx: Tx, id: string) {
  const holders = await listHolders(tx, id);
  const { rows } = await tx.execute(sql`
    select to_char(t.period, 'YYYY-MM') as period, t.store_id, t.is_share = 1 as is_share, sum(t.lines) as lines,
           sum(t.units) as units, sum(t.gross_micros) as gross_micros, sum(t.amount_micros) as amount_micros
      from ${royalty_store_totals} t where t.holder_id = any(${sql.param(holders)})
     group by t.period, t.store_id, t.is_share order by t.period, t.store_id, t.is_share`);
  const { reason, held_at, released_at, release_id } = earnings_holds;
  return {
    royalties: rows,
    earnings_holds: await tx
      .select({ release_id, reason, held_at, released_at })
      .from(earnings_holds)
      .where(eq(earnings_holds.account_id, id)),
  };
}

/**
 * Everything the product knows about a person, for them: every column but what opens the account and what only machines
 * read. Nothing is renamed. That it was taken out is noted.
 */
export async function exportUser(tx: Tx, actor: Actor, id: string, now: Date): Promise<Record<string, unknown>> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const { password_hash: _, ...profile } = getTableColumns(users);
  const [user] = await tx.select(profile).from(users).where(eq(users.id, id));
  if (!user) throw new Refusal('not_found');
  await recordUserAction(tx, actor, { action: 'user.export', user_id: id, details: {}, at: now });
  return {
    exported_at: now,
    account: user,
    subscription: (await tx.select().from(subscriptions).where(eq(subscriptions.account_id, id)))[0] ?? null,
    ...(await exportPlan(tx, id)),
    ...(await exportSignIns(tx, id)),
    ...(await exportMusic(tx, id)),
    ...(await exportShares(tx, id)),
    ...(await exportEarnings(tx, id)),
    ...(await exportPayouts(tx, id)),
    ...(await exportHistory(tx, id)),
  };
}

async function exportPlan(tx: Tx, id: string) {
  const {
    version: _,
    polled_at: __,
    failed_attempts: ___,
    last_attempt_at: ____,
    ...billed
  } = getTableColumns(stripe_subscriptions);
  return {
    customer: await tx.select().from(stripe_customers).where(eq(stripe_customers.account_id, id)),
    billed_subscriptions: await tx
      .select(billed)
      .from(stripe_subscriptions)
      .where(eq(stripe_subscriptions.account_id, id)),
    checkouts: await tx.select().from(plan_checkouts).where(eq(plan_checkouts.account_id, id)),
    payments: await tx
      .select()
      .from(plan_payments)
      .where(eq(plan_payments.account_id, id))
      .orderBy(asc(plan_payments.created_at)),
    refunds: await tx.select().from(plan_refunds).where(eq(plan_refunds.account_id, id)),
    granted_plans: await tx.select().from(plan_grants).where(eq(plan_grants.account_id, id)),
  };
}

async function exportSignIns(tx: Tx, id: string) {
  const { token_hash: _, ...session } = getTableColumns(sessions);
  const { token_hash: __, ...token } = getTableColumns(signIn.api_tokens);
  const { two_factors, account_links, identities, api_tokens, security_events } = signIn;
  const { confirmed_at, created_at } = two_factors;
  return {
    sessions: await tx.select(session).from(sessions).where(eq(sessions.user_id, id)),
    two_factor: await tx.select({ confirmed_at, created_at }).from(two_factors).where(eq(two_factors.account_id, id)),
    links_in_mails: await tx.select().from(account_links).where(eq(account_links.account_id, id)),
    identities: await tx.select().from(identities).where(eq(identities.account_id, id)),
    api_tokens: await tx.select(token).from(api_tokens).where(eq(api_tokens.account_id, id)),
    security_events: await tx
      .select()
      .from(security_events)
      .where(eq(security_events.account_id, id))
      .orderBy(asc(security_events.at)),
  };
}

async function exportMusic(tx: Tx, id: string) {
  const { storage_key: _, preview_key: __, waveform: ___, fingerprint: ____, ...upload } = getTableColumns(uploads);
  const byAccount = eq(releases.account_id, id);
  const own = tx.select({ id: releases.id }).from(releases).where(byAccount);
  return {
    artists: await tx.select().from(artists).where(eq(artists.account_id, id)),
    labels: await tx.select().from(labels).where(eq(labels.account_id, id)),
    releases: await tx.select().from(releases).where(byAccount).orderBy(asc(releases.created_at)),
    tracks: await tx.select().from(tracks).where(inArray(tracks.release_id, own)),
    release_history: await tx
      .select()
      .from(release_status_changes)
      .where(inArray(release_status_changes.release_id, own))
      .orderBy(asc(release_status_changes.at)),
    agreements: await tx.select().from(release_agreements).where(eq(release_agreements.account_id, id)),
    proofs: await tx.select().from(release_proofs).where(inArray(release_proofs.release_id, own)),
    metadata_changes: await tx.select().from(metadata_changes).where(inArray(metadata_changes.release_id, own)),
    fraud_cases: await tx.select().from(fraud_cases).where(eq(fraud_cases.account_id, id)),
    fraud_case_events: await exportFraudCaseEvents(tx, id),
    uploads: await tx.select(upload).from(uploads).where(eq(uploads.account_id, id)).orderBy(asc(uploads.created_at)),
  };
}

async function exportFraudCaseEvents(tx: Tx, id: string) {
  const { actor_id: _, ...event } = getTableColumns(fraud_case_events);
  const cases = tx.select({ id: fraud_cases.id }).from(fraud_cases).where(eq(fraud_cases.account_id, id));
  return tx
    .select(event)
    .from(fraud_case_events)
    .where(inArray(fraud_case_events.case_id, cases))
    .orderBy(asc(fraud_case_events.at));
}

async function exportHistory(tx: Tx, id: string) {
  const { storage_key: _, ...archive } = getTableColumns(account_exports);
  const { actor_id, subject_kind, subject_id } = audit_events;
  const isAbout = or(eq(actor_id, id), and(eq(subject_kind, 'user'), eq(subject_id, id)));
  return {
    notifications: await tx.select().from(notifications).where(eq(notifications.account_id, id)),
    activity: await tx.select().from(activity_events).where(eq(activity_events.account_id, id)),
    archives: await tx.select(archive).from(account_exports).where(eq(account_exports.account_id, id)),
    actions: await tx.select().from(audit_events).where(isAbout).orderBy(asc(audit_events.at)),
  };
}
