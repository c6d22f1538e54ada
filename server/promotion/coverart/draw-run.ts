import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startEngineChild } from '@tangent/audio/engine-child.ts';
import type { CoverCandidate } from '@tangent/contract/promotion/coverart.ts';
import { cover_runs } from '@tangent/db/schema/promotion/coverart.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';
import { type CoverPlan, planAgain } from '@tangent/domain/promotion/artwork/cover.ts';
import { COVER_SOURCE } from '@tangent/domain/promotion/artwork/source-type.ts';
import { COVER_ATTEMPTS, COVER_TIME_LIMIT_MINUTES, COVERS_PER_RUN } from '@tangent/domain/promotion/coverart-limits.ts';
import { and, eq, lt } from 'drizzle-orm';
import { AiError } from '../../gateways/ai/ai-error.ts';
import { withWorkFolder } from '../../platform/disk/work-folder.ts';
import type { JobRun } from '../../platform/jobs/handle-job.ts';
import type { PictureMarks } from '../../platform/provenance/picture-marks.ts';
import { signPicture } from '../../platform/provenance/sign-picture.ts';
import type { CoverContext, CoverJobContext } from './context.ts';
import { coverKey } from './cover-key.ts';
import { type CoverRunRow, readCandidates, updatePendingRun } from './cover-store.ts';
import type { CoverJob, CoverJobResult } from './drawing/cover-job.ts';
import type { CoverOrder } from './drawing/draw-cover.ts';
import { findCoverFaults } from './find-cover-faults.ts';
import { describeForModel, MODEL_PICTURE_PX } from './model-prompt.ts';

const INTERRUPTED = 'cover_interrupted';
const JOB_TIME_LIMIT_MS = MINUTE_MS;
const MAX_RSS_BYTES = 1024 ** 3;

type Child = ReturnType<typeof startEngineChild<CoverJob, CoverJobResult, never>>;

/**
 * Draws the candidates of a run one after the other; each is shown as soon as it has passed the rules. It may run twice
 * (a worker died) and then goes on with the ones that are missing. After the last attempt the run has failed, which
 * costs nothing of the quota.
 */
export async function drawRun(context: CoverJobContext, id: string, run: JobRun): Promise<void> {
  const [row] = await context.db.select().from(cover_runs).where(eq(cover_runs.id, id));
  if (row?.status !== 'pending') return;
  const child: Child = startEngineChild({
    command: context.cover_child,
    job_time_limit_ms: JOB_TIME_LIMIT_MS,
    max_rss_bytes: MAX_RSS_BYTES,
  });
  try {
    await withWorkFolder((folder) => drawAll(context, row, child, folder));
  } catch (error) {
    if (run.is_last_attempt) await endRun(context, id, 'failed', INTERRUPTED);
    throw error;
  } finally {
    await child.kill('engine_closed');
  }
}

/** Gives up on runs that are pending for too long. */
export async function giveUpRuns({ db, clock }: Pick<CoverContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - COVER_TIME_LIMIT_MINUTES * MINUTE_MS);
  await db
    .update(cover_runs)
    .set({ status: 'failed', failure_code: INTERRUPTED, finished_at: clock.now() })
    .where(and(eq(cover_runs.status, 'pending'), lt(cover_runs.created_at, before)));
}

async function drawAll(context: CoverJobContext, row: CoverRunRow, child: Child, folder: string): Promise<void> {
  const candidates = readCandidates(row);
  const plans = await choosePlans(context, row, child);
  if (plans === null) return;
  for (const [number, plan] of plans.entries()) {
    if (candidates.some((candidate) => candidate.number === number)) continue;
    const drawn = await drawOne(context, row, { number, plan }, child, folder);
    if (drawn !== null) candidates.push(drawn);
    if (!(await updatePendingRun(context.db, row.id, { candidates }))) return;
  }
  if (candidates.length > 0) return endRun(context, row.id, 'success', null);
  await endRun(context, row.id, 'failed', 'cover_rules');
}

