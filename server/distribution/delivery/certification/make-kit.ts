import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildBatchId } from '@tangent/ddex/choreography/batch-names.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { servesRelease } from '@tangent/domain/catalogue/store/served-countries.ts';
import { takesApplePackage } from '@tangent/domain/catalogue/store/store-format.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { uuidv7 } from 'uuidv7';
import { withWorkFolder } from '../../../platform/disk/work-folder.ts';
import { buildCase, type CaseMessage, type CaseSender } from './build-case.ts';
import { type CaseCheck, toCheck } from './case-check.ts';
import { BOTH_OFFERS } from './cases/apple-cases.ts';
import { listCases, listStoreQuestions } from './cases/list-cases.ts';
import type { CaseWorld, CertificationCase, CertifiedStore } from './certification-case.ts';
import { checkCase } from './check-case.ts';
import { createMediaMaker, type MediaMaker } from './made-up-media.ts';
import { readPackage, writePackage } from './write-package.ts';

export type KitOptions = Pick<CaseWorld, 'seconds' | 'cover_px' | 'codes'> & {
  store: CertifiedStore;
  profile: StoreProfile;
  from: CaseSender;
  /** Where the kit is written; what an earlier kit left in the folders of the cases is removed. */
  folder: string;
  now: Date;
  /** The cases; absent: those of the store. */
  list?: (world: CaseWorld) => CertificationCase[];
};

/** A row of the table for the store's engineer. `package` is relative to the folder of the kit; null: nothing is sent. */
export type KitRow = {
  id: string;
  shows: string;
  message_id: string | null;
  package: string | null;
  checks: CaseCheck[];
  questions: readonly string[];
};

export type Kit = { store: CertifiedStore; rows: KitRow[]; questions: readonly string[]; is_valid: boolean };

/** Writes the onboarding deliveries of a store to a folder, checks each as it lies there, and describes them. */
export async function makeKit(options: KitOptions): Promise<Kit> {
  const { store, profile, seconds, cover_px, codes, now, list = listCases } = options;
  const world = { store, profile, today: utcDay(now.getTime()), seconds, cover_px, codes };
  const rows = await withWorkFolder(async (work) => {
    const media = createMediaMaker(work, options);
    const threads = new Map<string, Thread>();
    const made: KitRow[] = [];
    for (const [index, one] of list(world).entries()) {
      const at = new Date(now.getTime() + index);
      made.push(one.kind === null ? describeUnsent(store, one) : await makeCase(options, one, { media, threads, at }));
    }
    return made;
  });
  const is_valid = rows.every(({ checks }) => checks.every(({ result }) => result !== 'failed'));
  return { store, rows, questions: listQuestions(options), is_valid };
}

/** The messages about one release so far, and since when the store has had it. */
type Thread = { id: string; since: Date; message_ids: string[] };
type Course = { media: MediaMaker; threads: Map<string, Thread>; at: Date };

async function makeCase(options: KitOptions, one: CertificationCase, { media, threads, at }: Course): Promise<KitRow> {
  const { store, profile, from } = options;
  const thread = threads.get(one.snapshot.release_id) ?? { id: uuidv7(), since: at, message_ids: [] };
  threads.set(one.snapshot.release_id, thread);
  const message: CaseMessage = {
    message_id: uuidv7(),
    thread_id: thread.id,
    batch_id: buildBatchId(at),
    created_at: at,
    kind: one.kind ?? 'insert',
    live_at: one.is_out ? thread.since : null,
  };
  const assets = await media.make(one, profile);
  const offers = one.offers ?? (one.kind === 'takedown' ? [] : BOTH_OFFERS);
  const built = buildCase({ snapshot: one.snapshot, assets, profile, store, offers }, message, from);
  const name = nameFolder(one);
  const folder = path.join(options.folder, name);
  await rm(folder, { recursive: true, force: true });
  const written = await writePackage(folder, built.package);
  const files = await readPackage(folder);
  const earlier = [...thread.message_ids];
  thread.message_ids.push(message.message_id);
  const checks = checkCase({ one, built, message, earlier, store, profile, from, written, files });
  const { id, shows, questions } = one;
  return { id, shows, message_id: message.message_id, package: `${name}/${built.package.folder}`, checks, questions };
}

function nameFolder({ id, kind }: CertificationCase): string {
  return `${id}-${kind}`;
}

/** Planning refuses such a release before there is any message. */
function describeUnsent(
  { id: storeId }: CertifiedStore,
  { id, shows, snapshot, questions }: CertificationCase,
): KitRow {
  const { territories } = snapshot;
  const isServed = servesRelease(storeId, { territory_mode: 'only', territories });
  const check = toCheck('T9', 'no territory of the store', isServed ? 'the store serves one of its countries' : null);
  return { id, shows, message_id: null, package: null, checks: [check], questions };
}

function listQuestions(options: KitOptions): string[] {
  const { id, closes_on } = options.store;
  const last =
    closes_on === null ? [] : [`the last day of the store: ${closes_on}; no release of a later date is sent`];
  return [...listPartyQuestions(options), ...last, ...listStoreQuestions(id)];
}

function listPartyQuestions({ store: { party_id, is_confirmed }, profile }: KitOptions): string[] {
  return is_confirmed || takesApplePackage(profile)
    ? []
    : [`the party id of the store: ${party_id ?? 'none'} is valid for our sandbox only`];
}
