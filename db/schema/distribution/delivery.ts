import { METADATA_CHANGE_STATES, type MetadataDifference } from '@tangent/domain/catalogue/release/metadata-change.ts';
import { TRACK_REMOVAL_REASONS } from '@tangent/domain/catalogue/release/track-removal.ts';
import type { DeliveredSound, SoundDifference } from '@tangent/domain/distribution/delivery/check-delivered-sound.ts';
import { DELIVERY_QUALITIES } from '@tangent/domain/distribution/delivery/delivery-quality.ts';
import { MESSAGE_KINDS, MESSAGE_STATES } from '@tangent/domain/distribution/delivery/message.ts';
import { DELIVERY_STATES } from '@tangent/domain/distribution/delivery/status.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { releases, tracks } from '../catalogue/release.ts';
import { store_profiles, stores } from '../catalogue/store.ts';
import { uploads } from '../catalogue/upload.ts';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/**
 * A release as it was approved: every message is a function of one snapshot (docs/standards/delivery.md). Rows never
 * change.
 */
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

/** A file made for delivery: one per upload and variant, whatever the number of stores. */
export const delivery_assets = pgTable(
  'delivery_assets',
  {
    id: idColumn(),
    upload_id: uuid()
      .notNull()
      .references(() => uploads.id),
    quality: text({ enum: DELIVERY_QUALITIES }).notNull(),
    /**
     * Stores accept different formats: codec, bits and rate of audio, format and side of artwork, as one word such as
     * `flac-24-192000`.
     */
    variant: text().notNull(),
    storage_key: text().notNull(),
    size_bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    md5: text().notNull(),
    sha1: text(),
    /** Technical details for the message: codec, channels, rate, depth, or format, width, height. */
    technical: jsonb().$type<Record<string, string | number | null>>().notNull(),
    /** The figures of a finished sound file; null for covers, and for files from before this was done. */
    measured: jsonb().$type<DeliveredSound>(),
    /** How the file differs from the upload: such a file is not stored and never leaves. Null if it does not. */
    differences: jsonb().$type<SoundDifference[]>(),
    created_at: instantColumn().notNull(),
  },
  (t) => [
    unique('delivery_assets_key').on(t.upload_id, t.quality, t.variant),
    // The few that staff have to look at, among millions.
    index('delivery_assets_differences_index').on(t.upload_id).where(sql`${t.differences} is not null`),
  ],
);

/**
 * One release at one store: its wanted and its actual state there (docs/standards/delivery.md). Messages lead from the
 * actual to the wanted state.
 */
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
    /** The wanted state: live as in this snapshot, or taken down. */
    wanted: text({ enum: ['live', 'down'] })
      .notNull()
      .default('live'),
    wanted_snapshot_id: uuid().references(() => release_snapshots.id),
    /** The snapshot the store last accepted: later changes are computed against it. */
    accepted_snapshot_id: uuid().references(() => release_snapshots.id),
    reason_code: text(),
    reason_text: text(),
    changed_at: instantColumn().notNull(),
    live_at: instantColumn(),
    removed_at: instantColumn(),
    /** The store's own name for the release, from its acknowledgements: an id, or an address in the store. */
    store_ref: text(),
  },
  (t) => [
    unique('deliveries_store_key').on(t.release_id, t.store_id),
    index().on(t.state),
    // The months of a store in which something was live there are probed one by one.
    index('deliveries_store_live_index').on(t.store_id, t.live_at).where(sql`${t.live_at} is not null`),
    // Many wait for a store that is being set up; the sweep asks whether there are any.
    index('deliveries_store_not_live_index').on(t.store_id).where(sql`${t.reason_code} = 'store_not_live'`),
  ],
);

/**
 * One track that left one store while the rest of its release stayed. Open until the track is restored; one open row per
 * track and store.
 */
export const track_removals = pgTable(
  'track_removals',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    release_id: uuid()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    track_id: uuid()
      .notNull()
      .references(() => tracks.id, { onDelete: 'cascade' }),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    reason: text({ enum: TRACK_REMOVAL_REASONS }).notNull(),
    /** For the artist. */
    note: text(),
    /** The first snapshot without the track at the store: in effect once the store has accepted it or a later one. */
    snapshot_id: uuid().references(() => release_snapshots.id),
    removed_at: instantColumn().notNull(),
    removed_by: uuid()
      .notNull()
      .references(() => users.id),
    restored_at: instantColumn(),
    restored_by: uuid().references(() => users.id),
  },
  (t) => [
    uniqueIndex('track_removals_open_key').on(t.track_id, t.store_id).where(sql`${t.restored_at} is null`),
    index().on(t.release_id),
    index().on(t.account_id),
  ],
);

