import fs from 'node:fs';
import path from 'node:path';
import { findStoreSeed } from '@tangent/db/seeds/stores.ts';
import { type CalendarDate, parseDays, utcDay } from '@tangent/domain/calendar.ts';
import { isClosed } from '@tangent/domain/catalogue/store/store-closing.ts';
import { describeKit, type KitOptions, makeKit, titleKit } from '../../distribution/delivery/public.ts';
import { createRealClock } from '../../platform/clock/clock.ts';
import { loadSenderConfig } from '../config/config.ts';
import { findAppleSchema, findSchemas } from '../worker-context.ts';
import type { Command } from './command.ts';
import { readOption } from './staff-actor.ts';
import { readJson, readProfile, readStore } from './store.ts';

/** The side of covers: every store takes it, and most recommend it. */
const COVER_PX = 3000;
const MAX_SECONDS = 600;
const TABLE = 'certification.md';

export const certifyStoreCommand: Command = {
  name: 'store certify',
  usage:
    'store certify <store> [--out <folder>] [--profile <file>] [--seconds <number>] [--live] [--json]        writes and checks the onboarding deliveries to a store, from made-up releases',
  async run(args) {
    const storeId = readStore(args);
    const folder = path.resolve(readOption(args, '--out') ?? path.join('certification', storeId));
    const found = findStore(storeId, readOption(args, '--profile'));
    const now = createRealClock().now();
    refuseClosed(found.store, utcDay(now.getTime()));
    refuseForeignKit(folder, found.store.name);
    const config = loadSenderConfig(process.env);
    const [schemas, apple] = [
      findSchemas(config),
      { provider: config.apple_provider, schema: findAppleSchema(config) },
    ];
    try {
      const kit = await makeKit({
        ...found,
        folder,
        now,
        seconds: readSeconds(args),
        cover_px: COVER_PX,
        codes: { isrc_prefix: config.isrc_prefix, upc_prefix: config.upc_company_prefix },
        from: {
          sender: { dpid: config.ddex_sender_dpid, name: config.ddex_sender_name },
          schemas,
          apple,
          is_test: !args.includes('--live'),
        },
      });
      const table = describeKit(kit);
      fs.writeFileSync(path.join(folder, TABLE), table);
      console.log(args.includes('--json') ? JSON.stringify(kit, null, 2) : table);
      if (!kit.is_valid) process.exitCode = 1;
    } finally {
      schemas?.close();
      apple.schema?.close();
    }
  },
};

/** Finds a store as a fresh database has it, or with the profile and the party id of what `store show` printed. */
export function findStore(storeId: string, file: string | null): Pick<KitOptions, 'store' | 'profile'> {
  const seed = findStoreSeed(storeId);
  if (seed === null) throw new Error('There is no such store');
  const {
    id,
    name,
    category,
    ddex_party_id: party_id = null,
    party_id_confirmed: is_confirmed,
    closes_on,
  } = seed.store;
  const known = { id, name, category, party_id, is_confirmed, closes_on: closes_on ?? null };
  if (file === null) return { store: known, profile: seed.profile };
  const text = fs.readFileSync(file, 'utf8');
  const profile = readProfile(text);
  const given = readJson(text);
  return {
    store: {
      ...known,
      party_id: typeof given.ddex_party_id === 'string' ? given.ddex_party_id : known.party_id,
      is_confirmed: typeof given.party_id_confirmed === 'boolean' ? given.party_id_confirmed : known.is_confirmed,
      closes_on: 'closes_on' in given ? readClosing(given.closes_on) : known.closes_on,
    },
    profile,
  };
}

/** Reads the last day that `store show` printed. */
function readClosing(given: unknown): CalendarDate | null {
  if (given === null || (typeof given === 'string' && parseDays(given) !== null)) return given;
  throw new Error(`closes_on is ${JSON.stringify(given)}, not a date such as 2027-06-30`);
}

/** A store that has closed gets no deliveries, so its engineer has nothing to check. Throws if it has. */
export function refuseClosed({ name, closes_on }: KitOptions['store'], today: CalendarDate): void {
  if (isClosed({ closes_on }, today)) throw new Error(`${name} has closed: its last day was ${closes_on}`);
}

/** Keeps the deliveries to two stores apart, which are uploaded folder by folder. Throws if there is another store's kit. */
function refuseForeignKit(folder: string, storeName: string): void {
  const file = path.join(folder, TABLE);
  const title = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n', 1)[0] : undefined;
  if (title === undefined || title === titleKit(storeName)) return;
  throw new Error(`${folder} holds another kit ("${title.replace(/^# /, '')}"). Choose another folder with --out`);
}

function readSeconds(args: readonly string[]): number {
  const seconds = Number(readOption(args, '--seconds') ?? 1);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= MAX_SECONDS) return seconds;
  throw new Error(`--seconds is a whole number from 1 to ${MAX_SECONDS}`);
}
