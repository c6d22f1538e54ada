import { Readable } from 'node:stream';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { payout_methods } from '@tangent/db/schema/money/payout.ts';
import { plan_history } from '@tangent/db/schema/money/plan.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { payees, split_parts, split_versions } from '@tangent/db/schema/money/split.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { findCheckDigit } from '@tangent/domain/catalogue/release/check-codes.ts';
import type { LineKind } from '@tangent/domain/money/royalty/line-kind.ts';
import { addMonths, getLastDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Actor } from '../../identity/auth/public.ts';
import { REPORT_KINDS } from '../../main/modules.ts';
import { setRate } from '../../money/ledger/public.ts';
import { receiveFile, type SalesFileRow, StaleReadError } from '../../money/store-file/public.ts';
import { type FileReadingContext, readSalesFile } from '../../money/store-file/read-file.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';

/** A few artists with published music, some collaborators with shares, and stores that report. */
export interface MoneyWorld {
  context: MoneyContext;
  staff: Actor;
  account_ids: string[];
  releases: { id: string; account_id: string; upc: string; tracks: { id: string; isrc: string }[] }[];
  /** A payee of the first artist: has half of the first track, and no credit of it yet. */
  payee_id: string;
}

export type MoneyContext = Omit<FileReadingContext, 'sender' | 'report_kinds'> & { incoming_folder: string };

/** The party that reports of the world are addressed to. */
export const WORLD_SENDER = { dpid: 'PADPIDA20260101998', name: 'Tangent' };

export const WORLD_STORES = ['spotify', 'deezer', 'tidal'];
/** The start date of all plans and splits, long before today. */
const BEGAN = new Date('2020-01-01T00:00:00Z');
const ARTISTS = 4;
const TRACKS = 3;

/** Lists the months that stores may report: this one, in which splits can still change, and the three before it. */
export function listWorldPeriods(now: Date): string[] {
  const current = toPeriod(utcDay(now.getTime()));
  return [3, 2, 1, 0].map((back) => addMonths(current, -back));
}

/** Creates the world in an empty database. */
export async function buildMoneyWorld(context: MoneyContext): Promise<MoneyWorld> {
  const { db, clock } = context;
  const store = { category: 'streaming', premium: false, party_id_confirmed: false } as const;
  await db.insert(stores).values(WORLD_STORES.map((id) => ({ ...store, id, name: id })));
  const staff_id = await insertUser(db, 'staff', true);
  const staff = { user_id: staff_id, is_staff: true, plan: 'free', language: 'en' } as const;
  const world: MoneyWorld = { context, staff, account_ids: [], releases: [], payee_id: '' };
  for (let number = 1; number <= ARTISTS; number++) await addArtist(db, world, number);
  world.payee_id = await addSplits(db, world);
  for (const period of listWorldPeriods(clock.now())) {
    const rate = { currency: 'EUR', day: getLastDay(addMonths(period, -1)), rate: '1.0842', source: 'ECB' };
    await inTransaction(db, (tx) => setRate(tx, staff, rate, clock.now()));
  }
  return world;
}

/** Loads the existing world, for another process. */
export async function findMoneyWorld(context: MoneyContext): Promise<MoneyWorld> {
  const { db } = context;
  const accounts = await db.select().from(users).orderBy(users.username);
  const staff = accounts.find(({ is_staff }) => is_staff);
  const rows = await db.select().from(releases).orderBy(releases.id);
  const songs = await db.select().from(tracks).orderBy(tracks.position);
  const [payee] = await db.select().from(payees).orderBy(payees.created_at).limit(1);
  return {
    context,
    payee_id: payee?.id ?? '',
    staff: { user_id: staff?.id ?? '', is_staff: true, plan: 'free', language: 'en' },
    account_ids: accounts.filter(({ is_staff }) => !is_staff).map(({ id }) => id),
    releases: rows.map(({ id, account_id, upc }) => {
      const own = songs.filter(({ release_id }) => release_id === id);
      return { id, account_id, upc: upc ?? '', tracks: own.map((song) => ({ id: song.id, isrc: song.isrc ?? '' })) };
    }),
  };
}

async function insertUser(db: Db, username: string, is_staff = false): Promise<string> {
  const id = uuidv7();
  await db.insert(users).values({
    id,
    username,
    is_staff,
    first_name: username,
    last_name: 'Yıldız',
    email: `${username}@music.example`,
    language: 'en',
    marketing: false,
    email_verified_at: BEGAN,
    terms_accepted_at: BEGAN,
    created_at: BEGAN,
  });
  return id;
}

