import { split_parts, split_recoupments, split_versions } from '@tangent/db/schema/money/split.ts';
import type { SplitDraft } from '@tangent/domain/money/collaborator/check-split.ts';
import { getFirstDay, type Period, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { centsToMicros } from '@tangent/domain/money.ts';
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

type PartRow = Omit<typeof split_parts.$inferSelect, 'version_id' | 'position'>;

export interface StoredVersion {
  id: string;
  number: number;
  effective_from: Period;
  recoupable_micros: bigint;
  recouped_micros: bigint;
  created_at: Date;
  parts: PartRow[];
}

/** Lists the versions of tracks, the oldest first; a track without one is missing. */
export async function listVersions(db: Db | Tx, trackIds: readonly string[]): Promise<Map<string, StoredVersion[]>> {
  const versions = new Map<string, StoredVersion[]>();
  if (trackIds.length === 0) return versions;
  const recouped = sql<string>`(select coalesce(sum(r.amount_micros), 0) from ${split_recoupments} r
    where r.version_id = ${split_versions}.id)`;
  const rows = await db
    .select({ ...getTableColumns(split_versions), recouped })
    .from(split_versions)
    .where(inArray(split_versions.track_id, [...trackIds]))
    .orderBy(asc(split_versions.number));
  const parts = await listParts(
    db,
    rows.map(({ id }) => id),
  );
  for (const { id, track_id, number, effective_from, recoupable_micros, created_at, recouped } of rows) {
    const version = {
      id,
      number,
      effective_from: toPeriod(effective_from),
      recoupable_micros,
      created_at,
      recouped_micros: BigInt(recouped),
      parts: parts.get(id) ?? [],
    };
    versions.set(track_id, [...(versions.get(track_id) ?? []), version]);
  }
  return versions;
}

async function listParts(db: Db | Tx, versionIds: readonly string[]): Promise<Map<string, PartRow[]>> {
  const parts = new Map<string, PartRow[]>();
  if (versionIds.length === 0) return parts;
  const rows = await db
    .select()
    .from(split_parts)
    .where(inArray(split_parts.version_id, [...versionIds]))
    .orderBy(asc(split_parts.version_id), asc(split_parts.position));
  for (const { version_id, position: _, ...part } of rows)
    parts.set(version_id, [...(parts.get(version_id) ?? []), part]);
  return parts;
}

/** Adds a version to a track; `payee_ids` are in the order of its parts. */
export async function insertVersion(
  tx: Tx,
  versionFields: { owner_id: string; track_id: string; number: number; created_at: Date },
  draft: SplitDraft,
  payeeIds: readonly (string | null)[],
): Promise<void> {
  const effective_from = getFirstDay(draft.effective_from);
  const recoupable_micros = centsToMicros(draft.recoupable_cents);
  const [version] = await tx
    .insert(split_versions)
    .values({ ...versionFields, effective_from, recoupable_micros })
    .returning({ id: split_versions.id });
  if (!version) throw new Error('the version was not stored');
  await tx.insert(split_parts).values(
    draft.parts.map(({ name, roles, share_basis_points }, position) => ({
      version_id: version.id,
      position,
      name: normalizeName(name),
      roles: [...roles],
      share_basis_points,
      payee_id: payeeIds[position] ?? null,
    })),
  );
}

/** Returns a name in its stored form. */
export function normalizeName(name: string): string {
  return name.trim().normalize('NFC').replace(/\s+/gu, ' ');
}

/** Counts the saves since an instant in which an owner named a payee: notifications of one payee are limited. */
export async function countSavesNamingPayee(tx: Tx, payeeId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ saves: sql<number>`count(distinct ${split_versions.created_at})::int` })
    .from(split_parts)
    .innerJoin(split_versions, eq(split_versions.id, split_parts.version_id))
    .where(
      sql`${split_parts.payee_id} = ${payeeId} and ${split_versions.created_at} > ${since.toISOString()}::timestamptz`,
    );
  return row?.saves ?? 0;
}
