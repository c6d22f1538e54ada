import { Readable } from 'node:stream';
import type { Release } from '@tangent/contract/catalogue/release.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { getReleaseView } from '../../catalogue/release/public.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { streamZip, type ZipEntry } from '../../platform/zip/stream-zip.ts';
import { listReleaseDeliveries } from '../delivery/public.ts';
import { buildCreditsPdf } from './credits-pdf.ts';
import { listLyrics } from './list-lyrics.ts';
import { listMasters } from './list-masters.ts';
import { listMessages } from './list-messages.ts';
import { listMetadata } from './list-metadata.ts';
import { safeName } from './safe-name.ts';

/** The external dependencies of release packages. */
export interface PackageContext extends BaseContext {
  pool: pg.Pool;
  /** False where limits would interfere. */
  limits_uses: boolean;
  storage: Storage;
  product_name: string;
}

export type ReleasePackage = { filename: string; size_bytes: number; stream: Readable };

/** Refuses a release of another account exactly like one that does not exist; staff may see every release. */
export async function requireReleaseAccess(db: Db, actor: Actor, releaseId: string): Promise<void> {
  const [row] = await db.select({ account_id: releases.account_id }).from(releases).where(eq(releases.id, releaseId));
  if (!row || (row.account_id !== actor.user_id && !actor.is_staff)) throw new Refusal('not_found');
}

/** Streams everything about a release, in any status, as one archive: owners can leave with all their data. */
export async function streamPackage(context: PackageContext, releaseId: string): Promise<ReleasePackage> {
  const { name, entries } = await listPackage(context, releaseId);
  return { filename: `${name}.zip`, ...streamZip(entries) };
}

/** Lists the content of a release's archive, and its file name. */
export async function listPackage(
  context: PackageContext,
  releaseId: string,
): Promise<{ name: string; entries: ZipEntry[] }> {
  const { db } = context;
  const release = await getReleaseView(db, releaseId, context.clock.now());
  const masters = await listMasters(context, release);
  const messages = await listMessages(db, releaseId);
  const deliveries = await listReleaseDeliveries(db, releaseId);
  const entries = [
    ...listMetadata({ release, deliveries, masters, messages }),
    ...listLyrics(release),
    await createCreditsEntry(context, release),
    ...[...masters, ...messages].map(({ entry }) => entry),
  ];
  return { name: nameArchive(release), entries };
}

/** The statement of credits, in the language of the owner. */
async function createCreditsEntry({ db, product_name }: PackageContext, release: Release): Promise<ZipEntry> {
  const [owner] = await db
    .select({ language: users.language })
    .from(releases)
    .innerJoin(users, eq(users.id, releases.account_id))
    .where(eq(releases.id, release.id));
  const bytes = await buildCreditsPdf(release, { product_name, language: owner?.language ?? 'en' });
  return {
    path: 'metadata/credits.pdf',
    size_bytes: bytes.length,
    modified_at: new Date(release.updated_at),
    open: async () => Readable.from([bytes]),
  };
}

function nameArchive({ primary_artist, title, upc }: Release): string {
  const base = [primary_artist, title, upc].filter((word) => word).join(' - ');
  return safeName(base, 'release');
}
