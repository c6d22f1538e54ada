import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../parts/text/format.ts';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import { CreditedNames } from './credited-names.tsx';
import { PaidField } from './paid-field.tsx';
import type { TrackPart } from './track-edit.ts';
import { TrackGroup } from './track-group.tsx';
import { useField } from './use-field.ts';
import { useNameSuggestions } from './use-name-suggestions.ts';

/** Edits the artists shown beside the title, where they differ from the artist of the release. */
export const TrackArtists = memo(function TrackArtists(part: TrackPart) {
  const { t, i18n } = useTranslation();
  const { track, index, update } = part;
  const names = [...(track.artist?.trim() ? [track.artist] : []), ...track.featured_artists, ...track.remixers];
  return (
    <TrackGroup
      index={index}
      names={['artist', 'featured_artists', 'remixers']}
      title={t('wizard.track.artists')}
      summary={names.length > 0 ? formatList(names, i18n.language) : t('wizard.track.artist_of_release')}
    >
      <PaidField
        capability="track_artist"
        path={`tracks.${index}.artist`}
        value={track.artist ?? ''}
        onRemove={() => update({ artist: null })}
      >
        <TrackArtist {...part} />
      </PaidField>
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
    </TrackGroup>
  );
});

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
