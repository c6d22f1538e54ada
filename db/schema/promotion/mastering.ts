import { MASTERING_PRESET_NAMES } from '@tangent/domain/promotion/mastering/preset.ts';
import { MASTERING_STAGES, MASTERING_STATUSES } from '@tangent/domain/promotion/mastering/status.ts';
import { index, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { uploads } from '../catalogue/upload.ts';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** A mastering project. Its files are stored under its id. */
export const masterings = pgTable(
  'masterings',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    project_name: text().notNull(),
    /** Name of the file as it was uploaded. */
    filename: text().notNull(),
    /** The mix: an upload for mastering, or the sound of a track. */
    upload_id: uuid()
      .notNull()
      .references(() => uploads.id),
    /** The same for the tracks of a release that are mastered together; null for a single master. */
    group_id: uuid(),
    /** Null for a reference. */
    preset: text({ enum: MASTERING_PRESET_NAMES }),
    reference_upload_id: uuid().references(() => uploads.id),
    reference_filename: text(),
    loop_start_seconds: integer().notNull(),
    status: text({ enum: MASTERING_STATUSES }).notNull().default('pending'),
    stage: text({ enum: MASTERING_STAGES }),
    stage_share: real().notNull().default(0),
    failure_code: text(),
    /** The report of contract/promotion/mastering.ts. */
    report: jsonb().$type<Record<string, unknown>>(),
    /** Sizes in bytes by name, when the files exist. */
    file_sizes: jsonb().$type<Record<string, number>>(),
    blind_test: jsonb().$type<{ rounds: number; correct: number }>(),
    created_at: instantColumn().notNull(),
    /** When it was last put into the queue. */
    queued_at: instantColumn().notNull(),
    finished_at: instantColumn(),
  },
  (t) => [
    index().on(t.account_id, t.created_at),
    index().on(t.status, t.queued_at),
    index().on(t.upload_id),
    index().on(t.group_id),
  ],
);
