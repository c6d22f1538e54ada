import { randomInt } from 'node:crypto';
import type { createCoverRun as createCall } from '@tangent/contract/promotion/coverart.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { cover_runs } from '@tangent/db/schema/promotion/coverart.ts';
import { checkCoverRequest } from '@tangent/domain/promotion/artwork/check-cover-request.ts';
import { type CoverEngine, planCovers, planVariations } from '@tangent/domain/promotion/artwork/cover.ts';
import { COVER_DRAFTS, COVERS_PER_RUN } from '@tangent/domain/promotion/coverart-limits.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { lockAccount } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type CoverRunRow, findCoverQuota, getCandidate, getOwnRun } from './cover-store.ts';
import { drawCoversJob } from './jobs.ts';

/** More artists than any account has. */
const OWN_NAMES = 1000;

/** Orders four covers; with `vary`, four variations of an earlier one, which the built-in engine draws. */
export async function createRun(
  tx: Tx,
  actor: Actor,
  { vary, ...input }: z.output<typeof createCall.body>,
  engine: CoverEngine,
  now: Date,
): Promise<CoverRunRow> {
  const trim = (text: string) => text.trim().normalize('NFC');
  const request = { ...input, prompt: trim(input.prompt), title: trim(input.title), artist: trim(input.artist) };
  const issues = checkCoverRequest(request, await listOwnNames(tx, actor));
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  await lockAccount(tx, actor.user_id);
  const { used, limit } = await findCoverQuota(tx, actor, now);
  if (used >= limit) throw new Refusal('cover_limit');
  const seed = randomInt(2 ** 31 - 1);
  const original = vary === null ? null : getCandidate(await getOwnRun(tx, actor, vary.run_id), vary.number);
  const drawer = original === null ? engine : original.engine;
  // A model's pictures cost money, so none is made to be thrown away.
  const count = drawer === 'model' ? COVERS_PER_RUN : COVER_DRAFTS;
  const plans = original === null ? planCovers(request, seed, count) : planVariations(original, seed, count);
  const [row] = await tx
    .insert(cover_runs)
    .values({
      ...request,
      ...(original && { style: original.style, palette: original.palette }),
      account_id: actor.user_id,
      seed,
      engine: drawer,
      plans,
      created_at: now,
    })
    .returning();
  if (!row) throw new Error('the run was not stored');
  await enqueue(tx, drawCoversJob, { run_id: row.id }, { key: row.id });
  return row;
}

/** The names that the account publishes under: they are no names of others. */
async function listOwnNames(tx: Tx, { user_id }: Actor): Promise<string[]> {
  const rows = await tx
    .select({ name: artists.name })
    .from(artists)
    .where(eq(artists.account_id, user_id))
    .limit(OWN_NAMES);
  return rows.map(({ name }) => name);
}
