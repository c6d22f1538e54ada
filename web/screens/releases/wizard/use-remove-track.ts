import { useTranslation } from 'react-i18next';
import { cancelUpload } from '../../../parts/upload/upload-store.ts';
import { trackSlot } from '../../../parts/upload/use-uploads.ts';
import { useToast } from '../../../ui/toast.tsx';
import { insertTrack } from './edit-tracks.ts';
import { useWizardActions } from './wizard-context.ts';

/** Takes a track out at once; for a while it can come back with everything it had, to the place it had. */
export function useRemoveTrack(): (index: number) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const { store, change } = useWizardActions();
  return (index) => {
    const track = store.read().form.tracks[index];
    if (track === undefined) return;
    change((form) => ({ tracks: form.tracks.filter(({ id }) => id !== track.id) }));
    toast('info', t('wizard.tracks.removed', { title: track.title.trim() || t('release.untitled') }), undefined, {
      label: t('drop.undo'),
      onPress: () => change((form) => ({ tracks: insertTrack(form.tracks, index, track) })),
      onClose: () => {
        // Until nobody can call it back any more its file goes on.
        const { release, form } = store.read();
        const isBack = form.tracks.some(({ id }) => id === track.id);
        if (release !== null && !isBack) cancelUpload(trackSlot(release.id, track.id));
      },
    });
    // The button that was pressed is gone; the next row, or the last one, takes over.
    const next = store.read().form.tracks[Math.min(index, store.read().form.tracks.length - 1)];
    requestAnimationFrame(() => document.getElementById(next ? `remove-${next.id}` : 'field-tracks')?.focus());
  };
}
