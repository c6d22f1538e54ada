import type { ReleaseDraft } from '@tangent/contract/catalogue/release.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { checkFormat } from '@tangent/domain/catalogue/release/check-format.ts';
import { getPrimaryArtist } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { isExplicit } from '@tangent/domain/catalogue/release/explicit.ts';
import { isStoreIncluded } from '@tangent/domain/catalogue/store/store.ts';
import type { UploadKind } from '@tangent/domain/catalogue/upload/upload-kind.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type ArtistRow, findOwnArtist } from '../artist/public.ts';
import { listActiveStores } from '../store/public.ts';
import { listUploadRows } from '../upload/public.ts';
import type { CapabilityCheck } from './entitlement.ts';
import { normalizeReleaseTexts } from './normalize-texts.ts';
import type { ReleaseRow } from './present-release.ts';
import { getOwnRelease, listTrackRows } from './release-store.ts';

/**
 * Returns the artist of a release, which must be one of the caller's own. A release without an artist is refused
 * (S5-017, A-026).
 */
export async function getChosenArtist(tx: Tx, actor: Actor, artistId: string | null): Promise<ArtistRow> {
  const path = 'artist_id';
  if (artistId === null) throw new Refusal('invalid_input', [{ code: 'artist_required', path }]);
  const artist = await findOwnArtist(tx, actor.user_id, artistId);
  if (artist === null) throw new Refusal('not_found', [{ code: 'not_found', path }]);
  return artist;
}

/**
 * Builds the stored fields of a draft; fields that were not sent are left out, and one in a wrong format refuses the
 * save. The displayed artist name and the explicit flag are computed afterwards.
 */
export async function buildReleaseFields(
  tx: Tx,
  actor: Actor,
  may: CapabilityCheck,
  draft: ReleaseDraft,
): Promise<Partial<ReleaseRow>> {
  const { tracks, artist_id, store_ids, ...fields } = draft;
  const issues = checkFormat(draft);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  await checkUploads(tx, actor, draft);
  const artist = artist_id === undefined ? null : await getChosenArtist(tx, actor, artist_id);
  return {
    ...(normalizeReleaseTexts(fields) as Partial<ReleaseRow>),
    ...(store_ids === undefined ? {} : { store_ids: await filterAllowedStores(tx, may, store_ids) }),
    ...(artist === null ? {} : { artist_id: artist.id }),
  };
}

/**
 * Recomputes the fields that follow from the rest of a release: the displayed artist is the artist's name or 'Various
 * Artists', an explicit track makes the release explicit, and an account that cannot choose a label
 * gets the artist's name as label.
 */
export async function recomputeDerivedFields(tx: Tx, actor: Actor, may: CapabilityCheck, id: string): Promise<void> {
  const release = await getOwnRelease(tx, actor, id);
  const artist = await getChosenArtist(tx, actor, release.artist_id);
  const isOwnName = release.record_label?.toLowerCase() === artist.name.toLowerCase();
  const derived = {
    primary_artist: getPrimaryArtist(release, artist.name),
    explicit: isExplicit({ explicit: release.explicit, tracks: await listTrackRows(tx, id) }),
    record_label: isOwnName && !may('record_label') ? null : release.record_label,
  };
  await tx.update(releases).set(derived).where(eq(releases.id, id));
}

/**
 * Drops unknown stores, and premium ones that the plan lacks, without an error (S5-023, A-121); the response shows the
 * remaining stores.
 */
export async function filterAllowedStores(tx: Tx, may: CapabilityCheck, wanted: readonly string[]): Promise<string[]> {
  const stores = await listActiveStores(tx);
  const allowed = new Set(stores.filter((store) => isStoreIncluded(store, may('premium_stores'))).map(({ id }) => id));
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