/** One message to one store, with its exact bytes. Its id is planned in advance and stays the same through retries. */
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
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    /** From 1, in the order in which the messages of a delivery were planned. */
    sequence: integer().notNull().default(1),
    /** Takedowns first: 0; messages that staff requested again: 1; all others: 2. */
    priority: integer().notNull().default(2),
    /** Which files are part of the package: all audio or none, and the artwork (docs/standards/delivery.md). */
    with_audio: boolean().notNull().default(true),
    with_cover: boolean().notNull().default(true),
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
    /** A worker leases the message until then; afterwards another worker may take it over. */
    leased_until: instantColumn(),
    leased_by: text(),
    created_at: instantColumn().notNull(),
    delivered_at: instantColumn(),
    /** The last acknowledgement of the store: its time, its text, and the action it asks for. */
    acknowledged_at: instantColumn(),
    acknowledgement_status: text(),
    acknowledgement_text: text(),
    proposed_action: text(),
    /** The store's text about lyrics of the message that it refused; the release itself may be accepted. */
    lyrics_refusal: text(),
    /** When an acknowledgement was found to be overdue; the value stays when one arrives later. */
    overdue_at: instantColumn(),
    /** The message that this one repeats because the store asked for it. */
    resend_of: uuid(),
  },
  (t) => [
    index().on(t.state, t.next_attempt_at),
    // The few whose store does not respond, among millions.
    index('delivery_messages_overdue_index')
      .on(t.delivery_id)
      .where(sql`${t.overdue_at} is not null and ${t.acknowledged_at} is null`),
    // A new batch looks for a free name among the latest batches of its store.
    index().on(t.batch_id),
    unique('delivery_messages_sequence_key').on(t.delivery_id, t.sequence),
    // At most one open package per store and release (docs/standards/delivery.md).
    uniqueIndex('delivery_messages_open_key')
      .on(t.delivery_id)
      .where(sql`${t.state} in ('planned', 'built', 'uploading')`),
  ],
);

/** A file of a package, and whether the store has all of its bytes. */
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

/** One attempt to bring a message to its store. Kept permanently. */
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

/** An acknowledgement exactly as received, whatever it contains: the same bytes from the same store count once. */
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
    outcome: text({
      enum: ['applied', 'late', 'unmatched', 'unreadable', 'unknown_status', 'too_large', 'not_read'],
    }).notNull(),
    /** The original texts about the files, the release, and the action we should take. */
    file_status: text(),
    supply_chain_status: text(),
    proposed_action: text(),
    text: text(),
    received_at: instantColumn().notNull(),
  },
  (t) => [
    unique('acknowledgements_key').on(t.store_id, t.raw_sha256),
    index().on(t.message_id),
    index().on(t.store_id, t.file_name),
    // The few that staff have to look at, among millions.
    index('acknowledgements_set_aside_index')
      .on(t.store_id)
      .where(sql`${t.outcome} in ('unreadable', 'too_large', 'not_read')`),
  ],
);

/**
 * The files in acknowledgement folders of stores that were read, so that no process reads them again: stores keep theirs
 * for good. One that the store replaces has another size or time, and is read again.
 */
export const acknowledgement_files = pgTable(
  'acknowledgement_files',
  {
    store_id: text()
      .notNull()
      .references(() => stores.id),
    file_name: text().notNull(),
    size_bytes: bigint({ mode: 'number' }).notNull(),
    modified_ms: bigint({ mode: 'number' }).notNull(),
    /** How often the file was read with this size and time. */
    times_read: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.store_id, t.file_name] })],
);

/**
 * A request to change the metadata of a release that is in stores. When approved, it becomes a new snapshot
 * that goes to every store; codes and audio never change this way.
 */
export const metadata_changes = pgTable(
  'metadata_changes',
  {
    id: idColumn(),
    release_id: uuid()
      .notNull()
      .references(() => releases.id),
    state: text({ enum: METADATA_CHANGE_STATES }).notNull(),
    proposed_by: uuid()
      .notNull()
      .references(() => users.id),
    /** The proposed values, field by field. */
    wanted: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The differences from before, as users see them. */
    differences: jsonb().$type<MetadataDifference[]>().notNull(),
    note: text(),
    decided_by: uuid().references(() => users.id),
    decided_at: instantColumn(),
    answer: text(),
    snapshot_id: uuid().references(() => release_snapshots.id),
    created_at: instantColumn().notNull(),
  },
  (t) => [
    index().on(t.release_id),
    uniqueIndex('metadata_changes_open_key').on(t.release_id).where(sql`${t.state} = 'proposed'`),
  ],
);
