import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { account_exports } from '@tangent/db/schema/account-export.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { ACCOUNT_EXPORT_DAYS } from '@tangent/domain/limits.ts';
import { and, asc, eq } from 'drizzle-orm';
import { listPackage, type PackageContext } from '../../catalogue/package/public.ts';
import { enqueueExportMail } from '../../engagement/mail/public.ts';
import { writeCampaignsCsv } from '../../engagement/presave/public.ts';
import { writeHitYears, writeLinksCsv } from '../../engagement/smartlink/public.ts';
import { writeTrendYears } from '../../insight/analytics/public.ts';
import { writeRoyaltyYears } from '../../money/royalty/public.ts';
import type { YearFile } from '../../platform/csv/write-year-files.ts';
import { withWorkFolder } from '../../platform/disk/work-folder.ts';
import type { Log } from '../../platform/log/create-log.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { createTextEntry } from '../../platform/zip/create-text-entry.ts';
import { streamZip, type ZipEntry } from '../../platform/zip/stream-zip.ts';

/** The context of building archives of accounts. */
export type ExportContext = PackageContext & { log: Log };

/** Puts all data of an account into one archive and notifies its owner. A retry after a crash starts over. */
export async function buildExport(context: ExportContext, exportId: string): Promise<void> {
  const { db, clock, storage } = context;
  const [row] = await db.select().from(account_exports).where(eq(account_exports.id, exportId));
  if (row?.state !== 'waiting') return;
  const storage_key = `exports/${exportId}.zip`;
  const size_bytes = await withWorkFolder(async (folder) => {
    const file = path.join(folder, 'everything.zip');
    const zip = streamZip([
      ...(await listReleaseEntries(context, row.account_id)),
      ...(await listYearEntries(context, row.account_id, folder)),
      ...(await listFanEntries(context, row.account_id)),
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
    await enqueueExportMail(tx, row.account_id);
  });
}

/** Marks an export as failed: the owner sees it and can request another. */
export async function failExport({ db }: ExportContext, exportId: string): Promise<void> {
  await db
    .update(account_exports)
    .set({ state: 'failed' })
    .where(and(eq(account_exports.id, exportId), eq(account_exports.state, 'waiting')));
}

/** Returns one folder for each release, the oldest first. */
async function listReleaseEntries(context: ExportContext, accountId: string): Promise<ZipEntry[]> {
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
    entries.push(...release.entries.map((entry) => ({ ...entry, path: `${folder}/${entry.path}` })));
  }
  return entries;
}

/**
 * Returns money, trends and the hits of links line by line, one table for each year; those of a large catalogue have
 * millions of lines, so they are written to disk first.
 */
async function listYearEntries({ db, clock }: ExportContext, accountId: string, folder: string): Promise<ZipEntry[]> {
  const royalties = await writeRoyaltyYears(db, accountId, folder);
  const trends = await writeTrendYears(db, accountId, folder);
  const hits = await writeHitYears(db, accountId, folder);
  const listEntries = (part: string, years: readonly YearFile[]): ZipEntry[] =>
    years.map(({ name, local_path, size_bytes }) => ({
      path: `${part}/${name}`,
      size_bytes,
      modified_at: clock.now(),
      open: async () => createReadStream(local_path),
    }));
  return [
    ...listEntries('royalties', royalties),
    ...listEntries('trends', trends),
    ...listEntries('smart-links', hits),
  ];
}

/** Returns the links, the pre-save campaigns, and the fans of all campaigns. */
async function listFanEntries({ db, clock }: ExportContext, accountId: string): Promise<ZipEntry[]> {
  const now = clock.now();
  const { campaigns, fans } = await writeCampaignsCsv(db, accountId, now);
  return [
    createTextEntry('smart-links/smart-links.csv', await writeLinksCsv(db, accountId), now),
    createTextEntry('pre-save/campaigns.csv', campaigns, now),
    createTextEntry('pre-save/fans.csv', fans, now),
  ];
}
