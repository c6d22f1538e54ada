import type {
  getBackofficeDelivery,
  getMessageXml,
  MessageOverview,
} from '@tangent/contract/distribution/backoffice-delivery.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { store_profiles } from '@tangent/db/schema/catalogue/store.ts';
import {
  acknowledgements,
  delivery_attempts,
  delivery_files,
  delivery_messages,
} from '@tangent/db/schema/distribution/delivery.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { findFormat } from '@tangent/domain/catalogue/store/store-format.ts';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { getDeliveryOverview } from './delivery-list-view.ts';
import { listSoundFaults } from './sound-faults-view.ts';

type View = z.input<typeof getBackofficeDelivery.response>;
type MessageRow = { message: typeof delivery_messages.$inferSelect; profile: typeof store_profiles.$inferSelect };

/**
 * Returns a delivery with all its messages, their attempts, and the acknowledgements of the store; the newest message
 * first.
 */
export async function getDeliveryDetail(db: Db, deliveryId: string): Promise<View> {
  const delivery = await getDeliveryOverview(db, deliveryId);
  const rows = await db
    .select({ message: delivery_messages, profile: store_profiles })
    .from(delivery_messages)
    .innerJoin(store_profiles, eq(store_profiles.id, delivery_messages.profile_id))
    .where(eq(delivery_messages.delivery_id, deliveryId))
    .orderBy(desc(delivery_messages.sequence));
  const parts = await readParts(
    db,
    rows.map(({ message }) => message.id),
  );
  const newest = rows[0];
  return {
    delivery,
    messages: rows.map((row) => presentMessage(row, parts)),
    sound_faults: newest ? await listSoundFaults(db, newest.message.snapshot_id, newest.profile.profile) : [],
    owner_email: await getOwnerEmail(db, delivery.release.id),
  };
}

async function getOwnerEmail(db: Db, releaseId: string): Promise<string> {
  const [owner] = await db
    .select({ email: users.email })
    .from(releases)
    .innerJoin(users, eq(users.id, releases.account_id))
    .where(eq(releases.id, releaseId));
  return owner?.email ?? '';
}

/** Returns the exact XML of a built message. */
export async function getMessageXmlView(tx: Tx | Db, id: string): Promise<z.input<typeof getMessageXml.response>> {
  const [row] = await tx.select().from(delivery_messages).where(eq(delivery_messages.id, id));
  if (!row || row.xml === null || row.xml_sha256 === null) throw new Refusal('not_found');
  return { message_id: row.message_id, xml: row.xml, xml_sha256: row.xml_sha256 };
}

async function readParts(db: Db, ids: string[]) {
  if (ids.length === 0) return { attempts: [], files: [], acknowledgement_files: [] };
  const [attempts, files, acknowledgement_files] = await Promise.all([
    db
      .select()
      .from(delivery_attempts)
      .where(inArray(delivery_attempts.message_id, ids))
      .orderBy(asc(delivery_attempts.started_at)),
    db.select().from(delivery_files).where(inArray(delivery_files.message_id, ids)).orderBy(asc(delivery_files.path)),
    db
      .select()
      .from(acknowledgements)
      .where(inArray(acknowledgements.message_id, ids))
      .orderBy(asc(acknowledgements.received_at)),
  ]);
  return { attempts, files, acknowledgement_files };
}

type Parts = Awaited<ReturnType<typeof readParts>>;

function presentMessage({ message, profile }: MessageRow, parts: Parts): MessageOverview {
  const { id, kind, state, sequence, message_id, batch_id, with_audio, with_cover, failed_attempts } = message;
  const messageStatus = <Row extends { message_id: string | null }>(rows: readonly Row[]) =>
    rows.filter((row) => row.message_id === id);
  return {
    id,
    kind,
    state,
    sequence,
    message_id,
    batch_id,
    with_audio,
    with_cover,
    failed_attempts,
    format: findFormat(profile.profile),
    next_attempt_at: message.next_attempt_at.toISOString(),
    created_at: message.created_at.toISOString(),
    delivered_at: toText(message.delivered_at),
    acknowledged_at: toText(message.acknowledged_at),
    overdue_at: toText(message.overdue_at),
    check_issues: (message.check_issues ?? []).map(({ code, severity, path }) => ({
      code,
      severity,
      path: path ?? null,
    })),
    has_xml: message.xml !== null,
    attempts: messageStatus(parts.attempts).map(
      ({ started_at, ended_at, outcome, error_class, error_text, sent_bytes }) => {
        const times = { started_at: started_at.toISOString(), ended_at: toText(ended_at) };
        return { ...times, outcome, error_class, error_text, sent_bytes };
      },
    ),
    files: messageStatus(parts.files).map(({ path, size_bytes, sha256, verified_at }) => {
      return { path, size_bytes, sha256, verified_at: toText(verified_at) };
    }),
    acknowledgement_files: messageStatus(parts.acknowledgement_files).map(
      ({ file_name, received_at, outcome, status, proposed_action, text, raw }) => {
        return { file_name, received_at: received_at.toISOString(), outcome, status, proposed_action, text, raw };
      },
    ),
  };
}

function toText(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
