import { IPI, ISNI } from '@tangent/ddex/ern/party-list.ts';
import type { ErnProprietaryId, ErnRelease } from '@tangent/ddex/model.ts';
import type { ArtistPage } from '@tangent/domain/catalogue/artist/identities.ts';
import type { SnapshotProfile } from '../plan/release-snapshot.ts';

/** The namespaces of the services with artist pages, in messages. */
const NAMESPACES: Record<ArtistPage, string> = { spotify: 'Spotify', apple_music: 'AppleMusic' };

/** In place of an id: the service makes a page (docs/standards/delivery.md). */
const NEW_PAGE = 'new';

/** The namespace of the key with which Spotify accepts deliveries to a protected page. */
const ARTIST_KEY = 'SpotifyArtistKey';

/** A profile, with the key of its protected page in messages to the store that wants it. */
export type KnownProfile = SnapshotProfile & { readonly artist_key?: string | null };

/**
 * Finds the ids of a credited artist by name, if a profile of the account has that name: ISNI, the pages at the
 * services or that a service should make one, and the key of a protected page.
 */
export function findPartyIds(profiles: readonly KnownProfile[], name: string): ErnProprietaryId[] {
  const profile = profiles.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (profile === undefined) return [];
  const { isni, spotify_id, apple_music_id, new_pages, artist_key = null } = profile;
  const pages = { spotify: spotify_id && `spotify:artist:${spotify_id}`, apple_music: apple_music_id };
  return [
    ...(isni === null ? [] : [{ namespace: ISNI, id: isni }]),
    ...(['spotify', 'apple_music'] as const).flatMap((page) => {
      const id = pages[page] ?? (new_pages.includes(page) ? NEW_PAGE : null);
      return id === null ? [] : [{ namespace: NAMESPACES[page], id }];
    }),
    ...(artist_key === null ? [] : [{ namespace: ARTIST_KEY, id: artist_key }]),
  ];
}

type Writer = { readonly name: string; readonly ipi?: string | null | undefined };

/** Adds the IPIs of songwriters wherever a release names them: one person has the same ids everywhere. */
export function addIpis(release: ErnRelease, writers: readonly Writer[]): ErnRelease {
  const add = <Person extends { name: string; ids: ErnProprietaryId[] }>(person: Person): Person => ({
    ...person,
    ids: addIpi(person.ids, writers, person.name),
  });
  return {
    ...release,
    artists: release.artists.map(add),
    credits: release.credits.map(add),
    tracks: release.tracks.map((track) => ({
      ...track,
      artists: track.artists.map(add),
      contributors: track.contributors.map(add),
    })),
  };
}

/** Adds the IPI of a songwriter to the ids of a person, in the order of a message: after the ISNI, before the pages. */
function addIpi(ids: readonly ErnProprietaryId[], writers: readonly Writer[], name: string): ErnProprietaryId[] {
  const ipi = writers.find((one) => one.ipi != null && one.name.toLowerCase() === name.toLowerCase())?.ipi ?? null;
  if (ipi === null) return [...ids];
  const isFirst = ({ namespace }: ErnProprietaryId) => namespace === ISNI;
  return [...ids.filter(isFirst), { namespace: IPI, id: ipi }, ...ids.filter((one) => !isFirst(one))];
}
