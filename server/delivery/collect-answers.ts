import { setMaxListeners } from 'node:events';
import { StoreError } from '../gateways/store/store-error.ts';
import type { RemoteFile, StoreSession } from '../gateways/store/store-session.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { ANSWER_FOLDER } from './answer-folder.ts';
import type { AnswerMemory } from './answer-memory.ts';
import type { DeliveryContext } from './context.ts';
import type { SessionPool } from './session-pool.ts';
import { findLine, mayKnock, recordReached, recordUnreached } from './store-line.ts';
import { getNewestProfile } from './store-profile.ts';
import { takeAnswer } from './take-answer.ts';

export interface CollectContext extends DeliveryContext {
  sessions: SessionPool;
  memory: AnswerMemory;
}

/** Reads the answers that some stores have written since the last look, side by side: a silent store holds up itself only. */
export async function collectAnswers(context: CollectContext, storeIds: string[], signal: AbortSignal): Promise<void> {
  // Every store has an open line that listens.
  setMaxListeners(0, signal);
  const outcomes = await Promise.allSettled(storeIds.map((id) => collectFromStore(context, id, signal)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function collectFromStore(context: CollectContext, store_id: string, signal: AbortSignal): Promise<void> {
  const { db, clock } = context;
  const line = await findLine(db, store_id);
  const profile = await getNewestProfile(db, store_id);
  if (profile.acknowledgement === 'none' || !mayKnock(line, clock.now())) return;
  try {
    await context.sessions.use({ store_id, profile, signal }, (session) => readAnswers(context, session, store_id));
  } catch (error) {
    if (!(error instanceof StoreError) || signal.aborted) throw error;
    return recordNotReached(context, store_id, error);
  }
  await recordReached(db, store_id, clock.now());
}

/** What cannot be read yet is read at the next look. */
async function readAnswers(context: CollectContext, session: StoreSession, storeId: string): Promise<void> {
  const { db, clock, memory } = context;
  for (const file of await session.list(ANSWER_FOLDER)) {
    if (!isFinished(file) || memory.isKnown(storeId, file)) continue;
    const raw = await readWhole(session, file);
    if (raw === null) continue;
    const isTaken = await inTransaction(db, (tx) =>
      takeAnswer(tx, { store_id: storeId, file_name: file.name, raw, now: clock.now() }),
    );
    if (isTaken) memory.remember(storeId, file);
  }
}

function isFinished({ name }: RemoteFile): boolean {
  return !name.endsWith('.part') && !name.startsWith('.');
}

/** The bytes of an answer, or null while the store is still writing it. */
async function readWhole(session: StoreSession, file: RemoteFile): Promise<Buffer | null> {
  const path = `${ANSWER_FOLDER}/${file.name}`;
  const raw = await session.read(path);
  const sizeNow = await session.findSize(path);
  return raw.length === file.size_bytes && raw.length === sizeNow ? raw : null;
}

async function recordNotReached({ db, clock, log }: CollectContext, store_id: string, error: StoreError) {
  const { error_class, message: error_text } = error;
  const { is_newly_stopped } = await inTransaction(db, (tx) =>
    recordUnreached(tx, store_id, { error_class, error_text }, clock.now()),
  );
  log[is_newly_stopped ? 'error' : 'warn']({ store: store_id, error_class, err: error }, 'answers not collected');
}
