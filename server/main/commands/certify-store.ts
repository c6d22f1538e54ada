import fs from 'node:fs';
import path from 'node:path';
import { findStoreSeed } from '@tangent/db/seeds/stores.ts';
import { describeKit, type KitOptions, makeKit } from '../../distribution/delivery/public.ts';
import { createRealClock } from '../../platform/clock/clock.ts';
import { loadSenderConfig } from '../config/config.ts';
import { findAppleSchema, findSchemas } from '../worker-context.ts';
import type { Command } from './command.ts';
import { readOption } from './staff-actor.ts';
import { readProfile, readStore } from './store.ts';

/** The side of covers: every store takes it, and most recommend it. */
const COVER_PX = 3000;
const MAX_SECONDS = 600;

export const certifyStoreCommand: Command = {
  name: 'store certify',
  usage:
    'store certify <store> [--out <folder>] [--profile <file>] [--seconds <number>] [--live] [--json]        writes and checks the onboarding deliveries to a store, from made-up releases',
  async run(args) {
    const storeId = readStore(args);
    const folder = path.resolve(readOption(args, '--out') ?? path.join('certification', storeId));
    const config = loadSenderConfig(process.env);
    const [schemas, apple] = [
      findSchemas(config),
      { provider: config.apple_provider, schema: findAppleSchema(config) },
    ];
    try {
      const kit = await makeKit({
        ...findStore(storeId, readOption(args, '--profile')),
        folder,
        now: createRealClock().now(),
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
      fs.writeFileSync(path.join(folder, 'certification.md'), table);
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
  const { id, name, category, ddex_party_id, party_id_confirmed } = seed.store;
  const known = { id, name, category, party_id: ddex_party_id ?? null, is_confirmed: party_id_confirmed };
  if (file === null) return { store: known, profile: seed.profile };
  const text = fs.readFileSync(file, 'utf8');
  const { ddex_party_id: party_id = known.party_id, party_id_confirmed: is_confirmed = known.is_confirmed } =
    JSON.parse(text);
  return { store: { ...known, party_id, is_confirmed }, profile: readProfile(text) };
}

function readSeconds(args: readonly string[]): number {
  const seconds = Number(readOption(args, '--seconds') ?? 1);
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= MAX_SECONDS) return seconds;
  throw new Error(`--seconds is a whole number from 1 to ${MAX_SECONDS}`);
}
