import { users } from '@tangent/db/schema/account.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';
import { count } from 'drizzle-orm';
import { type Actor, hashPassword } from '../../auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import { openAudio } from '../worker-context.ts';
import { addRelease } from './add-release.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { openDemoMedia } from './demo-media.ts';
import { DEMO_RELEASES } from './demo-releases.ts';
import { insertAccount } from './insert-account.ts';

type Person = { user_id: string; artist_id: string | null; plan: Plan };

/** Fills a database without accounts with the demo. False when there are accounts: nothing is touched then. */
export async function seedDemo(context: Context): Promise<boolean> {
  if (context.config.app_mode === 'production') throw new Error('The demo is not for production');
  if (!(await isEmpty(context.db))) return false;
  await addReleases(context, await insertAccounts(context));
  return true;
}

async function isEmpty(db: Db): Promise<boolean> {
  const [row] = await db.select({ count: count() }).from(users);
  return row?.count === 0;
}

async function insertAccounts({ db, clock }: Context): Promise<Map<string, Person>> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  return inTransaction(db, async (tx) => {
    const people = new Map<string, Person>();
    for (const account of DEMO_ACCOUNTS) {
      const ids = await insertAccount(tx, account, password_hash, clock.now());
      people.set(account.username, { ...ids, plan: account.subscription?.plan ?? 'free' });
    }
    return people;
  });
}

async function addReleases(context: Context, people: ReadonlyMap<string, Person>): Promise<void> {
  const audio = openAudio();
  const bringFiles = openDemoMedia({ ...context, audio });
  const staff = actorOf(people.get('staff'), true);
  try {
    // All files at once, so that pictures and sound are worked on side by side.
    const all = DEMO_RELEASES.map((release) => ({ release, owner: getOwner(people, release.account) }));
    const files = await Promise.all(all.map(({ release, owner }) => bringFiles(owner.user_id, release)));
    for (const [index, { release, owner }] of all.entries()) {
      const brought = files[index];
      if (!brought) throw new Error(`The demo release ${release.title} has no files`);
      const who = { owner: actorOf(owner), artist_id: owner.artist_id, staff };
      await addRelease(context, brought, who, release);
    }
  } finally {
    await audio.close();
  }
}

function getOwner(people: ReadonlyMap<string, Person>, username: string): Person & { artist_id: string } {
  const owner = people.get(username);
  if (!owner?.artist_id) throw new Error(`The demo account ${username} has no artist`);
  return { ...owner, artist_id: owner.artist_id };
}

function actorOf(person: Person | undefined, isStaff = false): Actor {
  if (!person) throw new Error('The demo has no staff');
  return { user_id: person.user_id, is_staff: isStaff, plan: person.plan, language: 'en' };
}
