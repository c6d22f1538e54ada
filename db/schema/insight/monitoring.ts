import { ACTOR_KINDS } from '@tangent/domain/identity/access/actor-kind.ts';
import { type FindingNumbers, type Flagged, FRAUD_RULES } from '@tangent/domain/insight/monitoring/finding.ts';
import {
  FRAUD_CASE_ANSWERS,
  FRAUD_CASE_EVENTS,
  FRAUD_CASE_STATES,
  FRAUD_CASE_VERDICTS,
} from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { date, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { releases, tracks } from '../catalogue/release.ts';
import { stores } from '../catalogue/store.ts';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/**
 * A fraud case: days of a release at a store whose streams do not look like genuine listening, from the first to the
 * last of them.
 */
export const fraud_cases = pgTable(
  'fraud_cases',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    release_id: uuid()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    state: text({ enum: FRAUD_CASE_STATES }).notNull().default('open'),
    /** The first and the last day that findings are about. */
    first_day: date({ mode: 'string' }).notNull(),
    last_day: date({ mode: 'string' }).notNull(),
    /** The last answer of the artist. */
    answer: text({ enum: FRAUD_CASE_ANSWERS }),
    verdict: text({ enum: FRAUD_CASE_VERDICTS }),
    opened_at: instantColumn().notNull(),
    changed_at: instantColumn().notNull(),
  },
  (t) => [
    index().on(t.account_id, t.last_day),
    index().on(t.release_id, t.store_id, t.last_day),
    index().on(t.state, t.last_day),
    index().on(t.store_id, t.last_day),
  ],
);

/** A finding on a day, with every number the rule used. Recomputed whenever the store reports the day again. */
export const fraud_findings = pgTable(
  'fraud_findings',
  {
    id: idColumn(),
    case_id: uuid()
      .notNull()
      .references(() => fraud_cases.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    rule: text({ enum: FRAUD_RULES }).notNull(),
    /** The country, the number of the playlist or the device it is about; empty when it is about all streams. */
    subject: text().notNull().default(''),
    numbers: jsonb().$type<FindingNumbers>().notNull(),
    /** The streams it is about, day by day; null for those of the whole day alone. */
    flagged: jsonb().$type<Flagged>(),
  },
  (t) => [unique('fraud_findings_key').on(t.case_id, t.day, t.rule, t.subject)],
);

/** The history of a case, in order. Rows never change. */
export const fraud_case_events = pgTable(
  'fraud_case_events',
  {
    id: idColumn(),
    case_id: uuid()
      .notNull()
      .references(() => fraud_cases.id, { onDelete: 'cascade' }),
    event: text({ enum: FRAUD_CASE_EVENTS }).notNull(),
    at: instantColumn().notNull(),
    /** The day of the figures it is about. */
    day: date({ mode: 'string' }),
    /** Null for actions of stream monitoring itself. */
    actor_id: uuid().references(() => users.id),
    actor_kind: text({ enum: ACTOR_KINDS }).notNull(),
    /** The track it is about, for decisions about one. */
    track_id: uuid().references(() => tracks.id, { onDelete: 'cascade' }),
    answer: text({ enum: FRAUD_CASE_ANSWERS }),
    verdict: text({ enum: FRAUD_CASE_VERDICTS }),
    note: text(),
  },
  (t) => [index().on(t.case_id, t.at)],
);
