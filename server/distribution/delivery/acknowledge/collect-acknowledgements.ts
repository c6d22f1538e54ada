import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { acknowledgements } from '@tangent/db/schema/distribution/delivery.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { StoreError } from '../../../gateways/store/store-error.ts';
import type { RemoteFile, StoreSession } from '../../../gateways/store/store-session.ts';
import { isDatabaseUnavailable } from '../../../platform/sql/database-error.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import type { DeliveryContext } from '../context.ts';
import type { SessionPool } from '../send/session-pool.ts';
import { canConnect, findConnection, recordConnected, recordConnectionFailure } from '../send/store-connection.ts';
import { getNewestProfile } from '../store-profile.ts';
import { ACKNOWLEDGEMENT_FOLDER, BRIDGE_STATE_FOLDER } from './acknowledgement-folder.ts';
import type { AcknowledgementMemory } from './acknowledgement-memory.ts';
import { openDelivered, receiveBridgeState } from './apple/receive-bridge-state.ts';
import { requestStatuses } from './apple/request-status.ts';
import { receiveAcknowledgement } from './receive-acknowledgement.ts';

/** Acknowledgements have a few kilobytes. */
const ACKNOWLEDGEMENT_BYTES_MAX = 1_000_000;

export interface CollectContext extends DeliveryContext {
  sessions: SessionPool;
  memory: AcknowledgementMemory;
}

/** Reads the new acknowledgements of some stores in parallel: a silent store delays only itself. */
export async function collectAcknowledgements(
  context: CollectContext,
  storeIds: string[],
  signal: AbortSignal,
): Promise<void> {
  // The session of every store adds a listener.
  setMaxListeners(0, signal);
  const outcomes = await Promise.allSettled(storeIds.map((id) => collectFromStore(context, id, signal)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function collectFromStore(context: CollectContext, store_id: string, signal: AbortSignal): Promise<void> {
  const { db, clock } = context;
  const connection = await findConnection(db, store_id);
  const { acknowledgement, transport } = await getNewestProfile(db, store_id);
  if (acknowledgement === 'none' || !canConnect(connection, clock.now())) return;
  try {
    if (transport.kind === 'transporter') await requestStatuses(context, store_id, signal);
    else {
      const folder = findFolder(acknowledgement);
      await context.sessions.use({ store_id, transport, signal }, (session) =>
        readAcknowledgements(context, session, { store_id, ...folder }),
      );
      if (acknowledgement === 'apple_bridge') {
        await inTransaction(db, (tx) => openDelivered(tx, store_id, clock.now()));
      }
    }
  } catch (error) {
    if (!(error instanceof StoreError) || signal.aborted) throw error;
    return recordNotReached(context, store_id, error);
  }
  await recordConnected(db, store_id, clock.now());
}

/** Where a store leaves its answers, and who reads them. */
type Answers = { store_id: string; folder: string; receive: typeof receiveAcknowledgement };

function findFolder(acknowledgement: StoreProfile['acknowledgement']): Omit<Answers, 'store_id'> {
  if (acknowledgement === 'apple_bridge') return { folder: BRIDGE_STATE_FOLDER, receive: receiveBridgeState };
  return { folder: ACKNOWLEDGEMENT_FOLDER, receive: receiveAcknowledgement };
}

/** Reads all new files. One that cannot be read is set aside and never stops the others. */
async function readAcknowledgements(context: CollectContext, session: StoreSession, answers: Answers): Promise<void> {
  const { db, clock, memory } = context;
  const { store_id: storeId, folder } = answers;
  const files = (await session.list(folder)).filter(isFinished);
  for (const file of await memory.listUnread(db, storeId, files, clock.now())) {
    try {
      await readAcknowledgement(context, session, answers, file);
    } catch (error) {
      // Not a fault of the file: the next poll reads it again.
      if (isDatabaseUnavailable(error)) throw error;
      // While the folder still responds, the fault is not in the connection but in this file.
      await session.list(folder);
      memory.retryLater(storeId, file, clock.now());
      await inTransaction(db, (tx) => setAside(tx, context, { store_id: storeId, file, outcome: 'not_read' }, error));
    }
  }
}

/** A file that is incomplete, or earlier than its message was recorded as delivered, is read at the next poll. */
async function readAcknowledgement(
  context: CollectContext,
  session: StoreSession,
  { store_id, folder, receive }: Answers,
  file: RemoteFile,
): Promise<void> {
  const { db, clock, memory } = context;
  const unfit = findUnfit(file);
  if (unfit !== null) {
    return inTransaction(db, async (tx) => {
      await setAside(tx, context, { store_id, file, outcome: unfit });
      await memory.remember(tx, store_id, file);
    });
  }
  const raw = await readComplete(session, folder, file);
  if (raw === null) return;
  await inTransaction(db, async (tx) => {
    const isAccepted = await receive(tx, { store_id, file_name: file.name, raw, now: clock.now() });
    if (isAccepted) await memory.remember(tx, store_id, file);
  });
}

function findUnfit({ size_bytes }: RemoteFile): 'unreadable' | 'too_large' | null {
  if (size_bytes === 0) return 'unreadable';
  return size_bytes > ACKNOWLEDGEMENT_BYTES_MAX ? 'too_large' : null;
}

type UnfitFile = { store_id: string; file: RemoteFile; outcome: 'unreadable' | 'too_large' | 'not_read' };

/** Records a file without its bytes, so that staff see it at the store. */
async function setAside(
  tx: Tx,
  { clock, log }: CollectContext,
  { store_id, file, outcome }: UnfitFile,
  error?: unknown,
): Promise<void> {
  log.warn({ store: store_id, file: file.name, size_bytes: file.size_bytes, err: error }, 'acknowledgement set aside');
  const identity = `${file.name}/${file.size_bytes}/${file.modified_ms}`;
  const raw_sha256 = createHash('sha256').update(identity).digest('hex');
  await tx
    .insert(acknowledgements)
    .values({ store_id, file_name: file.name, raw: '', raw_sha256, outcome, received_at: clock.now() })
    .onConflictDoNothing();
}

function isFinished({ name }: RemoteFile): boolean {
  return !name.endsWith('.part') && !name.startsWith('.');
}

/** Returns the bytes of an acknowledgement, or null while the store is still writing it. */
async function readComplete(session: StoreSession, folder: string, file: RemoteFile): Promise<Buffer | null> {
  const path = `${folder}/${file.name}`;
  const raw = await session.read(path, ACKNOWLEDGEMENT_BYTES_MAX);
  const sizeNow = await session.findSize(path);
  return raw.length === file.size_bytes && raw.length === sizeNow ? raw : null;
}

async function recordNotReached({ db, clock, log }: CollectContext, store_id: string, error: StoreError) {
  const { error_class, message: error_text } = error;
  const { is_newly_stopped } = await inTransaction(db, (tx) =>
    recordConnectionFailure(tx, store_id, { error_class, error_text }, clock.now()),
  );
  log[is_newly_stopped ? 'error' : 'warn'](
    { store: store_id, error_class, err: error },
    'acknowledgements not collected',
  );
}
