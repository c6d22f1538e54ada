import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { account_exports } from '@tangent/db/schema/people/account-export.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { ACCOUNT_EXPORT_DAYS } from '@tangent/domain/people/people-limits.ts';
import { and, asc, eq, lte, ne, or } from 'drizzle-orm';
import { listPackage, type PackageContext } from '../../distribution/package/public.ts';
import { writeTrendYears } from '../../insight/analytics/public.ts';
import { writeRoyaltyYears } from '../../money/royalty/public.ts';
import { writeTableFile, type YearFile } from '../../platform/csv/write-year-files.ts';
import { withWorkFolder } from '../../platform/disk/work-folder.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Log } from '../../platform/log/create-log.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { streamZip, type ZipEntry } from '../../platform/zip/stream-zip.ts';
import { writeAllFans, writeCampaigns } from '../../promotion/presave/public.ts';
import { writeHitYears, writeLinks } from '../../promotion/smartlink/public.ts';
import { exportMailJob } from './jobs.ts';

/** The context of building archives of accounts. */
export type ExportContext = PackageContext & { log: Log };

/**
 * Puts all data of an account into one archive, which replaces the one before, and notifies its owner. A retry after a
 * crash starts over.
 */
export async function buildExport(context: ExportContext, exportId: string): Promise<void> {
  const { db, clock, storage } = context;
  const [row] = await db.select().from(account_exports).where(eq(account_exports.id, exportId));
  if (row?.state !== 'waiting') return;
  const storage_key = nameFile(exportId);
  const size_bytes = await withWorkFolder(async (folder) => {
    const file = path.join(folder, 'everything.zip');
    const zip = streamZip([
      ...(await listReleaseEntries(context, row.account_id, folder)),
      ...(await listYearEntries(context, row.account_id, folder)),
      ...(await listFanEntries(context, row.account_id, folder)),
    ]);
    await pipeline(zip.stream, createWriteStream(file));
    await storage.put(storage_key, file);
    return zip.size_bytes;
  });
  const ready_at = clock.now();
  const expires_at = new Date(ready_at.getTime() + ACCOUNT_EXPORT_DAYS * DAY_MS);
  await inTransaction(db, async (tx) => {
    await tx
      .update(account_exports)
      .set({ state: 'ready', storage_key, size_bytes, ready_at, expires_at })
      .where(eq(account_exports.id, exportId));
    // The hourly job would remove them too, if this process dies before it has.
    const older = and(eq(account_exports.account_id, row.account_id), ne(account_exports.id, exportId));
    await tx
      .update(account_exports)
      .set({ expires_at: ready_at })
      .where(and(older, eq(account_exports.state, 'ready')));
    await enqueue(tx, exportMailJob, { user_id: row.account_id });
  });
  await pruneExports(context, row.account_id);
}

/**
 * Removes archives after a week, or when a newer one has replaced them; their content still exists and can be exported
 * again. Their rows, and those of failed attempts, go with them.
 */
export async function pruneExports(
  { db, clock, storage }: Omit<PackageContext, 'limits_uses'>,
  accountId?: string,
): Promise<void> {
  const { account_id, expires_at, state, requested_at } = account_exports;
  const isOver = or(
    lte(expires_at, clock.now()),
    and(eq(state, 'failed'), lte(requested_at, new Date(clock.now().getTime() - ACCOUNT_EXPORT_DAYS * DAY_MS))),
  );
  const rows = await db
    .select()
    .from(account_exports)
    .where(accountId === undefined ? isOver : and(isOver, eq(account_id, accountId)));
  for (const { id, storage_key } of rows) {
    if (storage_key !== null) await storage.remove(storage_key);
    await db.delete(account_exports).where(eq(account_exports.id, id));
  }
}

/** Marks an export as failed: the owner sees it and can request another. Nothing of it stays in the storage. */
export async function failExport({ db, storage }: ExportContext, exportId: string): Promise<void> {
  await storage.remove(nameFile(exportId));
  await db
    .update(account_exports)
    .set({ state: 'failed' })
    .where(and(eq(account_exports.id, exportId), eq(account_exports.state, 'waiting')));
}

function nameFile(exportId: string): string {
  return `exports/${exportId}.zip`;
}

/**
 * Returns one folder for each release, the oldest first. Texts are put on disk: those of a large catalogue would fill
 * the memory.
 */
async function listReleaseEntries(context: ExportContext, accountId: string, work: string): Promise<ZipEntry[]> {
  const rows = await context.db
    .select({ id: releases.id })
    .from(releases)
    .where(eq(releases.account_id, accountId))
    .orderBy(asc(releases.created_at), asc(releases.id));
  const entries: ZipEntry[] = [];
  for (const [index, { id }] of rows.entries()) {
    const release = await listPackage(context, id);
    // Numbered, because two releases may have the same name.
    const folder = `${String(index + 1).padStart(3, '0')} ${release.name}`;
    for (const [number, entry] of release.entries.entries()) {
      const kept = isText(entry) ? await keepOnDisk(entry, path.join(work, `${index}-${number}`)) : entry;
      entries.push({ ...kept, path: `${folder}/${entry.path}` });
    }
  }
  return entries;
}

const isText = ({ path: name }: ZipEntry) => /^(metadata\/|lyrics\/|SHA256SUMS$)/.test(name);

async function keepOnDisk(entry: ZipEntry, file: string): Promise<ZipEntry> {
  await pipeline(await entry.open(), createWriteStream(file));
  return { ...entry, open: async () => createReadStream(file) };
}

/**
 * Returns money, trends and the hits of links line by line, one table for each year; those of a large catalogue have
 * millions of lines, so they are written to disk first.
 */
async function listYearEntries({ db, clock }: ExportContext, accountId: string, folder: string): Promise<ZipEntry[]> {
  const royalties = await writeRoyaltyYears(db, accountId, folder);
  const trends = await writeTrendYears(db, accountId, folder);
  const hits = await writeHitYears(db, accountId, folder);
  const at = clock.now();
  return [
    ...royalties.map((file) => toEntry('royalties', file, at)),
    ...trends.map((file) => toEntry('trends', file, at)),
    ...hits.map((file) => toEntry('smart-links', file, at)),
  ];
}

/** Returns the links, the pre-save campaigns, and the fans of all campaigns. */
async function listFanEntries({ db, clock }: ExportContext, accountId: string, folder: string): Promise<ZipEntry[]> {
  const now = clock.now();
  const write = async (part: string, name: string, lines: AsyncIterable<string>) =>
    toEntry(part, await writeTableFile(folder, name, lines), now);
  return [
    await write('smart-links', 'smart-links.csv', writeLinks(db, accountId)),
    await write('pre-save', 'campaigns.csv', writeCampaigns(db, accountId, now)),
    await write('pre-save', 'fans.csv', writeAllFans(db, accountId)),
  ];
}

function toEntry(part: string, { name, local_path, size_bytes }: YearFile, modified_at: Date): ZipEntry {
  return { path: `${part}/${name}`, size_bytes, modified_at, open: async () => createReadStream(local_path) };
}
