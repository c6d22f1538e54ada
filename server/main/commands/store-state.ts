import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { parseDays } from '@tangent/domain/calendar.ts';
import {
  STORE_STATES,
  type StoreSetup,
  type StoreState,
  TEST_ANSWERS,
} from '@tangent/domain/catalogue/store/store-state.ts';
import { desc, eq } from 'drizzle-orm';
import { listMissing, setStoreState } from '../../catalogue/store/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { findStaffActor, readOption } from './staff-actor.ts';
import { explain, readStore } from './store.ts';
import { withContext } from './with-context.ts';

export const storeStateCommand: Command = {
  name: 'store state',
  usage:
    'store state <store> [draft|testing|live] [--kit-made <date>] [--test-sent <date>] [--answered <date> --answer accepted|refused] [--closes <date>|never] [--note <text>] [--as <username>]        shows or sets how far we are with a store; only a live store gets releases',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const storeId = readStore(args);
      const before = await findStore(db, storeId);
      const state = readState(args[1]) ?? before.state;
      const setup = readSetup(args, before);
      if (args.length > 1) {
        const [actor, note] = [await findStaffActor(db, args), readOption(args, '--note')];
        const decision = { state, setup, closes_on: readClosing(args, before.closes_on), note };
        await inTransaction(db, (tx) => setStoreState(tx, actor, storeId, decision, clock.now())).catch(explain);
      }
      console.log(describe(await findStore(db, storeId)));
    }),
};

type Found = typeof stores.$inferSelect & { missing: readonly string[] };

async function findStore(db: Db, storeId: string): Promise<Found> {
  const [row] = await db
    .select()
    .from(stores)
    .leftJoin(store_profiles, eq(store_profiles.store_id, stores.id))
    .where(eq(stores.id, storeId))
    .orderBy(desc(store_profiles.version))
    .limit(1);
  if (!row) throw new Error('There is no such store');
  return { ...row.stores, missing: listMissing(row.stores, row.store_profiles?.profile ?? null) };
}

function readState(word: string | undefined): StoreState | null {
  if (word === undefined || word.startsWith('--')) return null;
  const state = STORE_STATES.find((one) => one === word);
  if (state === undefined) throw new Error(`The state of a store is ${STORE_STATES.join(', ')}, not ${word}`);
  return state;
}

/** Reads what is given; the rest stays as it is. */
export function readSetup(args: readonly string[], before: StoreSetup): StoreSetup {
  const readDate = (option: string, known: string | null) => readOption(args, option) ?? known;
  const answer = readOption(args, '--answer');
  const test_answer = TEST_ANSWERS.find((one) => one === answer) ?? null;
  if (answer !== null && test_answer === null) {
    throw new Error(`An answer is ${TEST_ANSWERS.join(' or ')}, not ${answer}`);
  }
  const setup = {
    kit_made_on: readDate('--kit-made', before.kit_made_on),
    test_sent_on: readDate('--test-sent', before.test_sent_on),
    test_answered_on: readDate('--answered', before.test_answered_on),
    test_answer: test_answer ?? before.test_answer,
  };
  for (const date of [setup.kit_made_on, setup.test_sent_on, setup.test_answered_on]) {
    if (date !== null && parseDays(date) === null) throw new Error(`A date is YYYY-MM-DD, not ${date}`);
  }
  return setup;
}

function readClosing(args: readonly string[], known: string | null): string | null {
  const date = readOption(args, '--closes');
  if (date === null) return known;
  if (date === 'never') return null;
  if (parseDays(date) === null) throw new Error(`A date is YYYY-MM-DD, not ${date}`);
  return date;
}

function describe({ name, state, missing, closes_on, ...setup }: Found): string {
  const { kit_made_on, test_sent_on, test_answered_on, test_answer } = setup;
  const lines = [
    `${name}: ${state}`,
    `onboarding deliveries made: ${kit_made_on ?? 'not yet'}`,
    `sent to the store: ${test_sent_on ?? 'not yet'}`,
    `answer: ${test_answered_on === null ? 'none yet' : `${test_answer} on ${test_answered_on}`}`,
    `missing before it is live: ${missing.length === 0 ? 'nothing' : missing.join(', ')}`,
    ...(closes_on === null ? [] : [`closes: ${closes_on}`]),
  ];
  return lines.join('\n');
}
