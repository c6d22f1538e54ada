import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { takesApplePackage } from '@tangent/domain/catalogue/store/store-format.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { and, asc, eq } from 'drizzle-orm';
import { findArtistKey } from '../../../catalogue/artist/public.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { findRequestId } from '../../../platform/log/request-id.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import type { DeliveryContext } from '../context.ts';
import { failMessage } from '../delivery-store.ts';
import { sendToStoreJob } from '../jobs.ts';
import { listSnapshots, type ReleaseSnapshot } from '../plan/release-snapshot.ts';
import { isAtSandbox } from '../store-profile.ts';
import { type BuiltPackage, buildAppleMessage } from './apple/build-apple-message.ts';
import { listAppleOffers } from './apple/list-apple-offers.ts';
import { type BuiltMessage, buildErnMessage } from './build-ern-message.ts';
import { type Assets, type DeliveryAsset, findAssets, listAssets } from './delivery-asset.ts';

type Release = { snapshot: ReleaseSnapshot; encoded: ReadonlyMap<string, DeliveryAsset> };

/**
 * Builds and checks the messages of a release whose files are all ready; the others wait until the last file enqueues
 * another build. A message that fails any check never leaves.
 */
export async function buildMessages(context: DeliveryContext, releaseId: string): Promise<void> {
  const planned = await context.db
    .select({ id: delivery_messages.id, snapshot_id: delivery_messages.snapshot_id, delivery_id: deliveries.id })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(and(eq(deliveries.release_id, releaseId), eq(delivery_messages.state, 'planned')))
    .orderBy(asc(delivery_messages.priority), asc(delivery_messages.batch_id));
  const snapshots = await listSnapshots(
    context.db,
    planned.map(({ snapshot_id }) => snapshot_id),
  );
  const releases = new Map<string, Release>();
  for (const [id, snapshot] of snapshots) {
    releases.set(id, { snapshot, encoded: await listAssets(context.db, snapshot) });
  }
  // One transaction per store: a message that cannot be built must not hold up the others.
  for (const { id, delivery_id, snapshot_id } of planned) {
    const release = releases.get(snapshot_id);
    if (release) await inTransaction(context.db, (tx) => buildMessage(tx, context, { id, delivery_id }, release));
  }
}

async function buildMessage(
  tx: Tx,
  context: DeliveryContext,
  message: { id: string; delivery_id: string },
  { snapshot, encoded }: Release,
): Promise<void> {
  const row = await lockPlanned(tx, message);
  if (!row) return;
  const { profile } = row.store_profiles;
  const assets = findAssets(encoded, snapshot, profile, row.delivery_messages);
  if (assets === null) return;
  const at = context.clock.now();
  if (takesApplePackage(profile)) {
    await saveMessage(tx, row, await buildForApple(tx, context, row, { snapshot, assets, at }), at);
    return logBuilt(context, row);
  }
  if (context.schemas === null && !isAtSandbox(context, profile.transport)) {
    const reason_text = 'DDEX_SCHEMA_DIR is not set';
    return failMessage(tx, message.id, { state: 'failed', reason_code: 'schemas_missing', reason_text, at });
  }
  const built = buildErnMessage({
    snapshot,
    store_id: row.stores.id,
    artist_key: await findKeyFor(tx, context, profile, snapshot),
    assets,
    profile,
    message: row.delivery_messages,
    live_at: row.deliveries.live_at,
    // Without an id the check refuses the message.
    recipient: { dpid: row.stores.ddex_party_id ?? '', name: row.stores.name },
    sender: context.sender,
    schemas: context.schemas,
    is_test: context.is_sandbox,
  });
  await saveMessage(tx, row, built, at);
  logBuilt(context, row);
}

/** Builds a package for Apple, which checks it again with its own schema before it takes it. */
async function buildForApple(
  tx: Tx,
  { apple, sender }: DeliveryContext,
  { deliveries: { release_id }, delivery_messages: message, store_profiles: { profile } }: Row,
  { snapshot, assets, at }: { snapshot: ReleaseSnapshot; assets: Assets; at: Date },
): Promise<BuiltPackage> {
  return buildAppleMessage({
    snapshot,
    profile,
    assets,
    offers: await listAppleOffers(tx, release_id),
    price_tiers: profile.price_tiers,
    kind: message.kind,
    // A message may have waited for days, and Apple takes no pre-order that has begun.
    today: utcDay(at.getTime()),
    provider: apple.provider,
    bridge_id: profile.transport.kind === 'transporter' ? null : sender.dpid,
    schema: apple.schema,
  });
}

/** The message goes to its store much later: from here on its own id leads back to the request that caused it. */
function logBuilt(
  { log }: DeliveryContext,
  { delivery_messages: { message_id, kind }, deliveries, stores }: Row,
): void {
  const request_id = findRequestId();
  const { release_id } = deliveries;
  log.info({ message_id, kind, release_id, store_id: stores.id, ...(request_id && { request_id }) }, 'message built');
}

/** Finds the key of the artist's protected page for the store that wants it. */
async function findKeyFor(
  tx: Tx,
  { auth_secret }: DeliveryContext,
  { takes_artist_key = false }: StoreProfile,
  { artist_id }: ReleaseSnapshot,
): Promise<string | null> {
  return takes_artist_key && artist_id !== null ? findArtistKey(tx, artist_id, auth_secret) : null;
}

type Built = BuiltMessage | BuiltPackage;

async function saveMessage(tx: Tx, row: Row, { is_refused, ...content }: Built, at: Date): Promise<void> {
  const { id } = row.delivery_messages;
  const state = is_refused ? 'planned' : 'built';
  await tx
    .update(delivery_messages)
    .set({ ...content, state })
    .where(eq(delivery_messages.id, id));
  if (is_refused) {
    const reason_text = describeWorst(content.check_issues);
    return failMessage(tx, id, { state: 'invalid', reason_code: 'message_invalid', reason_text, at });
  }
  await enqueue(tx, sendToStoreJob, { store_id: row.stores.id }, { key: row.stores.id });
}

type Row = NonNullable<Awaited<ReturnType<typeof lockPlanned>>>;

// Lock the delivery first, like all planning code: the opposite lock order would deadlock.
async function lockPlanned(tx: Tx, { id, delivery_id }: { id: string; delivery_id: string }) {
  await tx.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.id, delivery_id)).for('update');
  const [row] = await tx
    .select()
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .innerJoin(store_profiles, eq(store_profiles.id, delivery_messages.profile_id))
    .innerJoin(stores, eq(stores.id, store_profiles.store_id))
    .where(and(eq(delivery_messages.id, id), eq(delivery_messages.state, 'planned')))
    .for('update', { of: delivery_messages });
  return row;
}

function describeWorst(issues: Built['check_issues']): string | null {
  const worst = issues.find((issue) => issue.severity !== 'warning');
  return worst ? `${worst.code} ${worst.path}`.trim() : null;
}
