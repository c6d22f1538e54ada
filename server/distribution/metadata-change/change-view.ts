import type { listOpenMetadataChanges, MetadataChange } from '@tangent/contract/distribution/metadata-change.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { metadata_changes } from '@tangent/db/schema/distribution/delivery.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { UNPAGED_ROWS_MAX } from '@tangent/domain/limits.ts';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { type ChangeRow, getChange } from './change-store.ts';
import { listProgress } from './store-progress.ts';

type OpenChanges = z.input<typeof listOpenMetadataChanges.response>;

export async function getChangeView(tx: Tx | Db, id: string): Promise<MetadataChange> {
  const change = await getChange(tx, id);
  return presentChange(change, await listProgress(tx, [change]));
}

/** Lists the changes of a release, the newest first. */
export async function listReleaseChanges(tx: Tx | Db, releaseId: string): Promise<MetadataChange[]> {
  const rows = await tx
    .select()
    .from(metadata_changes)
    .where(eq(metadata_changes.release_id, releaseId))
    .orderBy(desc(metadata_changes.created_at), desc(metadata_changes.id));
  const progress = await listProgress(tx, rows);
  return rows.map((row) => presentChange(row, progress));
}

/** Lists the changes that wait for a decision, the oldest first; decided ones make room for more. */
export async function listOpenChanges(tx: Tx | Db): Promise<OpenChanges> {
  const rows = await tx
    .select({
      change: metadata_changes,
      title: releases.title,
      primary_artist: releases.primary_artist,
      owner_name: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(metadata_changes)
    .innerJoin(releases, eq(releases.id, metadata_changes.release_id))
    .innerJoin(users, eq(users.id, releases.account_id))
    .where(eq(metadata_changes.state, 'proposed'))
    .orderBy(asc(metadata_changes.created_at), asc(metadata_changes.id))
    .limit(UNPAGED_ROWS_MAX);
  const items = rows.map(({ change, total: _, ...names }) => ({ ...presentChange(change, new Map()), ...names }));
  return { items, next_cursor: null, total: rows[0]?.total ?? 0 };
}

function presentChange(change: ChangeRow, progress: Awaited<ReturnType<typeof listProgress>>): MetadataChange {
  const { id, release_id, state, differences, note, answer, created_at, decided_at } = change;
  return {
    id,
    release_id,
    state,
    differences,
    note,
    answer,
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    stores: progress.get(id) ?? [],
  };
}
