import fs from 'node:fs';
import { storeProfile } from '@tangent/contract/catalogue/store-profile.ts';
import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { STORE_CONTRACTS, type StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { desc, eq } from 'drizzle-orm';
import { writeProfile } from '../../catalogue/store/public.ts';
import { backfillStore } from '../../distribution/delivery/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { findStaffActor, readOption } from './staff-actor.ts';
import { withContext } from './with-context.ts';

export const showStoreCommand: Command = {
  name: 'store show',
  usage: 'store show <store>             a store and its profile, as JSON',
  run: (args) =>
    withContext(async ({ db }) => {
      const [row] = await db
        .select()
        .from(stores)
        .leftJoin(store_profiles, eq(store_profiles.store_id, stores.id))
        .where(eq(stores.id, readStore(args)))
        .orderBy(desc(store_profiles.version))
        .limit(1);
      if (!row) throw new Error('There is no such store');
      const { version = null, profile = null } = row.store_profiles ?? {};
      console.log(JSON.stringify({ ...row.stores, version, profile }, null, 2));
    }),
};

export const writeProfileCommand: Command = {
  name: 'store profile',
  usage:
    'store profile <store> <file> [--contract sandbox|manual|signed] [--party-id <id>] [--as <username>]        writes the next version of a profile',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const [storeId, file] = [readStore(args), args[1]];
      if (file === undefined || file.startsWith('--')) throw new Error('Specify the JSON file of the profile');
      const profile = readProfile(fs.readFileSync(file, 'utf8'));
      const contract = STORE_CONTRACTS.find((one) => one === readOption(args, '--contract'));
      const party_id = readOption(args, '--party-id');
      const agreement = { profile, ...(contract && { contract }), ...(party_id !== null && { party_id }) };
      const actor = await findStaffActor(db, args);
      const version = await inTransaction(db, (tx) => writeProfile(tx, actor, storeId, agreement, clock.now())).catch(
        explain,
      );
      console.log(`Deliveries to ${storeId} use version ${version} from now on`);
    }),
};

export const backfillStoreCommand: Command = {
  name: 'store backfill',
  usage:
    'store backfill <store> [--as <username>]        sends a store the releases that were published for it before it was connected',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const storeId = readStore(args);
      const planned = await backfillStore(db, await findStaffActor(db, args), storeId, clock.now());
      console.log(`${planned} ${planned === 1 ? 'release is' : 'releases are'} on the way to ${storeId}`);
    }),
};

export function readStore([storeId]: readonly string[]): string {
  if (storeId === undefined || storeId.startsWith('--')) throw new Error('Specify the store by its id');
  return storeId;
}

/** Reads a profile, or the whole answer of `store show`, whose profile was changed. */
export function readProfile(text: string): StoreProfile {
  const read = readJson(text);
  const { success, data, error } = storeProfile.safeParse(read?.profile ?? read);
  if (success) return data;
  throw new Error(['invalid_input', ...error.issues.map(nameField)].join('\n  '));
}

/** Parses the JSON of a file given to a command. The author of the file needs to know where it breaks off. */
export function readJson(text: string): { profile?: unknown; [field: string]: unknown } {
  try {
    return JSON.parse(text) ?? {};
  } catch (error) {
    throw new Error(`The profile is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function nameField({ path, message }: { path: PropertyKey[]; message: string }): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}

// The author of the file needs to know which field is wrong.
export function explain(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new Error([error.code, ...error.issues.map(({ path, code }) => `${path}: ${code}`)].join('\n  '));
}
