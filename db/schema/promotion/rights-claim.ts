import {
  CLAIM_ANSWERS,
  CLAIM_KINDS,
  CLAIM_RESULTS,
  CLAIM_SERVICES,
  CLAIM_STATES,
  NOTICE_STATES,
} from '@tangent/domain/promotion/rights-claim/rights-claim.ts';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { tracks } from '../catalogue/release.ts';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** Claims of fingerprint services on music or videos, one row for each claim of a service. */
export const rights_claims = pgTable(
  'rights_claims',
  {
    id: idColumn(),
    service: text({ enum: CLAIM_SERVICES }).notNull(),
    service_claim_id: text().notNull(),
    kind: text({ enum: CLAIM_KINDS }).notNull(),
    /** Null until it is matched to a track; staff matches what has no code of ours. */
    account_id: uuid().references(() => users.id),
    track_id: uuid().references(() => tracks.id, { onDelete: 'set null' }),
    /** The claim that this one repeats: the service claimed the same twice. It gets the same answer. */
    same_as: uuid().references((): AnyPgColumn => rights_claims.id, { onDelete: 'set null' }),
    /** The codes and the title that the service named. */
    isrc: text(),
    upc: text(),
    recording_title: text().notNull(),
    video_id: text().notNull(),
    video_title: text().notNull(),
    video_url: text().notNull(),
    /** The channel or page of the video. */
    channel: text().notNull(),
    views: integer().notNull(),
    /** The party that claims; empty where the claim is ours. */
    claimant: text().notNull(),
    /** The reference of the claimant that matched, and where in our track. */
    reference_title: text().notNull(),
    match_start_seconds: integer(),
    match_seconds: integer(),
    /** When the service made the claim, and when it last changed what it says about it. */
    claimed_at: instantColumn().notNull(),
    changed_at: instantColumn().notNull(),
    /** The state that the service named last (the column keeps its name `said`: a process of an earlier version may run beside). */
    last_state: text('said', { enum: NOTICE_STATES }).notNull(),
    state: text({ enum: CLAIM_STATES }).notNull(),
    result: text({ enum: CLAIM_RESULTS }),
    /** The last day to answer; null without one. */
    due_on: date({ mode: 'string' }),
    reminded_at: instantColumn(),
    /** The service took back what it had said. */
    contradicted: boolean().notNull().default(false),
    answer: text({ enum: CLAIM_ANSWERS }),
    reason: text().notNull().default(''),
    document_upload_ids: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    answered_at: instantColumn(),
    /** A dispute waits for a member of staff, who sends it or returns it with a note. */
    checked_by: uuid().references(() => users.id),
    checked_at: instantColumn(),
    staff_note: text(),
    sent_at: instantColumn(),
    closed_at: instantColumn(),
    received_at: instantColumn().notNull(),
    documents_removed_at: instantColumn(),
  },
  (t) => [
    unique('rights_claims_service_key').on(t.service, t.service_claim_id),
    index().on(t.account_id, t.state, t.due_on),
    index().on(t.state, t.due_on),
    index().on(t.track_id),
    // The few that staff have to look at.
    index('rights_claims_contradicted_index').on(t.changed_at).where(sql`${t.contradicted}`),
    index().on(t.service, t.changed_at),
  ],
);
