import { trend_arrivals } from '@tangent/db/schema/trend.ts';
import type { Finding } from '@tangent/domain/analytics/watch/finding.ts';
import {
  stateAfterFinding,
  stateAfterQuiet,
  type WatchEvent,
  type WatchState,
} from '@tangent/domain/analytics/watch/watch-case.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/sql/open-database.ts';
import { type CaseRow, insertCase, insertEvent, replaceFindings, updateCase } from './case-store.ts';
import type { Place } from './load-days.ts';
import { tellOwner } from './tell-owner.ts';

/** Findings by day. */
export type Found = Map<string, readonly Finding[]>;

/** A case during a look: as it was, none when it is new, and what is found now. */
export interface FollowedCase {
  row: CaseRow | null;
  before: ReadonlyMap<string, readonly Finding[]>;
  found: Found;
}

/** The days from the first to the last finding; those it had when nothing is left. */
export function spanOf({ row, found }: FollowedCase): Pick<CaseRow, 'first_day' | 'last_day'> {
  const days = [...found.keys()].sort();
  return { first_day: days[0] ?? row?.first_day ?? '', last_day: days.at(-1) ?? row?.last_day ?? '' };
}

/** Writes down what a look changed in a case, moves its state, and tells the owner of one that is open from now on. */
export async function followCase(tx: Tx, place: Place, followed: FollowedCase, at: Date): Promise<void> {
  const { before, found } = followed;
  const span = spanOf(followed);
  const row = followed.row ?? (await insertCase(tx, place, span.first_day, at));
  const record = (event: WatchEvent, day: string | null) =>
    insertEvent(tx, { case_id: row.id, event, day, at, actor_kind: 'system' });
  if (followed.row === null) await record('opened', span.first_day);
  const grown = await writeFindings(tx, row.id, followed, async (event, day) => {
    if (followed.row !== null || day !== span.first_day) await record(event, day);
  });
  const state = found.size === 0 ? stateOfEmpty(row) : grown ? stateAfterFinding(row) : row.state;
  const settled = stateAfterQuiet({ state }, state === 'open' ? await countQuietDays(tx, place, span.last_day) : 0);
  const isReopened = row.state !== 'open' && settled === 'open';
  if (isReopened) await record('reopened', span.last_day);
  if (settled === 'calm' && row.state !== 'calm') await record('calmed', null);
  const isChanged = grown || settled !== row.state || before.size !== found.size;
  const verdict = isReopened ? null : row.verdict;
  if (isChanged) await updateCase(tx, row.id, { ...span, state: settled, verdict }, at);
  if (settled === 'open' && (followed.row === null || isReopened)) await tellOwner(tx, row, at);
}

/** True when something was found on a day on which nothing had been. */
async function writeFindings(
  tx: Tx,
  caseId: string,
  { before, found }: FollowedCase,
  record: (event: WatchEvent, day: string) => Promise<void>,
): Promise<boolean> {
  const days = [...new Set([...before.keys(), ...found.keys()])].sort();
  for (const day of days) {
    const now = found.get(day) ?? [];
    if (isSame(now, before.get(day) ?? [])) continue;
    await replaceFindings(tx, caseId, day, now);
    if (now.length === 0) await record('corrected', day);
    else if (!before.has(day)) await record('grew', day);
  }
  return [...found.keys()].some((day) => !before.has(day));
}

function isSame(some: readonly Finding[], others: readonly Finding[]): boolean {
  const write = ({ rule, subject, numbers }: Finding) => `${rule} ${subject} ${Object.entries(numbers).sort()}`;
  return some.map(write).sort().join() === others.map(write).sort().join();
}

/** What the store took back is no open matter. */
function stateOfEmpty({ state }: CaseRow): WatchState {
  return state === 'open' ? 'calm' : state;
}

async function countQuietDays(tx: Tx, { store_id }: Place, lastDay: string): Promise<number> {
  const { rows } = await tx.execute<{ days: number }>(sql`
    select count(distinct day)::int as days from ${trend_arrivals} where store_id = ${store_id} and day > ${lastDay}`);
  return rows[0]?.days ?? 0;
}
