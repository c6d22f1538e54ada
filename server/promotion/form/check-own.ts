import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { listChanges, listShownFields, listTexts } from '@tangent/domain/promotion/form/check-values.ts';
import {
  type FormDefinition,
  type FormField,
  type FormValues,
  takesRelease,
} from '@tangent/domain/promotion/form/field.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { listUploadRows } from '../../catalogue/upload/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Something of the account that a value refers to by its id. */
type Reference = { readonly path: string; readonly id: string; readonly field: FormField };

/** The things that the values of a form refer to. */
export interface OwnThings {
  /** The name of each artist, release and track by its id. */
  names: Record<string, string>;
  document_upload_ids: string[];
}

/**
 * Finds what the values refer to. Anything that does not belong to the account is refused exactly like something that
 * does not exist.
 */
export async function findOwnThings(
  tx: Tx | Db,
  actor: Actor,
  form: FormDefinition,
  values: FormValues,
): Promise<OwnThings> {
  const references = listReferences(form, values);
  const stranger = references.find(({ id }) => !ID.test(id));
  if (stranger) throw new Refusal('not_found', [{ code: 'not_found', path: stranger.path }]);
  const documents = await findOwnDocuments(
    tx,
    actor,
    references.filter(({ field }) => field.type === 'file'),
  );
  const names = await findNames(
    tx,
    actor.user_id,
    references.filter(({ field }) => field.type !== 'file').map(({ id }) => id),
  );
  const missing = references.find(({ field, id }) => field.type !== 'file' && names[id] === undefined);
  if (missing) throw new Refusal('not_found', [{ code: 'not_found', path: missing.path }]);
  return { names, document_upload_ids: documents };
}

/** Returns issues of releases that a field does not take in their state. */
export async function findStateIssues(tx: Tx, form: FormDefinition, values: FormValues): Promise<Issue[]> {
  const wanted = listReferences(form, values).filter(({ field }) => field.must_be !== undefined);
  const ids = wanted.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { id, status } = releases;
  const found = await tx.select({ id, status }).from(releases).where(inArray(id, ids));
  const states = new Map(found.map((release) => [release.id, release.status]));
  return wanted
    .filter(({ id: wantedId, field }) => !takesRelease(field, states.get(wantedId) ?? 'draft'))
    .map(({ path, field }) => ({ code: field.must_be === 'live' ? 'release_not_live' : 'release_not_sent', path }));
}

/** Returns the names of an account's artists, releases and tracks with these ids. */
export async function findNames(
  tx: Tx | Db,
  accountId: string,
  ids: readonly string[],
): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  const rows = await tx
    .select({ id: artists.id, name: artists.name })
    .from(artists)
    .where(and(eq(artists.account_id, accountId), inArray(artists.id, [...ids])))
    .unionAll(
      tx
        .select({ id: releases.id, name: releases.title })
        .from(releases)
        .where(and(eq(releases.account_id, accountId), inArray(releases.id, [...ids]))),
    )
    .unionAll(
      tx
        .select({ id: tracks.id, name: tracks.title })
        .from(tracks)
        .innerJoin(releases, eq(releases.id, tracks.release_id))
        .where(and(eq(releases.account_id, accountId), inArray(tracks.id, [...ids]))),
    );
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

/** Lists what the values refer to, with the path of each. */
export function listReferences(form: FormDefinition, values: FormValues): Reference[] {
  return listShownFields(form, values).flatMap((field): Reference[] => {
    const value = values[field.name];
    switch (field.type) {
      case 'artist':
      case 'release':
      case 'file':
        return listTexts(value).map((id) => ({ path: field.name, id, field }));
      case 'releases':
        return listTexts(value).map((id, index) => ({ path: `${field.name}.${index}`, id, field }));
      case 'changes':
        return listChanges(value).flatMap(({ track }, index) =>
          track === '' ? [] : [{ path: `${field.name}.${index}`, id: track, field }],
        );
      default:
        return [];
    }
  });
}

async function findOwnDocuments(tx: Tx | Db, actor: Actor, references: readonly Reference[]): Promise<string[]> {
  const rows = await listUploadRows(
    tx,
    references.map(({ id }) => id),
  );
  for (const { id, path } of references) {
    const row = rows.find((one) => one.id === id && one.account_id === actor.user_id && one.kind === 'document');
    if (!row) throw new Refusal('not_found', [{ code: 'not_found', path }]);
    if (row.state === 'failed') throw new Refusal('invalid_input', [{ code: 'document_failed', path }]);
    if (row.state !== 'complete') throw new Refusal('invalid_input', [{ code: 'upload_unfinished', path }]);
  }
  return references.map(({ id }) => id);
}
