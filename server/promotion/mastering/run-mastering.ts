import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { EngineResult } from '@tangent/audio/engine.ts';
import type { MasterStyle } from '@tangent/audio/mastering/master.ts';
import type { MasterReport } from '@tangent/audio/mastering/master-report.ts';
import type { masteringReport } from '@tangent/contract/promotion/mastering.ts';
import { masterings } from '@tangent/db/schema/promotion/mastering.ts';
import { MASTERING_FILE_NAMES, type MasteringFile } from '@tangent/domain/promotion/mastering/mastering-file.ts';
import { MASTERING_STAGES, type MasteringStage } from '@tangent/domain/promotion/mastering/status.ts';
import { MASTERING_TIME_LIMIT_MINUTES } from '@tangent/domain/promotion/mastering-limits.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { getUploadRow, listUploadRows } from '../../catalogue/upload/public.ts';
import { withWorkFolder } from '../../platform/disk/work-folder.ts';
import type { JobRun } from '../../platform/jobs/handle-job.ts';
import type { MasteringJobContext } from './context.ts';
import { masteringKey } from './mastering-key.ts';
import { listCompanions, type MasteringRow, updatePending } from './mastering-store.ts';

/** Why a project failed, when its files are fine. */
const INTERRUPTED = 'mastering_interrupted';
const MP3_BITRATE_BPS = 320_000;

/**
 * Masters a project. It may run twice (a worker died): the files get the same names again. An error means: try again
 * later; after the last attempt the project has failed, which costs nothing of the quota.
 */
export async function runMastering(context: MasteringJobContext, id: string, run: JobRun): Promise<void> {
  const [row] = await context.db.select().from(masterings).where(eq(masterings.id, id));
  if (row?.status !== 'pending') return;
  try {
    await withWorkFolder((folder) => masterInto(context, row, folder));
  } catch (error) {
    if (run.is_last_attempt) await fail(context, id, INTERRUPTED);
    throw error;
  }
}

/** Gives up on projects that are pending for more than 15 minutes. */
export async function giveUp({ db, clock }: Pick<MasteringJobContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - MASTERING_TIME_LIMIT_MINUTES * 60_000);
  await db
    .update(masterings)
    .set({ status: 'failed', stage: null, failure_code: INTERRUPTED, finished_at: clock.now() })
    .where(and(eq(masterings.status, 'pending'), lt(masterings.queued_at, before)));
}

async function masterInto(context: MasteringJobContext, row: MasteringRow, folder: string): Promise<void> {
  const { storage, db } = context;
  const mix = await getUploadRow(db, row.upload_id);
  const reference = row.reference_upload_id === null ? null : await getUploadRow(db, row.reference_upload_id);
  if (mix.storage_key === null || reference?.storage_key === null) return fail(context, row.id, 'mastering_file_gone');
  await storage.withLocalFile(mix.storage_key, async (mixFile) => {
    const masterWith = (style: MasterStyle) => masterFiles(context, row, style, mixFile, folder);
    if (reference?.storage_key) {
      return storage.withLocalFile(reference.storage_key, (file) => masterWith({ reference: file }));
    }
    const keys = await listCompanionKeys(context, row);
    return withLocalFiles(storage, keys, (together_with) =>
      masterWith({ preset: row.preset ?? 'balanced', together_with }),
    );
  });
}

/** The sounds of the projects that are mastered together with this one, as far as they still exist. */
async function listCompanionKeys({ db }: MasteringJobContext, row: MasteringRow): Promise<string[]> {
  const companions = await listCompanions(db, row);
  const uploads = await listUploadRows(
    db,
    companions.map(({ upload_id }) => upload_id),
  );
  return uploads.flatMap(({ storage_key }) => storage_key ?? []).sort();
}

async function withLocalFiles<T>(
  storage: MasteringJobContext['storage'],
  keys: readonly string[],
  use: (files: string[]) => Promise<T>,
): Promise<T> {
  const [key, ...rest] = keys;
  if (key === undefined) return use([]);
  return storage.withLocalFile(key, (file) => withLocalFiles(storage, rest, (files) => use([file, ...files])));
}

async function masterFiles(
  context: MasteringJobContext,
  { id }: MasteringRow,
  style: MasterStyle,
  mix: string,
  folder: string,
): Promise<void> {
  const { mastering_engine: engine, db, clock, storage } = context;
  const at = (file: MasteringFile) => path.join(folder, path.basename(masteringKey(id, file)));
  // Progress is a courtesy: a write that fails or comes too late changes nothing.
  const notify = (stage: MasteringStage, stage_share: number) =>
    void updatePending(db, id, { stage, stage_share }).catch(() => undefined);
  const outcome = getValue(
    await engine.master(mix, at('wav24'), style, ({ stage, share }) => {
      const known = MASTERING_STAGES.find((one) => one === stage);
      if (known) notify(known, share);
    }),
  );
  if (outcome.verdict === 'refused') return fail(context, id, `mastering_${outcome.file}_${outcome.code}`);
  const { report } = outcome;
  notify('encoding', 0);
  const format = {
    bits_per_sample: 16,
    sample_rate_hz: report.source.sample_rate_hz,
    channels: 2,
    dither: true,
  } as const;
  getValue(await engine.encodeWav(at('wav24'), at('wav16'), format));
  getValue(await engine.encodeWav(mix, at('original'), format));
  notify('encoding', 0.3);
  getValue(await engine.encodeMp3(at('wav24'), at('mp3'), MP3_BITRATE_BPS));
  const file_sizes: Record<string, number> = {};
  for (const file of MASTERING_FILE_NAMES) {
    await storage.put(masteringKey(id, file), at(file));
    file_sizes[file] = (await stat(at(file))).size;
  }
  const done = {
    status: 'success',
    stage: null,
    report: toReport(report),
    file_sizes,
    finished_at: clock.now(),
  } as const;
  await updatePending(db, id, done);
}

async function fail({ db, clock }: MasteringJobContext, id: string, failure_code: string): Promise<void> {
  await updatePending(db, id, { status: 'failed', stage: null, failure_code, finished_at: clock.now() });
}

function getValue<T>(result: EngineResult<T>): T {
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result.value;
}

function toReport({ source, preset: _, ...report }: MasterReport): z.input<typeof masteringReport> {
  return { ...report, sample_rate_hz: source.sample_rate_hz };
}