/** Drops the weak third of the plans, and keeps what was chosen: a second attempt draws the same. Null when the run has ended. */
async function choosePlans({ db }: CoverJobContext, row: CoverRunRow, child: Child): Promise<CoverPlan[] | null> {
  const plans = row.plans as CoverPlan[];
  if (plans.length <= COVERS_PER_RUN) return plans;
  const outcome = await child.run({ orders: plans.map((plan) => buildOrder(row, plan)), count: COVERS_PER_RUN });
  if ('death' in outcome) throw new Error(`${outcome.death}: ${outcome.detail}`);
  if (!outcome.ok || !('chosen' in outcome)) return plans.slice(0, COVERS_PER_RUN);
  const chosen = outcome.chosen.flatMap(({ index, score }) => {
    const plan = plans[index];
    return plan === undefined ? [] : [{ ...plan, score: score.total }];
  });
  return (await updatePendingRun(db, row.id, { plans: chosen })) ? chosen : null;
}

function buildOrder({ title, artist, language, prompt, genre, mood }: CoverRunRow, plan: CoverPlan): CoverOrder {
  return { ...plan, title, artist, language, prompt, genre, mood };
}

/** Draws one candidate until it passes the rules; null when none of the attempts does. */
async function drawOne(
  { ai, storage, picture_marks }: CoverJobContext,
  row: CoverRunRow,
  { number, plan }: { number: number; plan: CoverPlan },
  child: Child,
  folder: string,
): Promise<CoverCandidate | null> {
  let picture = row.engine === 'model' ? await requestPicture(ai, row, folder) : null;
  let current = plan;
  for (let attempt = 0; attempt < COVER_ATTEMPTS; attempt += 1) {
    const [target, preview] = ['cover.jpg', 'preview.jpg'].map((name) => path.join(folder, name)) as [string, string];
    const { watermark_key } = picture_marks;
    const outcome = await child.run({ order: buildOrder(row, current), picture, target, preview, watermark_key });
    if ('death' in outcome) throw new Error(`${outcome.death}: ${outcome.detail}`);
    if (outcome.ok && 'value' in outcome && (await findCoverFaults(target, outcome.value)).length === 0) {
      const engine = picture === null ? 'embedded' : 'model';
      const size_bytes = await signFile(target, picture_marks, { title: row.title, source_type: COVER_SOURCE[engine] });
      await storage.put(coverKey(row.id, number, 'jpeg'), target);
      await storage.put(coverKey(row.id, number, 'preview'), preview);
      const { style, palette, seed } = current;
      return { number, engine, style, palette, seed, ...outcome.value, size_bytes };
    }
    // A model's picture that cannot be read or breaks a rule is replaced by one of the built-in engine.
    picture = null;
    current = planAgain(current);
  }
  return null;
}

/** Signs a picture in place. Returns its size in bytes. */
async function signFile(
  file: string,
  { getCredential, program }: PictureMarks,
  about: { title: string; source_type: string },
): Promise<number> {
  const signed = await signPicture(await readFile(file), { ...about, program }, await getCredential());
  await writeFile(file, signed);
  return signed.length;
}

/** Requests a picture from the model; null when it gives none: the built-in engine draws instead. */
async function requestPicture(
  { createPicture }: CoverContext['ai'],
  row: CoverRunRow,
  folder: string,
): Promise<string | null> {
  if (createPicture === null) return null;
  try {
    const file = path.join(folder, 'model');
    await writeFile(file, await createPicture({ prompt: describeForModel(row), px: MODEL_PICTURE_PX }));
    return file;
  } catch (error) {
    if (error instanceof AiError) return null;
    throw error;
  }
}

async function endRun(
  { db, clock }: CoverJobContext,
  id: string,
  status: 'success' | 'failed',
  failure_code: string | null,
): Promise<void> {
  await updatePendingRun(db, id, { status, failure_code, finished_at: clock.now() });
}
