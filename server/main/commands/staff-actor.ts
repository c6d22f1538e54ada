import { users } from '@tangent/db/schema/identity/account.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** Finds the staff account in whose name a command acts: `--as <username>`, or the only one that exists. */
export async function findStaffActor(db: Db, args: readonly string[]): Promise<Actor> {
  const username = readOption(args, '--as');
  const staff = await db
    .select()
    .from(users)
    .where(and(eq(users.is_staff, true), isNull(users.deactivated_at)));
  const chosen = username === null ? staff : staff.filter((user) => user.username === username);
  const [user] = chosen;
  if (!user) throw new Error(`There is no staff account${username === null ? '' : ` ${username}`}`);
  if (chosen.length > 1) throw new Error('There are several staff accounts: choose one with --as <username>');
  return { user_id: user.id, is_staff: true, plan: 'free', language: user.language };
}

/** Finds the actor like {@link findStaffActor}; null while no staff account exists, because one must be the first. */
export async function findAnyStaffActor(db: Db, args: readonly string[]): Promise<Actor | null> {
  const hasStaff = (await db.$count(users, eq(users.is_staff, true))) > 0;
  return hasStaff ? findStaffActor(db, args) : null;
}

/** Reads the value after an option; null without the option. */
export function readOption(args: readonly string[], name: string): string | null {
  const at = args.indexOf(name);
  return at === -1 ? null : (args[at + 1] ?? null);
}
