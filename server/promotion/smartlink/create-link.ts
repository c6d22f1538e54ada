import { randomBytes } from 'node:crypto';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { RELEASED_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { buildLinkKey } from '@tangent/domain/promotion/smartlink/link-key.ts';
import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { BaseContext } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';

const BATCH = 500;
const KEY_ATTEMPTS = 5;

/** Creates the link of an approved release, with a key of its own. A release that has one keeps it. */
export async function createLink(tx: Tx, releaseId: string, now: Date): Promise<void> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId));
  if (release === undefined) return;
  const { account_id, primary_artist, title } = release;
  for (let attempt = 0; attempt < KEY_ATTEMPTS; attempt += 1) {
    const key = buildLinkKey(primary_artist, title, randomBytes(5));
    // Either unique key may be taken: the release has a link, or chance drew the key of another one.
    const link = { account_id, release_id: releaseId, key, created_at: now, updated_at: now };
    const [row] = await tx.insert(smart_links).values(link).onConflictDoNothing().returning({ id: smart_links.id });
    if (row !== undefined || (await hasLink(tx, releaseId))) return;
  }
  throw new Error(`no free key for the release ${releaseId}`);
}

/** Creates the links of all approved releases without one: those approved before links existed. */
export async function createMissingLinks({ db, clock }: BaseContext): Promise<void> {
  for (;;) {
    const link = db.select().from(smart_links).where(eq(smart_links.release_id, releases.id));
    const rows = await db
      .select({ id: releases.id })
      .from(releases)
      .where(and(inArray(releases.status, RELEASED_STATUSES), notExists(link)))
      .limit(BATCH);
    await inTransaction(db, async (tx) => {
      for (const { id } of rows) await createLink(tx, id, clock.now());
    });
    if (rows.length < BATCH) return;
  }
}

async function hasLink(tx: Tx, releaseId: string): Promise<boolean> {
  const rows = await tx.select({ id: smart_links.id }).from(smart_links).where(eq(smart_links.release_id, releaseId));
  return rows.length > 0;
}
