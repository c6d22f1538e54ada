import { useMemo } from 'react';
import { useKnownNames } from '../../api/artist.ts';
import type { DraftForm } from './draft-form.ts';
import { useForm } from './wizard-context.ts';

/** Names to choose from while typing: those of this release and of earlier ones, so that nobody is spelled in two ways. */
export function useNameSuggestions(): readonly string[] {
  // One text, so that it is the same as long as no name has changed.
  const names = useForm(namesOf);
  const known = useKnownNames();
  return useMemo(() => [...new Set([...names.split('\n').filter((name) => name !== ''), ...known])], [names, known]);
}

function namesOf({ tracks }: DraftForm): string {
  const names = tracks.flatMap((track) => [
    track.artist ?? '',
    track.composer_name ?? '',
    ...track.featured_artists,
    ...track.contributors.map(({ name }) => name),
    ...track.performers.map(({ name }) => name),
  ]);
  return [...new Set(names.map((name) => name.trim()).filter((name) => name.length > 2))].join('\n');
}
