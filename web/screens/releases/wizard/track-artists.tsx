import { FEATURED_ARTISTS_MAX } from '@tangent/domain/limits.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { splitArtists } from '../../../parts/release/split-artists.ts';
import { formatList } from '../../../parts/text/format.ts';
import { SuggestField } from '../../../ui/suggest-field.tsx';
import { TagField } from '../../../ui/tag-field.tsx';
import { PaidField } from './paid-field.tsx';
import type { TrackPart } from './track-edit.ts';
import { TrackGroup } from './track-group.tsx';
import { useField } from './use-field.ts';
import { useNameSuggestions } from './use-name-suggestions.ts';

/** Edits the artists shown beside the title, where they differ from the artist of the release. */
export const TrackArtists = memo(function TrackArtists(part: TrackPart) {
  const { t, i18n } = useTranslation();
  const { track, index, update } = part;
  const names = [...(track.artist?.trim() ? [track.artist] : []), ...track.featured_artists];
  return (
    <TrackGroup
      index={index}
      names={['artist', 'featured_artists']}
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
      <PaidField
        capability="featured_artists"
        path={`tracks.${index}.featured_artists`}
        value={formatList(track.featured_artists, i18n.language)}
        onRemove={() => update({ featured_artists: [] })}
      >
        <FeaturedArtists {...part} />
      </PaidField>
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

function FeaturedArtists({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const suggestions = useNameSuggestions();
  const isArtist = (name: string) => name.toLowerCase() === track.artist?.trim().toLowerCase();
  return (
    <TagField
      {...useField(`tracks.${index}.featured_artists`)}
      optional
      hint={t('wizard.track.featured_hint')}
      values={track.featured_artists}
      onChange={(featured_artists) => update({ featured_artists })}
      suggestions={suggestions}
      split={(text) => splitArtists(text, suggestions).filter((name) => !isArtist(name))}
      removeLabel={(name) => t('wizard.remove_value', { field: name })}
      max={FEATURED_ARTISTS_MAX}
    />
  );
}
