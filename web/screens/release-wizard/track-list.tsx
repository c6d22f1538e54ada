import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelUpload } from '../../parts/upload/upload-store.ts';
import { trackSlot } from '../../parts/upload/use-uploads.ts';
import { moveTrack } from './edit-tracks.ts';
import { TrackRow } from './track-row.tsx';
import { useWizard } from './wizard-context.ts';

export function TrackList() {
  const { tracks } = useWizard().draft.form;
  const [opened, setOpened] = useState<string | null>(tracks.length === 1 ? (tracks[0]?.id ?? null) : null);
  const { said, move, remove } = useTrackOrder();
  return (
    <>
      <ol className="-mx-4 divide-y divide-line border-y border-line empty:hidden sm:-mx-5">
        {tracks.map((track, index) => (
          <TrackRow
            key={track.id}
            track={track}
            index={index}
            last={index === tracks.length - 1}
            open={opened === track.id}
            onToggle={() => setOpened(opened === track.id ? null : track.id)}
            onMove={(by, button) => move(index, by, button)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** Moving and removing tracks, with what a screen reader says about it. */
function useTrackOrder() {
  const { t } = useTranslation();
  const { draft } = useWizard();
  const { tracks } = draft.form;
  const [said, setSaid] = useState('');
  const titleAt = (index: number) => tracks[index]?.title || t('release.untitled');

  const move = (index: number, by: -1 | 1, button: string) => {
    draft.change((form) => ({ tracks: moveTrack(form.tracks, index, by) }));
    setSaid(t('wizard.tracks.moved', { title: titleAt(index), number: index + by + 1 }));
    // The row has moved in the page, and with it the focus would be lost.
    requestAnimationFrame(() => document.getElementById(button)?.focus());
  };
  const remove = (index: number) => {
    const track = tracks[index];
    if (track === undefined) return;
    if (draft.id !== null) cancelUpload(trackSlot(draft.id, track.id));
    draft.change((form) => ({ tracks: form.tracks.filter(({ id }) => id !== track.id) }));
    setSaid(t('wizard.tracks.removed', { title: titleAt(index) }));
  };
  return { said, move, remove };
}
