import { artists, labels } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { count, eq, inArray } from 'drizzle-orm';
import { type Actor, hashPassword } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import { createAudio } from '../worker-context.ts';
import { addRelease } from './add-release.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, toEmail } from './demo-accounts.ts';
import { addDemoFiles, type DemoFiles } from './demo-media.ts';
import type { DemoRelease } from './demo-release.ts';
import { DEMO_RELEASES } from './demo-releases.ts';
import { furnishDemo } from './furnish-demo.ts';
import { insertAccount } from './insert-account.ts';

/** How much of the demo its accounts have: releases, a year of reports too, previews of the recordings too. */
const DEMO_EXTENTS = ['releases', 'year', 'full'] as const;
export type DemoExtent = (typeof DEMO_EXTENTS)[number];

/** Reads an extent as operators write it. Throws for anything else. */
export function readDemoExtent(text: string): DemoExtent {
  const extent = DEMO_EXTENTS.find((one) => one === text);
  if (!extent) throw new Error(`${text} is no extent of the demo. Choose one of ${DEMO_EXTENTS.join(', ')}`);
  return extent;
}

type DemoUser = { user_id: string; artists: Map<string, string> };
type DemoUsers = ReadonlyMap<string, DemoUser>;

/**
 * Fills a database without accounts with the demo, or continues an interrupted attempt. All accounts are
 * inserted in one transaction, and each release in one of its own, so that the first ones appear within seconds. Returns
 * false, without a change, when the database has other accounts or the whole demo.
 */
export async function seedDemo(context: Context): Promise<boolean> {
  const { db } = context;
  await seedDemoAccounts(context);
  const demoUsers = await findDemoUsers(db);
  if (demoUsers.size < DEMO_ACCOUNTS.length) return false;
  const label = toActor('advanced', demoUsers);
  if (await hasLabel(db, label)) return false;
  await addReleases(context, demoUsers);
  await furnishDemo(context, { label, staff: toActor('staff', demoUsers) });
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

/** The label name of the demo is added after its last release. */
async function hasLabel(db: Db, { user_id }: Actor): Promise<boolean> {
  return (await db.$count(labels, eq(labels.account_id, user_id))) > 0;
}

/** Adds the releases that an interrupted attempt has not added, one after the other, each as soon as its files exist. */
async function addReleases(context: Context, demoUsers: DemoUsers): Promise<void> {
  const existing = await listReleases(context.db, demoUsers);
  const missing = DEMO_RELEASES.filter(
    ({ account, title }) => !existing.has(buildKey(getDemoUser(demoUsers, account), title)),
  );
  const staff = toActor('staff', demoUsers);
  await withFiles(context, demoUsers, missing, async (release, files) => {
    const artist_id = getDemoUser(demoUsers, release.account).artists.get(release.artist);
    if (artist_id === undefined) throw new Error(`The demo release ${release.title} lacks an artist`);
    const participants = { owner: toActor(release.account, demoUsers), artist_id, staff };
    await inTransaction(context.db, (tx) => addRelease({ ...context, db: tx }, files, participants, release));
  });
}

async function listReleases(db: Db, demoUsers: DemoUsers): Promise<ReadonlySet<string>> {
  const owners = [...demoUsers.values()].map(({ user_id }) => user_id);
  const rows = await db
    .select({ user_id: releases.account_id, title: releases.title })
    .from(releases)
    .where(inArray(releases.account_id, owners));
  return new Set(rows.map((row) => buildKey(row, row.title)));
}

const buildKey = ({ user_id }: Pick<DemoUser, 'user_id'>, title: string | null) => `${user_id} ${title}`;

/** Calls `add` with every release in turn, while the files of the next ones are made. */
async function withFiles(
  context: Context,
  demoUsers: DemoUsers,
  demo: readonly DemoRelease[],
  add: (release: DemoRelease, files: DemoFiles) => Promise<void>,
): Promise<void> {
  // Two at a time: each engine processes one file at a time. Previews take longest and follow the releases.
  const engines = [createAudio(), createAudio()] as const;
  const stopped = new AbortController();
  const made: { release: DemoRelease; files: Promise<DemoFiles> }[] = [];
  for (const [index, release] of demo.entries()) {
    const { user_id } = getDemoUser(demoUsers, release.account);
    const audio = index % 2 === 0 ? engines[0] : engines[1];
    const files = Promise.resolve(made[index - 2]?.files).then(() => {
      stopped.signal.throwIfAborted();
      return addDemoFiles({ ...context, audio, are_previews_later: true }, user_id, release);
    });
    // The loop below reports a failure when it comes to this release.
    files.catch(() => undefined);
    made.push({ release, files });
  }
  try {
    for (const { release, files } of made) await add(release, await files);
  } finally {
    stopped.abort();
    await Promise.allSettled(made.map(({ files }) => files));
    await Promise.all(engines.map((engine) => engine.close()));
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
