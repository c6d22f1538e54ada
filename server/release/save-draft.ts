import type { ReleaseDraft } from '@tangent/contract/release.ts';
import type { UploadKind } from '@tangent/domain/upload/upload.ts';
import { type ArtistRow, findOwnArtist } from '../artist/public.ts';
import type { Actor } from '../auth/public.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { listActiveStores } from '../store/public.ts';
import { listUploadRows } from '../upload/public.ts';
import type { ReleaseRow } from './present-release.ts';

/** The artist a release is for: one of the caller's own. Without one there is no release (SPEC 5, A-026). */
export async function getChosenArtist(tx: Tx, actor: Actor, artistId: string | null): Promise<ArtistRow> {
  const path = 'artist_id';
  if (artistId === null) throw new Refusal('invalid_input', [{ code: 'artist_required', path }]);
  const artist = await findOwnArtist(tx, actor.user_id, artistId);
  if (artist === null) throw new Refusal('not_found', [{ code: 'not_found', path }]);
  return artist;
}

/** The fields of a draft as they are stored; what was not sent stays away. The shown name follows the artist. */
export async function buildReleaseFields(tx: Tx, actor: Actor, draft: ReleaseDraft): Promise<Partial<ReleaseRow>> {
  const { tracks, artist_id, store_ids, title, ...fields } = draft;
  await checkUploads(tx, actor, draft);
  const artist = artist_id === undefined ? null : await getChosenArtist(tx, actor, artist_id);
  return {
    ...withoutAbsent(fields),
    ...(title === undefined ? {} : { title: title.normalize('NFC') }),
    ...(store_ids === undefined ? {} : { store_ids: await keepAllowedStores(tx, actor, store_ids) }),
    ...(artist === null ? {} : { artist_id: artist.id, primary_artist: artist.name }),
  };
}

// Unknown stores, and premium ones on the free plan, are dropped without a word (SPEC 5, A-121); the answer shows what stayed.
async function keepAllowedStores(tx: Tx, actor: Actor, wanted: readonly string[]): Promise<string[]> {
  const stores = await listActiveStores(tx);
  const allowed = new Set(stores.filter(({ premium }) => !premium || actor.plan !== 'free').map(({ id }) => id));
  return [...new Set(wanted)].filter((id) => allowed.has(id));
}

async function checkUploads(tx: Tx, actor: Actor, { artwork_upload_id, tracks = [] }: ReleaseDraft): Promise<void> {
  const wanted: { id: string | null | undefined; kind: UploadKind; path: string }[] = [
    { id: artwork_upload_id, kind: 'artwork', path: 'artwork_upload_id' },
    ...tracks.map((track, index) => {
      return { id: track.audio_upload_id, kind: 'audio' as const, path: `tracks.${index}.audio_upload_id` };
    }),
  ];
  const rows = await listUploadRows(
    tx,
    wanted.flatMap(({ id }) => id ?? []),
  );
  for (const { id, kind, path } of wanted) {
    const fits = rows.some((row) => row.id === id && row.account_id === actor.user_id && row.kind === kind);
    if (id && !fits) throw new Refusal('not_found', [{ code: 'not_found', path }]);
  }
}

function withoutAbsent<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
