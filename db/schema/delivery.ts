import { DELIVERY_STATES } from '@tangent/domain/delivery/status.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from './column.ts';
import { releases } from './release.ts';
import { store_profiles, stores } from './store.ts';
import { uploads } from './upload.ts';

/** A release as it was approved: every message is a function of one snapshot (DDEX.md 10.1). Rows are never changed. */
export const release_snapshots = pgTable(
  'release_snapshots',
  {
    id: idColumn(),
    release_id: uuid()
      .notNull()
      .references(() => releases.id),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    content_sha256: text().notNull(),
    created_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.release_id)],
);

/** A file made for delivery: one per upload and quality, whatever the number of stores. */
export const delivery_assets = pgTable(
  'delivery_assets',
  {
    id: idColumn(),
    upload_id: uuid()
      .notNull()
      .references(() => uploads.id),
    quality: text({ enum: ['standard', 'high'] }).notNull(),
    storage_key: text().notNull(),
    size_bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    md5: text().notNull(),
    /** Technical details for the message: codec, channels, rate, depth, or format, width, height. */
    technical: jsonb().$type<Record<string, string | number | null>>().notNull(),
    created_at: instantColumn().notNull(),
  },
  (t) => [unique('delivery_assets_key').on(t.upload_id, t.quality)],
);

/** One release on its way to one store. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: idColumn(),
    release_id: uuid()
      .notNull()
      .references(() => releases.id),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    state: text({ enum: DELIVERY_STATES }).notNull(),
    reason_code: text(),
    reason_text: text(),
    changed_at: instantColumn().notNull(),
    live_at: instantColumn(),
  },
  (t) => [unique('deliveries_store_key').on(t.release_id, t.store_id), index().on(t.state)],
);

export const MESSAGE_STATES = ['planned', 'built', 'uploading', 'delivered', 'invalid', 'failed'] as const;

/** One message to one store, with its exact bytes. Its id is planned before anything happens and kept through retries. */
export const delivery_messages = pgTable(
  'delivery_messages',
  {
    id: idColumn(),
    delivery_id: uuid()
      .notNull()
      .references(() => deliveries.id),
    snapshot_id: uuid()
      .notNull()
      .references(() => release_snapshots.id),
    profile_id: uuid()
      .notNull()
      .references(() => store_profiles.id),
    kind: text({ enum: ['insert'] }).notNull(),
    /** MessageId and MessageThreadId on the wire. */
    message_id: text().notNull().unique(),
    thread_id: text().notNull(),
    batch_id: text().notNull(),
    state: text({ enum: MESSAGE_STATES }).notNull(),
    xml: text(),
    xml_sha256: text(),
    check_issues: jsonb().$type<{ code: string; severity: string; path?: string }[]>(),
    failed_attempts: integer().notNull().default(0),
    next_attempt_at: instantColumn().notNull(),
    /** A worker holds the message until then; after that another may take it up. */
    leased_until: instantColumn(),
    leased_by: text(),
    created_at: instantColumn().notNull(),
    delivered_at: instantColumn(),
  },
  (t) => [
    index().on(t.state, t.next_attempt_at),
    // At most one open package per store and release (DDEX.md 1.7).
    uniqueIndex('delivery_messages_open_key')
      .on(t.delivery_id)
      .where(sql`${t.state} in ('planned', 'built', 'uploading')`),
  ],
);

/** A file of a package and whether it was seen whole at the store. */
export const delivery_files = pgTable(
  'delivery_files',
  {
    id: idColumn(),
    message_id: uuid()
      .notNull()
      .references(() => delivery_messages.id),
    path: text().notNull(),
    size_bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    verified_at: instantColumn(),
  },
  (t) => [unique('delivery_files_path_key').on(t.message_id, t.path)],
);

/** One try to bring a message to its store. Kept for good. */
export const delivery_attempts = pgTable(
  'delivery_attempts',
  {
    id: idColumn(),
    message_id: uuid()
      .notNull()
      .references(() => delivery_messages.id),
    started_at: instantColumn().notNull(),
    ended_at: instantColumn(),
    outcome: text({ enum: ['delivered', 'failed', 'abandoned'] }),
    error_class: text(),
    error_text: text(),
    sent_bytes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [index().on(t.message_id)],
);

/** An answer as it came, whatever it was: the same bytes from the same store count once. */
export const acknowledgements = pgTable(
  'acknowledgements',
  {
    id: idColumn(),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    file_name: text().notNull(),
    raw: text().notNull(),
    raw_sha256: text().notNull(),
    message_id: uuid().references(() => delivery_messages.id),
    status: text(),
    outcome: text({ enum: ['applied', 'late', 'unmatched', 'unreadable', 'unknown_status'] }).notNull(),
    received_at: instantColumn().notNull(),
  },
  (t) => [unique('acknowledgements_key').on(t.store_id, t.raw_sha256), index().on(t.message_id)],
);
