import { ACTOR_KINDS } from '@tangent/domain/identity/access/actor-kind.ts';
import { FINE_DISPUTE_REASONS, FINE_DISPUTE_STATES } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';
import { royalty_charges } from './royalty.ts';

/** Fines that their owners dispute: one dispute per fine. */
export const fine_disputes = pgTable(
  'fine_disputes',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    /** The fine. When its report was corrected, the same fine of the new report. */
    charge_id: uuid()
      .notNull()
      .references(() => royalty_charges.id),
    reason: text({ enum: FINE_DISPUTE_REASONS }).notNull(),
    /** The facts for the store, in the words of the artist. */
    note: text().notNull(),
    state: text({ enum: FINE_DISPUTE_STATES }).notNull(),
    opened_at: instantColumn().notNull(),
    changed_at: instantColumn().notNull(),
    /** The last day for the next step; null when none is due. */
    due_on: date({ mode: 'string' }),
  },
  (t) => [
    uniqueIndex('fine_disputes_charge_key').on(t.charge_id),
    index().on(t.account_id),
    index('fine_disputes_due_index').on(t.due_on, t.id).where(sql`${t.due_on} is not null`),
  ],
);

/** Every state that a dispute was in, with the note that the artist reads. */
export const fine_dispute_events = pgTable(
  'fine_dispute_events',
  {
    id: idColumn(),
    dispute_id: uuid()
      .notNull()
      .references(() => fine_disputes.id, { onDelete: 'cascade' }),
    state: text({ enum: FINE_DISPUTE_STATES }).notNull(),
    /** Null for what the product itself does when a store takes a fine back. */
    actor_id: uuid().references(() => users.id),
    actor_kind: text({ enum: ACTOR_KINDS }).notNull(),
    note: text(),
    at: instantColumn().notNull(),
  },
  (t) => [index().on(t.dispute_id, t.at)],
);
