import type { Pool } from 'pg';
import { StoreError } from '../../gateways/store/store-error.ts';
import type { SalesInboxContext } from './import-file.ts';
import { archiveFile, importFile } from './import-file.ts';
import {
  findInboxRow,
  type LeftFiles,
  listImported,
  recordConnected,
  recordConnectionFailure,
  removeGone,
} from './inbox-store.ts';
import { type InboxConnection, openInbox } from './open-inbox.ts';
import { sortListing } from './sort-listing.ts';

const LOCK = 'sales inbox';

/**
 * Imports the reports that stores have left in the inbox. One process polls at a time; a failure is recorded.
 */
export async function pollInbox(context: SalesInboxContext): Promise<void> {
  const { db, session_pool, clock, log, inbox: access } = context;
  if (access === null) return;
  await alone(session_pool, async () => {
    const { next_poll_at = null } = (await findInboxRow(db)) ?? {};
    if (next_poll_at !== null && next_poll_at > clock.now()) return;
    try {
      const inbox = await openInbox(access);
      const left = await readInbox(context, inbox).finally(() => inbox.session.close());
      if (left.failure !== null) log.warn(left, 'a file in the sales inbox could not be fetched');
      await recordConnected(db, left, clock.now());
    } catch (err) {
      log.warn({ err }, 'the sales inbox could not be read');
      await recordConnectionFailure(db, err, clock.now());
    }
  });
}

// A listing cannot tell a missing folder from an empty one, and a typing error in the address would stay unnoticed.
async function readInbox(context: SalesInboxContext, inbox: InboxConnection): Promise<LeftFiles> {
  const isThere = (await inbox.session.findSize(inbox.folder)) !== null;
  if (!isThere) throw new StoreError('transient', `the server has no folder ${inbox.folder}`);
  return importAll(context, inbox);
}

/** Imports every complete file; returns how many are left, and the error of the last one that could not be fetched. */
async function importAll(context: SalesInboxContext, inbox: InboxConnection): Promise<LeftFiles> {
  const files = sortListing(await inbox.session.list(inbox.folder));
  const keys = files.map(({ key }) => key);
  const imported = await listImported(context.db, keys);
  let [waiting, failure]: [number, string | null] = [0, null];
  for (const file of files) {
    const fileId = imported.get(file.key);
    if (fileId === undefined && !file.is_complete) {
      waiting += 1;
      continue;
    }
    try {
      await (fileId === undefined ? importFile(context, inbox, file) : archiveFile(context, inbox, file, fileId));
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      // Other files must not wait for one that cannot be fetched; if the connection is lost, this call fails too.
      await inbox.session.list(inbox.folder);
      waiting += 1;
      failure = `${file.name}: ${error.message}`;
    }
  }
  await removeGone(context.db, keys);
  return { waiting, failure };
}

// A database lock that a connection holds: it is released when this process dies.
async function alone(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as granted', [LOCK]);
    if (rows[0]?.granted !== true) return;
    await work().finally(() => client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [LOCK]));
  } finally {
    client.release();
  }
}
