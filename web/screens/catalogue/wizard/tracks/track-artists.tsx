import { composeArtistName } from '@tangent/domain/catalogue/release/credit/credited-artists.ts';
import { listTrackMains } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { formatList } from '../../../../parts/text/format.ts';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { useField } from '../draft/use-field.ts';
import { PaidField } from '../submit/paid-field.tsx';
import { useForm } from '../wizard-context.ts';
import { CreditedNames } from './credited-names.tsx';
import { WizardCreditedPages } from './credited-pages.tsx';
import type { TrackPart } from './track-edit.ts';
import { TrackGroup } from './track-group.tsx';
import { useNameSuggestions } from './use-name-suggestions.ts';

/** Edits the artists shown beside the title, where they differ from the artist of the release. */
export const TrackArtists = memo(function TrackArtists(part: TrackPart) {
  const { t, i18n } = useTranslation();
  const { track, index, update } = part;
  const { co_artists, featured_artists, remixers } = track;
  const names = [...(track.artist?.trim() ? [track.artist] : []), ...co_artists, ...featured_artists, ...remixers];
  const profile = useProfileName();
  const shown = useShownName(part, profile);
  const isIncluded = useCapability('featured_artists');
  if (!isIncluded && names.length === 0) return null;
  return (
    <TrackGroup
      index={index}
      names={['artist', 'co_artists', 'featured_artists', 'remixers']}
      title={t('wizard.track.artists')}
      summary={names.length > 0 ? formatList(names, i18n.language) : t('wizard.track.artist_of_release')}
    >
      {shown !== null && <p className="text-13 text-ink-2">{t('wizard.artists.shown', { name: shown })}</p>}
      <PaidField
        capability="track_artist"
        path={`tracks.${index}.artist`}
        value={track.artist ?? ''}
        onRemove={() => update({ artist: null })}
      >
        <TrackArtist {...part} />
      </PaidField>
      <CreditedNames
        path={`tracks.${index}.co_artists`}
        names={track.co_artists}
        // The first of several is named too: without a name of its own it is the artist of the release.
        onChange={(co_artists) =>
          update({ co_artists, artist: track.artist ?? (co_artists.length > 0 ? profile : null) })
        }
        hint={t('wizard.track.co_hint')}
        except={track.artist ?? profile}
      />
      <CreditedNames
        path={`tracks.${index}.featured_artists`}
        names={track.featured_artists}
        onChange={(featured_artists) => update({ featured_artists })}
        hint={t('wizard.track.featured_hint')}
        except={track.artist}
      />
      <CreditedNames
        path={`tracks.${index}.remixers`}
        names={track.remixers}
        onChange={(remixers) => update({ remixers })}
      />
      <WizardCreditedPages names={names} />
    </TrackGroup>
  );
});

/** Returns the name that listeners see beside the title of a track with several artists; null for one artist. */
function useShownName({ track }: TrackPart, profile: string | null): string | null {
  const coArtists = useForm((form) => form.co_artists);
  const { co_artists, featured_artists } = track;
  const mains = listTrackMains(track, profile === null ? [] : [profile, ...coArtists]);
  if (mains.length === 0 || co_artists.length + featured_artists.length === 0) return null;
  return composeArtistName(mains, featured_artists);
}

/** Returns the name of the profile of the release; null while none is chosen. */
function useProfileName(): string | null {
  const artistId = useForm((form) => form.artist_id);
  return useArtists().data?.items.find(({ id }) => id === artistId)?.name ?? null;
}

function TrackArtist({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  return (
    <SuggestField
      {...useField(`tracks.${index}.artist`)}
      optional
      hint={t('wizard.track.artist_hint')}
      suggestions={useNameSuggestions()}
      value={track.artist ?? ''}
      onChange={(artist) => update({ artist: artist || null })}
    />
  );
}
