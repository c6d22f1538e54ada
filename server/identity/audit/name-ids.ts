import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The kinds of ids in the details of the log that have a readable name, by the end of their key. */
const KINDS = {
  release: /release_ids?$/,
  track: /track_ids?$/,
  user: /(account|user|friend|owner|referrer)_ids?$/,
  payee: /payee_ids?$/,
  store: /store_ids?$/,
} as const;
type Kind = keyof typeof KINDS;
interface FoundId {
  kind: Kind;
  id: string;
}

/** Lists the ids that the details of an event contain, at any depth. */
export function listIds(details: unknown, key = ''): FoundId[] {
  if (Array.isArray(details)) return details.flatMap((one) => listIds(one, key));
  if (typeof details === 'object' && details !== null) {
    return Object.entries(details).flatMap(([name, value]) => listIds(value, name));
  }
  if (typeof details !== 'string') return [];
  const kind = (Object.keys(KINDS) as Kind[]).find((one) => KINDS[one].test(key));
  return kind !== undefined && (kind === 'store' || UUID.test(details)) ? [{ kind, id: details }] : [];
}

/** Returns the names of all ids in these details: one query for each kind. */
export async function nameIds(db: Db, details: readonly unknown[]): Promise<Map<string, string>> {
  const found = details.flatMap((one) => listIds(one));
  const names = new Map<string, string>();
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const ids = [...new Set(found.filter((one) => one.kind === kind).map(({ id }) => id))];
    if (ids.length === 0) continue;
    for (const { id, name } of await selectNames(db, kind, ids)) if (name !== '') names.set(id, name);
  }
  return names;
}

function selectNames(db: Db, kind: Kind, ids: string[]): Promise<{ id: string; name: string }[]> {
  switch (kind) {
    case 'release':
      return db.select({ id: releases.id, name: releases.title }).from(releases).where(inArray(releases.id, ids));
    case 'track':
      return db.select({ id: tracks.id, name: tracks.title }).from(tracks).where(inArray(tracks.id, ids));
    case 'payee':
      return db.select({ id: payees.id, name: payees.name }).from(payees).where(inArray(payees.id, ids));
    case 'store':
      return db.select({ id: stores.id, name: stores.name }).from(stores).where(inArray(stores.id, ids));
    case 'user':
      return db
        .select({ id: users.id, name: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})` })
        .from(users)
        .where(inArray(users.id, ids));
  }
}
