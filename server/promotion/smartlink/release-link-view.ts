import type { getReleaseLink } from '@tangent/contract/promotion/smartlink.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { LISTENABLE_STATUSES } from '@tangent/domain/promotion/smartlink/page-state.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { presentLink } from './present-link.ts';

/** Returns the link of a release of the account; null before its approval. */
export async function getReleaseLinkView(
  db: Db,
  accountId: string,
  releaseId: string,
  publicUrl: string,
): Promise<z.input<typeof getReleaseLink.response>> {
  const [row] = await db
    .select({ link: smart_links, release: releases })
    .from(releases)
    .leftJoin(smart_links, eq(smart_links.release_id, releases.id))
    .where(and(eq(releases.id, releaseId), eq(releases.account_id, accountId)));
  if (row === undefined) throw new Refusal('not_found');
  if (row.link === null) return { link: null };
  const { id, key, link, status } = presentLink({ link: row.link, release: row.release }, publicUrl);
  const is_published = LISTENABLE_STATUSES.includes(row.release.status);
  return { link: { id, key, link, status, is_published } };
}
