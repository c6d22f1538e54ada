import { createHash } from 'node:crypto';
import { type BridgeReport, readBridgeState } from '@tangent/apple/bridge/read-state.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import {
  acknowledgements,
  deliveries,
  delivery_messages,
  release_snapshots,
} from '@tangent/db/schema/distribution/delivery.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { and, desc, eq, exists, isNotNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/sql/open-database.ts';
import { listAppleOffers } from '../../build/apple/list-apple-offers.ts';
import { applyAcknowledgement } from '../apply-acknowledgement.ts';
import { type Acknowledged, isIcpn } from '../find-acknowledged.ts';
import { type ReportedAlbum, readBridgeNews } from './apple-news.ts';
import { saveAppleNews } from './save-apple-news.ts';

type RawState = { store_id: string; file_name: string; raw: Buffer; now: Date };

/**
 * Saves a state that a bridge wrote about a package and applies it to its message (docs/standards/apple.md). States may come
 * late, twice or in any order. False when it is too early: the bridge was faster than our own record of the delivery.
 */
export async function receiveBridgeState(tx: Tx, incoming: RawState): Promise<boolean> {
  const { store_id, file_name, now } = incoming;
  // A text column cannot store a zero byte.
  const raw = incoming.raw.toString('utf8').replaceAll('\0', '\uFFFD');
  // A file is read twice. A package that was sent again has the same metadata, and an old state is not about it.
  if (await isKnown(tx, { store_id, file_name, raw })) return true;
  const reading = readBridgeState(raw, file_name);
  if (!reading.ok) {
    await saveUnreadable(tx, { store_id, file_name, raw, now });
    return true;
  }
  const found = await findPackage(tx, store_id, reading.report);
  if (found?.message.state === 'built' || found?.message.state === 'uploading') return false;
  const about = found === null ? UNKNOWN : await describeAbout(tx, found, now);
  await saveAppleNews(tx, { store_id, file_name, raw, now }, found, readBridgeNews(reading.report, about));
  return true;
}

type TextState = Omit<RawState, 'raw' | 'now'> & { raw: string };

async function isKnown(tx: Tx, { store_id, file_name, raw }: TextState): Promise<boolean> {
  const { store_id: store, file_name: name, raw: text } = acknowledgements;
  const rows = await tx
    .select({ id: acknowledgements.id })
    .from(acknowledgements)
    .where(and(eq(store, store_id), eq(name, file_name), eq(text, raw)))
    .limit(1);
  return rows.length > 0;
}

const UNKNOWN: ReportedAlbum = { kind: 'insert', is_out: false, stays: false };

async function saveUnreadable(tx: Tx, { store_id, file_name, raw, now }: Omit<RawState, 'raw'> & { raw: string }) {
  const raw_sha256 = createHash('sha256').update(`${file_name}\n${raw}`).digest('hex');
  const row = { store_id, file_name, raw, raw_sha256, received_at: now };
  await tx
    .insert(acknowledgements)
    .values({ ...row, outcome: 'unreadable' })
    .onConflictDoNothing();
}

/**
 * Finds the message that a bridge is at. Packages about one album all have the same name, so its metadata tells which one it
 * is; a bridge that does not name it means the last one.
 */
async function findPackage(
  tx: Tx,
  storeId: string,
  { vendor_id, metadata_md5 }: BridgeReport,
): Promise<Acknowledged | null> {
  // The id of an album ends with its product code.
  const upc = vendor_id.split('_').at(-1) ?? '';
  const isMetadata = metadata_md5 === null ? undefined : eq(sql`md5(${delivery_messages.xml})`, metadata_md5);
  const [row] = await tx
    .select({ message: delivery_messages, delivery: deliveries })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .innerJoin(release_snapshots, eq(release_snapshots.id, delivery_messages.snapshot_id))
    .where(and(eq(deliveries.store_id, storeId), isIcpn(upc), isMetadata, isNotNull(delivery_messages.xml)))
    .orderBy(desc(delivery_messages.id))
    .limit(1);
  return row ?? null;
}

async function describeAbout(tx: Tx, { message, delivery }: Acknowledged, now: Date): Promise<ReportedAlbum> {
  const [release] = await tx
    .select({ release_date: releases.release_date })
    .from(releases)
    .where(eq(releases.id, delivery.release_id));
  const offers = await listAppleOffers(tx, delivery.release_id);
  return {
    kind: message.kind,
    is_out: (release?.release_date ?? '') <= utcDay(now.getTime()),
    stays: offers.some(({ store_id }) => store_id !== delivery.store_id),
  };
}

/** A bridge says nothing more once it has delivered: on the release date the albums that it delivered are shown. */
export async function openDelivered(tx: Tx, storeId: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ message: delivery_messages, delivery: deliveries })
    .from(deliveries)
    .innerJoin(releases, eq(releases.id, deliveries.release_id))
    .innerJoin(delivery_messages, eq(delivery_messages.delivery_id, deliveries.id))
    .where(
      and(
        eq(deliveries.store_id, storeId),
        eq(deliveries.state, 'acknowledged'),
        lte(releases.release_date, utcDay(now.getTime())),
        eq(delivery_messages.state, 'accepted'),
        isNotNull(delivery_messages.delivered_at),
        exists(
          tx
            .select({ id: acknowledgements.id })
            .from(acknowledgements)
            .where(
              and(eq(acknowledgements.message_id, delivery_messages.id), eq(acknowledgements.status, 'Delivered')),
            ),
        ),
      ),
    )
    .orderBy(desc(delivery_messages.sequence));
  const seen = new Set<string>();
  for (const found of rows) {
    if (seen.has(found.delivery.id) || found.message.kind === 'takedown') continue;
    seen.add(found.delivery.id);
    const content = { status: 'Delivered', text: null, proposed_action: null, lyrics_refusal: null };
    await applyAcknowledgement(tx, found, { kind: 'live', reason_code: null }, content, now);
  }
}
