import { stores } from '@tangent/db/schema/store.ts';
import { eq } from 'drizzle-orm';
import { StoreError } from '../gateways/sftp/store-error.ts';
import { openStoreSession, type RemoteFile, type StoreSession } from '../gateways/sftp/store-session.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { ANSWER_FOLDER } from './answer-folder.ts';
import type { AnswerMemory } from './answer-memory.ts';
import type { DeliveryContext } from './context.ts';
import { getNewestProfile } from './store-profile.ts';
import { takeAnswer } from './take-answer.ts';

/** Reads the answers a store has written since the last look. What cannot be read yet is read at the next one. */
export async function collectFromStore(context: DeliveryContext, memory: AnswerMemory, storeId: string): Promise<void> {
  if (memory.isPaused(storeId)) return;
  const [store] = await context.db.select().from(stores).where(eq(stores.id, storeId));
  const profile = await getNewestProfile(context.db, storeId);
  const { transport } = profile;
  if (transport.kind !== 'sftp') throw new Error(`${transport.kind} stores are not reached yet`);
  const access = { ...context.access, url: transport.url ?? context.access.url };
  let session: StoreSession | null = null;
  try {
    session = await openStoreSession(access, transport.username);
    for (const file of await session.list(ANSWER_FOLDER)) {
      if (!isFinished(file) || memory.isKnown(storeId, file)) continue;
      const raw = await readWhole(session, file);
      if (raw === null) continue;
      const isTaken = await inTransaction(context.db, (tx) =>
        takeAnswer(tx, { store_id: storeId, file_name: file.name, raw, now: context.clock.now() }),
      );
      if (isTaken) memory.remember(storeId, file);
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    memory.pause(storeId);
    context.log.warn({ store: store?.name, error_class: error.error_class, err: error }, 'answers not collected');
  } finally {
    await session?.close();
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
