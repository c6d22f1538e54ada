import { CopyCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import type { TrackForm } from '../draft/draft-form.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { applyToAll, undoApply } from './track-edit.ts';

type ApplyToAllProps = {
  trackId: string;
  names: readonly (keyof TrackForm)[];
  /** Names what is applied, where the button is not beside it: 'Language for all tracks'. */
  label?: string;
};

/** Applies the values of this track to every track of the release. Hidden on a single track. */
export function ApplyToAll({ trackId, names, label }: ApplyToAllProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { store, change } = useWizardActions();
  const count = useForm((form) => form.tracks.length);
  if (count < 2) return null;
  const apply = () => {
    const before = store.read().form;
    change((form) => applyToAll(form, trackId, names));
    toast('good', t('wizard.track.applied', { count }), undefined, {
      label: t('drop.undo'),
      onPress: () => change((form) => undoApply(form, before, names)),
    });
  };
  return (
    <Button size="small" tone="quiet" onClick={apply}>
      <CopyCheck size={15} aria-hidden /> {label ?? t('wizard.track.apply_to_all')}
    </Button>
  );
}
