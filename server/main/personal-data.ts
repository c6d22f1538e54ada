import type { Actor } from '../identity/auth/public.ts';
import * as user from '../people/user/public.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { MODULES } from './modules.ts';

/** Maps each table that names an account to the way an account is erased from it and exported. */
export const PERSONAL_DATA: Readonly<Record<string, PersonalData>> = Object.assign(
  {},
  ...MODULES.map(({ personal_data }) => personal_data),
);

const REFERRING_FIRST = [...MODULES].reverse();

/** Erases an account from the tables of all nouns. Returns false for an account that was erased before. */
export function eraseUser(tx: Tx, actor: Actor, id: string, now: Date): Promise<boolean> {
  return user.eraseUser(tx, actor, id, { modules: REFERRING_FIRST, now });
}

/** Exports an account from the tables of all nouns. */
export function exportUser(tx: Tx, actor: Actor, id: string, now: Date): Promise<Record<string, unknown>> {
  return user.exportUser(tx, actor, id, { modules: MODULES, now });
}
