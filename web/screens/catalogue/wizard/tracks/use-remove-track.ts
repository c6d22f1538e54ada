import { useTranslation } from 'react-i18next';
import { cancelUpload } from '../../../../parts/catalogue/upload/upload-store.ts';
import { trackSlot } from '../../../../parts/catalogue/upload/use-uploads.ts';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { useWizardActions } from '../wizard-context.ts';
import { insertTrack, removeTrack } from './edit-tracks.ts';

/** Removes a track immediately; for a while it can be restored with all its values, at its old position. */
export function useRemoveTrack(): (index: number) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const { store, change } = useWizardActions();
  return (index) => {
    const track = store.read().form.tracks[index];
    if (track === undefined) return;
    // The clicked button is gone; the next row, or the last one, gets the focus.
    const rest = removeTrack(store.read().form.tracks, track.id);
    const next = rest[Math.min(index, rest.length - 1)];
    focusAfter(next ? `remove-${next.id}` : 'field-tracks', () => change({ tracks: rest }));
    toast('info', t('wizard.tracks.removed', { title: track.title.trim() || t('release.untitled') }), undefined, {
      label: t('drop.undo'),
      onPress: () => change((form) => ({ tracks: insertTrack(form.tracks, index, track) })),
      onClose: () => {
        // Its upload continues until the removal can no longer be undone.
        const { release, form } = store.read();
        const isBack = form.tracks.some(({ id }) => id === track.id);
        if (release !== null && !isBack) cancelUpload(trackSlot(release.id, track.id));
      },
    });
  };
}
