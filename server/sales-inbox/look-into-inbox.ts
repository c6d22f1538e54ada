import type { Pool } from 'pg';
import { StoreError } from '../gateways/store/store-error.ts';
import type { SalesInboxContext } from './context.ts';
import { findInboxRow, forgetGone, type LeftFiles, listTaken, recordReached, recordUnreached } from './inbox-store.ts';
import { type OpenInbox, openInbox } from './open-inbox.ts';
import { sortListing } from './sort-listing.ts';
import { putAway, takeFile } from './take-file.ts';

const LOCK = 'sales inbox';

/** Takes in what stores have left in the inbox for reports. One process looks at a time; a failure is written down. */
export async function lookIntoInbox(context: SalesInboxContext): Promise<void> {
  const { db, pool, clock, log, inbox: access } = context;
  if (access === null) return;
  await alone(pool, async () => {
    const { next_look_at = null } = (await findInboxRow(db)) ?? {};
    if (next_look_at !== null && next_look_at > clock.now()) return;
    try {
      const inbox = await openInbox(access);
      const left = await takeAll(context, inbox).finally(() => inbox.session.close());
      if (left.trouble !== null) log.warn(left, 'a file of the inbox for sales could not be fetched');
      await recordReached(db, left, clock.now());
    } catch (err) {
      log.warn({ err }, 'the inbox for sales could not be read');
      await recordUnreached(db, err, clock.now());
    }
  });
}

/** Takes every file that is complete; answers how many are left, and what went wrong with the last one that could not be fetched. */
async function takeAll(context: SalesInboxContext, inbox: OpenInbox): Promise<LeftFiles> {
  const files = sortListing(await inbox.session.list(inbox.folder));
  const keys = files.map(({ key }) => key);
  const taken = await listTaken(context.db, keys);
  let [waiting, trouble]: [number, string | null] = [0, null];
  for (const file of files) {
    const fileId = taken.get(file.key);
    if (fileId === undefined && !file.is_complete) {
      waiting += 1;
      continue;
    }
    try {
      await (fileId === undefined ? takeFile(context, inbox, file) : putAway(context, inbox, file, fileId));
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      // Others must not wait for a file that cannot be had; a line that is gone fails here once more.
      await inbox.session.list(inbox.folder);
      waiting += 1;
      trouble = `${file.name}: ${error.message}`;
    }
  }
  await forgetGone(context.db, keys);
  return { waiting, trouble };
}

// A lock of the database, held by a connection: it is free again when this process dies.
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
