import type { CoverRun, listCoverRuns } from '@tangent/contract/promotion/coverart.ts';
import { cover_runs } from '@tangent/db/schema/promotion/coverart.ts';
import type { CoverEngine } from '@tangent/domain/promotion/artwork/cover.ts';
import { COVER_RUNS_PER_PAGE, COVERS_PER_RUN } from '@tangent/domain/promotion/coverart-limits.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor } from '../../identity/auth/public.ts';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { type CoverRunRow, findCoverQuota, readCandidates } from './cover-store.ts';

export function presentRun(row: CoverRunRow): CoverRun {
  const { id, status, prompt, title, artist, genre, mood, palette, style, seed, engine, failure_code } = row;
  return {
    id,
    status,
    prompt,
    title,
    artist,
    genre,
    mood,
    palette,
    style,
    seed,
    engine,
    wanted: Math.min(row.plans.length, COVERS_PER_RUN),
    candidates: readCandidates(row),
    failure_code,
    seconds: row.finished_at === null ? null : (row.finished_at.getTime() - row.created_at.getTime()) / 1000,
    created_at: row.created_at.toISOString(),
  };
}

/** Returns a page of the caller's runs, newest first, with the quota of the month. */
export async function listRunsView(
  db: Db,
  actor: Actor,
  { cursor }: z.output<typeof listCoverRuns.query>,
  engine: CoverEngine,
  now: Date,
): Promise<z.input<typeof listCoverRuns.response>> {
  const mine = eq(cover_runs.account_id, actor.user_id);
  const after = cursor === undefined ? undefined : olderThan(cover_runs.created_at, cover_runs.id, cursor);
  const rows = await db
    .select()
    .from(cover_runs)
    .where(and(mine, after))
    .orderBy(desc(cover_runs.created_at), desc(cover_runs.id))
    .limit(COVER_RUNS_PER_PAGE + 1);
  const [all] = await db.select({ total: count() }).from(cover_runs).where(mine);
  const { visible, last } = splitPage(rows, COVER_RUNS_PER_PAGE);
  return {
    items: visible.map(presentRun),
    next_cursor: last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
    total: all?.total ?? 0,
    quota: await findCoverQuota(db, actor, now),
    engine,
  };
}
