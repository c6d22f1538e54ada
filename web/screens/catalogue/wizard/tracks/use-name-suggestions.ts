import { useMemo } from 'react';
import { useKnownNames } from '../../../../api/catalogue/artist.ts';
import type { DraftForm, TrackForm } from '../draft/draft-form.ts';
import { useDraftState, useForm } from '../wizard-context.ts';

/** Suggests names while typing, from this and earlier releases, so that each name keeps one spelling. */
export function useNameSuggestions(): readonly string[] {
  // A single text compares equal as long as no name has changed.
  const names = useForm(joinNames);
  const known = useKnownNames(useDraftState((state) => state.release?.id ?? null));
  return useMemo(() => [...new Set([...names.split('\n').filter((name) => name !== ''), ...known])], [names, known]);
}

/** Many fields read the names at every keystroke; an unchanged track is read once. */
const READ = new WeakMap<TrackForm, readonly string[]>();

function joinNames({ tracks }: DraftForm): string {
  return [...new Set(tracks.flatMap(listTrackNames))].join('\n');
}

function listTrackNames(track: TrackForm): readonly string[] {
  const known = READ.get(track);
  if (known !== undefined) return known;
  const written = [
    track.artist ?? '',
    track.composer_name ?? '',
    ...track.co_artists,
    ...track.featured_artists,
    ...track.contributors.map(({ name }) => name),
    ...track.performers.map(({ name }) => name),
    ...track.production_credits.map(({ name }) => name),
  ];
  const names = written.map((name) => name.trim()).filter((name) => name.length > 2);
  READ.set(track, names);
  return names;
}