async function addArtist(db: Db, world: MoneyWorld, number: number): Promise<void> {
  const account_id = await insertUser(db, `artist${number}`);
  const name = `Artist ${number}`;
  const [artist] = await db
    .insert(artists)
    .values({
      account_id,
      name,
      type: 'solo',
      main_genre: 'pop',
      created_at: BEGAN,
      legal_first_name: 'Ada',
      legal_last_name: 'Yıldız',
    })
    .returning();
  const digits = `19999900${String(number).padStart(3, '0')}`;
  const upc = `${digits}${findCheckDigit(digits)}`;
  const id = uuidv7();
  await db.insert(releases).values({
    id,
    account_id,
    artist_id: artist?.id ?? '',
    status: 'published',
    title: name,
    primary_artist: name,
    upc,
    created_at: BEGAN,
    updated_at: BEGAN,
  });
  const songs = Array.from({ length: TRACKS }, (_, index) => {
    return { id: uuidv7(), isrc: `QZTNG20${String(number * 100 + index).padStart(5, '0')}` };
  });
  await db
    .insert(tracks)
    .values(songs.map((song, index) => ({ ...song, release_id: id, position: index + 1, title: `Song ${index + 1}` })));
  await db.insert(payout_methods).values({
    account_id,
    method: 'stripe',
    stripe_account_id: `acct_${number}`,
    stripe_state: 'ready',
    changed_at: BEGAN,
  });
  // Every second artist has a plan under which they keep everything.
  if (number % 2 === 0)
    await db.insert(plan_history).values({ account_id, plan: 'pro', since: BEGAN, created_at: BEGAN });
  world.account_ids.push(account_id);
  world.releases.push({ id, account_id, upc, tracks: songs });
}

/**
 * Splits the first track of each artist into parts that do not divide evenly; the second track has a recoupable amount.
 */
async function addSplits(db: Db, { releases: all, context }: MoneyWorld): Promise<string> {
  let first = '';
  for (const [number, { account_id, tracks: songs }] of all.entries()) {
    const email = `payee${number}@music.example`;
    const at = new Date(context.clock.now().getTime() + number);
    const [payee] = await db
      .insert(payees)
      .values({ owner_id: account_id, name: 'Bora Kaya', email, invited_at: at, created_at: at })
      .returning();
    if (first === '') first = payee?.id ?? '';
    for (const [index, recoupable_micros] of [0n, 5_000_000n].entries()) {
      const version = { track_id: songs[index]?.id ?? '', owner_id: account_id, number: 1, recoupable_micros };
      const [row] = await db
        .insert(split_versions)
        .values({ ...version, effective_from: '2020-01-01', created_at: BEGAN })
        .returning();
      const part = { version_id: row?.id ?? '', roles: [] };
      await db.insert(split_parts).values([
        { ...part, position: 0, name: 'Ada', share_basis_points: 3_333 },
        { ...part, position: 1, name: 'Bora', share_basis_points: 5_001, payee_id: payee?.id ?? null },
        { ...part, position: 2, name: 'Can', share_basis_points: 1_666 },
      ]);
    }
  }
  return first;
}

/** A line of a report: how much, for what and where. */
export type ReportLine = {
  isrc?: string;
  upc?: string;
  amount: string;
  units?: number;
  country?: string;
  kind?: LineKind;
};

export type WorldReport = {
  store: string;
  period: string;
  currency?: string;
  lines: readonly ReportLine[];
  /** The store's id of the statement. */
  statement_id?: string;
};

const HEADER = 'statement_id,line,period,date,store,country,isrc,upc,units,gross_amount,currency,kind';

/** Writes a report in our own format. */
export function writeReport({ store, period, currency = 'USD', lines, statement_id = uuidv7() }: WorldReport): string {
  const rows = lines.map(({ isrc = '', upc = '', amount, units = 1, country = 'US', kind = 'sale' }, index) =>
    [statement_id, index + 1, period, '', store, country, isrc, upc, units, amount, currency, kind].join(','),
  );
  return `${[HEADER, ...rows].join('\n')}\n`;
}

/** Imports a report and reads it; returns the resulting file row. */
export async function importReport(context: MoneyContext, report: WorldReport): Promise<SalesFileRow> {
  const text = writeReport(report);
  const open = async () => Readable.from([text]);
  const { id } = await receiveFile(context, { source: 'command', name: 'report.csv', open, received_by: null });
  return rereadFile(context, id);
}

/** Reads a waiting file. One that other readers keep changing stays waiting, as it does in the queue. */
export async function rereadFile(context: MoneyContext, id: string): Promise<SalesFileRow> {
  try {
    const settings = { sender: WORLD_SENDER, report_kinds: REPORT_KINDS };
    await readSalesFile({ ...context, ...settings }, id, new AbortController().signal);
  } catch (error) {
    if (!(error instanceof StaleReadError)) throw error;
  }
  const [file] = await context.db.select().from(sales_files).where(eq(sales_files.id, id));
  if (!file) throw new Error('the file is gone');
  return file;
}
