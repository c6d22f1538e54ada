import { listAiParts } from '@tangent/domain/catalogue/release/ai/ai-answers.ts';
import { isClaimable } from '@tangent/domain/catalogue/release/claims.ts';
import { getTrackArtist } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import type { DraftTrack } from '@tangent/domain/catalogue/release/draft.ts';
import { useTranslation } from 'react-i18next';
import type { Fact } from '../../page/fact-list.tsx';
import { formatDuration, formatList, formatNumber } from '../../text/format.ts';
import { useCountryName } from '../../text/use-country-name.ts';
import { LyricsField } from './lyrics/lyrics-view.tsx';
import { languageText } from './use-release-facts.tsx';

/** The data of a track, in the wizard or on the page of its release. */
export type TrackBasics = Omit<DraftTrack, 'title' | 'audio'> & {
  readonly audio: { readonly filename: string; readonly audio: { readonly duration_ms: number } | null } | null;
};
/** The values of the release that tracks without their own values use. */
export type TrackReleaseFacts = { readonly artist: string; readonly genre: DraftTrack['genre'] };

type ToFact = (
  name: Exclude<keyof TrackBasics, 'contributors' | 'performers' | 'production_credits'>,
  value: Fact['value'],
) => Fact;

/** Returns every field of a track as text: first those that always apply, then the optional ones that are filled in. */
export function useTrackFacts(track: TrackBasics, release: TrackReleaseFacts): Fact[] {
  const { t, i18n } = useTranslation();
  const credits = useCredits(track);
  const nameOf = useCountryName();
  const toFact: ToFact = (name, value) => ({ key: name, name: t(`release.field.${name}`), value });
  const version = [t(`release.version.${track.version_type}`), track.version_title].filter(Boolean).join(' · ');
  const genre = track.genre ?? release.genre;
  const guests = track.featured_artists;
  const line = [track.p_line_year, track.p_line_owner].filter((part) => part !== null).join(' ');
  const answers = listAiParts(track).flatMap((part) => {
    const extent = track.ai_answers[part];
    return extent === undefined ? [] : `${t(`release.ai_part.${part}`)}: ${t(`release.ai_extent.${extent}`)}`;
  });
  return [
    ...(track.disc_number > 1 ? [toFact('disc_number', String(track.disc_number))] : []),
    toFact('version_type', version),
    toFact('artist', getTrackArtist({ ...track, artist: track.artist || null }, release.artist) || '–'),
    ...(guests.length > 0 ? [toFact('featured_artists', formatList(guests, i18n.language))] : []),
    ...(track.remixers.length > 0 ? [toFact('remixers', formatList(track.remixers, i18n.language))] : []),
    toFact('genre', genre === null ? '–' : t(`genre.${genre}`)),
    toFact('language', languageText(track.language, i18n.language, t('release.no_lyrics'))),
    toFact('explicit', t(track.explicit ? 'release.yes' : 'release.no')),
    toFact('isrc', track.isrc ? <span className="code">{track.isrc}</span> : t('release.assigned')),
    ...(track.composer_name ? [toFact('composer_name', track.composer_name)] : []),
    ...(track.composer_spotify_uri ? [toFact('composer_spotify_uri', track.composer_spotify_uri)] : []),
    toFact('audio', track.audio?.filename ?? '–'),
    ...(line === '' ? [] : [toFact('p_line_owner', line)]),
    ...credits,
    ...(track.songwriters === 'named' ? [] : [toFact('songwriters', t(`release.songwriters.${track.songwriters}`))]),
    ...(track.recording_country ? [toFact('recording_country', nameOf(track.recording_country))] : []),
    ...(track.recording_date ? [toFact('recording_date', track.recording_date)] : []),
    ...(track.iswc ? [toFact('iswc', <span className="code">{track.iswc}</span>)] : []),
    ...(track.publisher ? [toFact('publisher', track.publisher)] : []),
    ...(answers.length > 0 ? [toFact('ai_answers', formatList(answers, i18n.language))] : []),
    toFact('claim_conditions', t(isClaimable(track) ? 'release.yes' : 'release.no')),
    ...(track.clip_start_seconds === null
      ? []
      : [toFact('clip_start_seconds', formatDuration(track.clip_start_seconds * 1000))]),
    ...(track.is_instant ? [toFact('is_instant', t('release.yes'))] : []),
    ...(track.lyrics
      ? [
          {
            ...toFact(
              'lyrics',
              <LyricsField text={track.lyrics} language={track.language} synchronized={track.lyrics_synchronized} />,
            ),
            wide: true,
          },
        ]
      : []),
  ];
}

function useCredits({ contributors, performers, production_credits }: TrackBasics): Fact[] {
  const { t, i18n } = useTranslation();
  const percent = (basisPoints: number) => `${formatNumber(basisPoints / 100, i18n.language, 2)}%`;
  const shares = contributors.map(
    ({ name, role, share_basis_points }) => `${name} (${t(`release.role.${role}`)}) ${percent(share_basis_points)}`,
  );
  const players = performers.map(({ name, instrument }) => `${name} (${t(`release.instrument.${instrument}`)})`);
  const makers = production_credits.map(({ name, role }) => `${name} (${t(`release.role.${role}`)})`);
  const fact = (key: 'contributors' | 'performers' | 'production_credits', lines: readonly string[]): Fact => ({
    key,
    name: t(`release.field.${key}`),
    wide: true,
    value: (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  });
  return [
    ...(shares.length > 0 ? [fact('contributors', shares)] : []),
    ...(players.length > 0 ? [fact('performers', players)] : []),
    ...(makers.length > 0 ? [fact('production_credits', makers)] : []),
  ];
}
