import type { MoveMarks } from '@tangent/domain/distribution/move/store-move.ts';
import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import type { FormValues } from '@tangent/domain/promotion/form/field.ts';
import { FORM_IDS, REQUEST_OUTCOMES, REQUEST_STATES } from '@tangent/domain/promotion/form/forms.ts';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

const accountColumn = () =>
  uuid()
    .notNull()
    .references(() => users.id);
const documentColumn = () => uuid().array().notNull().default(sql`'{}'::uuid[]`);

/** Values that an account has filled into a form and not sent yet. */
export const form_drafts = pgTable(
  'form_drafts',
  {
    account_id: accountColumn(),
    form: text({ enum: FORM_IDS as [string, ...string[]] })
      .$type<(typeof FORM_IDS)[number]>()
      .notNull(),
    values: jsonb().$type<FormValues>().notNull(),
    document_upload_ids: documentColumn(),
    updated_at: instantColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.form] })],
);

/** Requests that accounts sent with a form, and their answers. */
export const form_requests = pgTable(
  'form_requests',
  {
    id: idColumn(),
    account_id: accountColumn(),
    form: text({ enum: FORM_IDS as [string, ...string[]] })
      .$type<(typeof FORM_IDS)[number]>()
      .notNull(),
    values: jsonb().$type<FormValues>().notNull(),
    document_upload_ids: documentColumn(),
    /** The name of the thing that it is about. */
    subject: text().notNull(),
    /** The plan whose hours apply. */
    plan: text({ enum: PLANS }).notNull(),
    status: text({ enum: REQUEST_STATES }).notNull().default('received'),
    created_at: instantColumn().notNull(),
    due_at: instantColumn().notNull(),
    outcome: text({ enum: REQUEST_OUTCOMES }),
    answer: text(),
    answered_by: uuid().references(() => users.id),
    answered_at: instantColumn(),
    /** The last day of an allowance, and when its end was announced. */
    allowed_until: date({ mode: 'string' }),
    allowance_announced_at: instantColumn(),
    /** The acts of people at each store of a move: the artist wrote to the old distributor, staff sent the form. */
    move_marks: jsonb().$type<MoveMarks>().notNull().default({}),
    /** When its documents were deleted, 90 days after the answer. */
    documents_removed_at: instantColumn(),
  },
  (t) => [index().on(t.account_id, t.created_at), index().on(t.status, t.due_at), index().on(t.answered_at)],
);

/** Notes of staff about a request, which its owner never sees. */
export const form_notes = pgTable(
  'form_notes',
  {
    id: idColumn(),
    request_id: uuid()
      .notNull()
      .references(() => form_requests.id, { onDelete: 'cascade' }),
    author_id: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    created_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.request_id, t.created_at)],
);
