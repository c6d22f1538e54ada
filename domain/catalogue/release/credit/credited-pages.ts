import { type Issue, prefixPaths } from '../../../issue.ts';
import { checkIdentities } from '../../artist/identities.ts';
import { toNameKey } from './credited-artists.ts';

/** The pages of a credited artist who is no profile of the account, by name: in whatever role, on release or track. */
export type CreditedPages = {
  readonly name: string;
  /** 22 characters; a save also takes links. */
  readonly spotify_id: string | null;
  readonly apple_music_id: string | null;
};

/** The names in the roles of artists, on a release and on its tracks. */
type Credited = {
  readonly co_artists: readonly string[];
  readonly featured_artists: readonly string[];
  readonly tracks: readonly {
    readonly artist: string | null;
    readonly co_artists: readonly string[];
    readonly featured_artists: readonly string[];
    readonly remixers: readonly string[];
  }[];
};

/**
 * Lists the artists that a release credits beside its profile, once each, in the order of their first credit.
 *
 * @example listCreditedNames({ co_artists: ['Mo'], featured_artists: [], tracks: [] }) // ['Mo']
 */
export function listCreditedNames({ co_artists, featured_artists, tracks }: Credited): string[] {
  const names = [
    ...co_artists,
    ...featured_artists,
    ...tracks.flatMap((track) => [
      track.artist ?? '',
      ...track.co_artists,
      ...track.featured_artists,
      ...track.remixers,
    ]),
  ].map((name) => name.trim());
  const seen = new Set(['']);
  return names.filter((name) => {
    const key = toNameKey(name);
    return !seen.has(key) && seen.add(key);
  });
}

/** Returns the pages that a release names for one of its artists. */
export function findCreditedPages<Pages extends CreditedPages>(pages: readonly Pages[], name: string): Pages | null {
  return pages.find((one) => toNameKey(one.name) === toNameKey(name)) ?? null;
}

/** Lists the pages whose artists the release still credits: a name that was removed keeps its pages, unused. */
export function listUsedPages(
  release: Credited & { readonly credited_pages: readonly CreditedPages[] },
): CreditedPages[] {
  return listCreditedNames(release).flatMap((name) => findCreditedPages(release.credited_pages, name) ?? []);
}

/** Checks that pages are ids or links of artists. */
export function checkPageFormats(pages: readonly CreditedPages[]): Issue[] {
  return pages.flatMap((page, index) => prefixPaths(`credited_pages.${index}`, checkIdentities(page)));
}

/** Checks the pages of a release: their form, and that no two of its artists share a page. */
export function checkCreditedPages(release: Credited & { readonly credited_pages: readonly CreditedPages[] }): Issue[] {
  const { credited_pages } = release;
  const used = listUsedPages(release);
  const shared = used.flatMap((page, at) =>
    (['spotify_id', 'apple_music_id'] as const).flatMap((field): Issue[] => {
      const other = used.slice(0, at).find((one) => page[field] !== null && one[field] === page[field]);
      if (other === undefined) return [];
      const path = `credited_pages.${credited_pages.indexOf(page)}.${field}`;
      return [{ code: 'page_of_another', path, params: { name: other.name } }];
    }),
  );
  return [...checkPageFormats(credited_pages), ...shared];
}
