import type { AudioEngine } from '@tangent/audio/engine.ts';
import { users } from '@tangent/db/schema/account.ts';
import { artists } from '@tangent/db/schema/artist.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { count, eq, inArray } from 'drizzle-orm';
import { type Actor, hashPassword } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import { createAudio } from '../worker-context.ts';
import { addRelease } from './add-release.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, toEmail } from './demo-accounts.ts';
import { addDemoFiles, type DemoFiles } from './demo-media.ts';
import { DEMO_RELEASES } from './demo-releases.ts';
import { furnishDemo } from './furnish-demo.ts';
import { insertAccount } from './insert-account.ts';

type DemoUser = { user_id: string; artists: Map<string, string> };
type DemoUsers = ReadonlyMap<string, DemoUser>;

/**
 * Fills a database without accounts with the demo, or continues an interrupted attempt. All accounts are
 * inserted in one transaction and all releases in another: either none or all of them exist. Returns false, without a
 * change, when the database has other accounts or the whole demo.
 */
export async function seedDemo(context: Context): Promise<boolean> {
  const { db } = context;
  await seedDemoAccounts(context);
  const demoUsers = await findDemoUsers(db);
  if (demoUsers.size < DEMO_ACCOUNTS.length || (await hasReleases(db, demoUsers))) return false;
  const files = await addAllFiles(context, demoUsers);
  // No release is visible before the last one is inserted, so no worker processes one of them early.
  await inTransaction(db, async (tx) => {
    await addReleases({ ...context, db: tx }, demoUsers, files);
    await furnishDemo(
      { ...context, db: tx },
      { label: toActor('advanced', demoUsers), staff: toActor('staff', demoUsers) },
    );
  });
  return true;
}

/** Inserts the accounts, which must exist at once. Does nothing in a database with accounts. */
export async function seedDemoAccounts(context: Context): Promise<void> {
  if (context.config.app_mode === 'production') throw new Error('The demo is not for production');
  if (await isEmpty(context.db)) await insertAccounts(context);
}

async function isEmpty(db: Db): Promise<boolean> {
  const [row] = await db.select({ count: count() }).from(users);
  return row?.count === 0;
}

async function insertAccounts({ db, clock, config }: Context): Promise<void> {
  const keys = { password_hash: await hashPassword(DEMO_PASSWORD), auth_secret: config.auth_secret };
  await inTransaction(db, async (tx) => {
    for (const account of DEMO_ACCOUNTS) await insertAccount(tx, account, keys, clock.now());
  });
}

async function findDemoUsers(db: Db): Promise<DemoUsers> {
  const emails = DEMO_ACCOUNTS.map(({ username }) => toEmail(username));
  const rows = await db
    .select({ username: users.username, user_id: users.id, artist: artists })
    .from(users)
    .leftJoin(artists, eq(artists.account_id, users.id))
    .where(inArray(users.email, emails));
  const demoUsers = new Map(
    rows.map(({ username, user_id }) => [username, { user_id, artists: new Map<string, string>() }]),
  );
  for (const { username, artist } of rows) if (artist) demoUsers.get(username)?.artists.set(artist.name, artist.id);
  return demoUsers;
}

async function hasReleases(db: Db, demoUsers: DemoUsers): Promise<boolean> {
  const owners = [...demoUsers.values()].map(({ user_id }) => user_id);
  const rows = await db.select({ id: releases.id }).from(releases).where(inArray(releases.account_id, owners)).limit(1);
  return rows.length > 0;
}

async function addAllFiles(context: Context, demoUsers: DemoUsers): Promise<DemoFiles[]> {
  // Two at a time: each engine processes one file at a time. Previews take longest and follow the releases.
  const engines = [createAudio(), createAudio()];
  const files: DemoFiles[] = [];
  const waiting = [...DEMO_RELEASES.entries()];
  const addInTurn = async (audio: AudioEngine) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, release] = next;
      const { user_id } = getDemoUser(demoUsers, release.account);
      files[index] = await addDemoFiles({ ...context, audio, are_previews_later: true }, user_id, release);
    }
  };
  const lanes = engines.map(addInTurn);
  try {
    await Promise.all(lanes);
  } finally {
    waiting.length = 0;
    await Promise.all(engines.map((engine) => engine.close()));
    await Promise.allSettled(lanes);
  }
  return files;
}

async function addReleases(context: Context, demoUsers: DemoUsers, files: readonly DemoFiles[]): Promise<void> {
  const staff = toActor('staff', demoUsers);
  for (const [index, release] of DEMO_RELEASES.entries()) {
    const [releaseFiles, artist_id] = [
      files[index],
      getDemoUser(demoUsers, release.account).artists.get(release.artist),
    ];
    if (!releaseFiles || artist_id === undefined)
      throw new Error(`The demo release ${release.title} lacks files or an artist`);
    await addRelease(context, releaseFiles, { owner: toActor(release.account, demoUsers), artist_id, staff }, release);
  }
}

function getDemoUser(demoUsers: DemoUsers, username: string): DemoUser {
  const demoUser = demoUsers.get(username);
  if (!demoUser) throw new Error(`The demo has no account ${username}`);
  return demoUser;
}

function toActor(username: string, demoUsers: DemoUsers): Actor {
  const { is_staff = false, granted, buys } = DEMO_ACCOUNTS.find((account) => account.username === username) ?? {};
  const { user_id } = getDemoUser(demoUsers, username);
  return { user_id, is_staff, plan: buys ?? granted?.plan ?? 'free', language: 'en' };
}
