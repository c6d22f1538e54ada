import { checkSpotifyProfile, findSpotifyArtistId } from '@tangent/domain/catalogue/artist/spotify-id.ts';
import { Copy } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { Button } from '../../../../ui/button.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useField, useFieldLabel } from '../draft/use-field.ts';
import { useLiveField } from '../draft/use-live-field.ts';
import { PaidField } from '../submit/paid-field.tsx';
import { ApplyToAll } from './apply-to-all.tsx';
import { findComposer } from './credit-shares.ts';
import type { TrackPart } from './track-edit.ts';
import { TrackGroup } from './track-group.tsx';
import { useNameSuggestions } from './use-name-suggestions.ts';

/** Edits the composer whom stores show; shares belong to the contributors. */
export const TrackComposer = memo(function TrackComposer(part: TrackPart) {
  const { t } = useTranslation();
  const { track, index, update } = part;
  const isIncluded = useCapability('composer');
  const label = useFieldLabel()('composer_name');
  if (!isIncluded && track.composer_name === null && track.composer_spotify_uri === null) return null;
  return (
    <TrackGroup
      index={index}
      names={['composer_name', 'composer_spotify_uri']}
      title={label}
      summary={track.composer_name?.trim() || t('wizard.none')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <PaidField
          capability="composer"
          path={`tracks.${index}.composer_name`}
          value={track.composer_name ?? ''}
          onRemove={() => update({ composer_name: null, composer_spotify_uri: null })}
        >
          <ComposerName {...part} />
        </PaidField>
        <PaidField
          capability="composer"
          path={`tracks.${index}.composer_spotify_uri`}
          value={track.composer_spotify_uri ?? ''}
          onRemove={() => update({ composer_spotify_uri: null })}
        >
          <ComposerProfile {...part} />
        </PaidField>
      </div>
      {track.composer_name?.trim() && (
        <div className="-mt-2 flex flex-wrap">
          <ApplyToAll trackId={track.id} names={['composer_name', 'composer_spotify_uri']} />
        </div>
      )}
    </TrackGroup>
  );
});

function ComposerName({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const composers = findComposer(track.contributors).join(', ');
  const isOffered = composers !== '' && composers !== track.composer_name?.trim();
  return (
    <div className="grid content-start gap-1.5">
      <SuggestField
        {...useField(`tracks.${index}.composer_name`)}
        optional
        suggestions={useNameSuggestions()}
        value={track.composer_name ?? ''}
        onChange={(name) => update({ composer_name: name || null })}
      />
      {isOffered && (
        <Button size="small" className="justify-self-start" onClick={() => update({ composer_name: composers })}>
          <Copy size={15} aria-hidden /> {t('wizard.track.take_composer', { name: composers })}
        </Button>
      )}
    </div>
  );
}

/** Converts a Spotify link to the address that stores expect; a link to a song is refused. */
function ComposerProfile({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const path = `tracks.${index}.composer_spotify_uri`;
  const text = track.composer_spotify_uri ?? '';
  const { field, onBlur } = useLiveField(path, checkSpotifyProfile(path, text));
  return (
    <TextField
      {...field}
      optional
      hint={t('wizard.track.composer_profile_hint')}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => update({ composer_spotify_uri: toArtistUri(event.target.value) || null })}
      onBlur={onBlur}
    />
  );
}

function toArtistUri(text: string): string {
  const id = findSpotifyArtistId(text);
  return id === null ? text : `spotify:artist:${id}`;
}
