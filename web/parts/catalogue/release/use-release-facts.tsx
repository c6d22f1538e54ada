import type { Release } from '@tangent/contract/catalogue/release.ts';
import { ARTIST_PAGES } from '@tangent/domain/catalogue/artist/identities.ts';
import type { ClaimPolicyChoice } from '@tangent/domain/catalogue/release/claim-policy.ts';
import type { CreditedPages } from '@tangent/domain/catalogue/release/credit/credited-pages.ts';
import { NO_LANGUAGE } from '@tangent/domain/catalogue/release/language.ts';
import { findRightsLine } from '@tangent/domain/catalogue/release/rights-lines.ts';
import type { TerritoryChoice } from '@tangent/domain/catalogue/release/territories.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../api/catalogue/artist.ts';
import { languageName } from '../../form/language-options.ts';
import type { Fact } from '../../page/fact-list.tsx';
import { formatDate } from '../../text/format.ts';
import { PAGE_SERVICES } from '../artist/artist-pages.ts';
import { useClaimPolicyText } from './use-claim-policy-text.ts';
import { useTerritoryText } from './use-territory-text.ts';

/** The basic data of a release, in the wizard or on its page. */
export type ReleaseBasics = Pick<
  Release,
  | 'primary_artist'
  | 'title'
  | 'version_title'
  | 'release_type'
  | 'language'
  | 'primary_genre'
  | 'secondary_genre'
  | 'record_label'
  | 'upc'
  | 'explicit'
  | 'artwork_ai'
  | 'p_line_year'
  | 'p_line_owner'
  | 'c_line_year'
  | 'c_line_owner'
  | 'original_release_date'
  | 'release_date'
> &
  TerritoryChoice &
  ClaimPolicyChoice & { readonly artist_id: string | null; readonly credited_pages: readonly CreditedPages[] };

/**
 * Returns the fields of a release as text, without its stores, release date and pre-save date; empty fields show the
 * default that applies.
 */
export function useReleaseFacts(release: ReleaseBasics): Fact[] {
  const { t, i18n } = useTranslation();
  // 'Various Artists' is no name for a label: stores receive the name of the profile.
  const profileName = useArtists().data?.items.find(({ id }) => id === release.artist_id)?.name;
  const genre = (value: ReleaseBasics['primary_genre']) => (value === null ? '–' : t(`genre.${value}`));
  const field = (name: keyof ReleaseBasics, value: Fact['value']): Fact => ({
    key: name,
    // In the wizard the artist is chosen from the profiles, by id.
    name: t(`release.field.${name === 'primary_artist' ? 'artist_id' : name}`),
    value,
  });
  const territoryText = useTerritoryText();
  const claimPolicyText = useClaimPolicyText();
  return [
    field('primary_artist', release.primary_artist || '–'),
    ...(release.credited_pages.length === 0
      ? []
      : [field('credited_pages', <PageLinks credited={release.credited_pages} />)]),
    field('title', release.title.trim() || t('release.untitled')),
    ...(release.version_title ? [field('version_title', release.version_title)] : []),
    field('release_type', t(`release.type.${release.release_type}`)),
    field('language', languageText(release.language, i18n.language, t('release.no_lyrics'))),
    field('primary_genre', genre(release.primary_genre)),
    field('secondary_genre', genre(release.secondary_genre)),
    field('record_label', release.record_label || profileName || release.primary_artist || '–'),
    field(
      'upc',
      release.upc ? (
        <span className="code">{release.upc}</span>
      ) : (
        <span className="text-ink-2">{t('release.assigned')}</span>
      ),
    ),
    ...(['p', 'c'] as const).flatMap((kind) => {
      const line = findRightsLine(release, kind, profileName ?? release.primary_artist);
      return line === null ? [] : [field(`${kind}_line_owner`, `${line.year} ${line.owner}`)];
    }),
    ...(release.original_release_date === null
      ? []
      : [field('original_release_date', formatDate(release.original_release_date, i18n.language))]),
    field('territory_mode', territoryText(release)),
    field('claim_policy', claimPolicyText(release)),
    field('explicit', t(release.explicit ? 'release.yes' : 'release.no')),
    ...(release.artwork_ai === null ? [] : [field('artwork_ai', t(`release.ai_extent.${release.artwork_ai}`))]),
  ];
}

/** Links to the pages of credited artists, so that a reader sees whether they are the right ones. */
function PageLinks({ credited }: { credited: ReleaseBasics['credited_pages'] }) {
  const { t } = useTranslation();
  return (
    <ul>
      {credited.map((pages) => (
        <li key={pages.name}>
          {pages.name}
          {ARTIST_PAGES.map((page) => {
            const { field, getAddress } = PAGE_SERVICES[page];
            const id = pages[field];
            return (
              id !== null && (
                <Fragment key={page}>
                  {' · '}
                  <a className="text-link" href={getAddress(id)} target="_blank" rel="noreferrer">
                    {t(`artist.service.${page}`)}
                  </a>
                </Fragment>
              )
            );
          })}
        </li>
      ))}
    </ul>
  );
}

/** Names a language, 'no lyrics' for an instrumental, a dash if it is missing. */
export function languageText(code: string | null, pageLanguage: string, noLyricsLabel: string): string {
  if (code === null || code === '') return '–';
  return code === NO_LANGUAGE ? noLyricsLabel : languageName(code, pageLanguage);
}
