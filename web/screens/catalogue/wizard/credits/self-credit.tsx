import { findCreditGroups } from '@tangent/domain/catalogue/release/credit/credit-groups.ts';
import { addSelfCredits } from '@tangent/domain/catalogue/release/credit/self-credits.ts';
import { useTranslation } from 'react-i18next';
import { getInitials } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import type { DraftForm, TrackForm } from '../draft/draft-form.ts';
import { undoApply } from '../tracks/track-edit.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { useSelfName } from './use-self-name.ts';

const needsMaker = (track: TrackForm) => !findCreditGroups(track).includes('production');

/** Credits an artist who made the recording alone, in one tap: on this track, or on all that name nobody. */
export function SelfCredit({ track }: { track: TrackForm }) {
  const { t, i18n } = useTranslation();
  const name = useSelfName(track);
  const credit = useSelfCredit(name ?? '');
  const count = useForm((form) => form.tracks.filter(needsMaker).length);
  if (name === null) return null;
  return (
    <div className="grid gap-3 rounded-card bg-volt-soft p-4 sm:grid-cols-fill-end sm:items-center">
      <div className="flex min-w-0 items-start gap-3">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-surface text-2xs font-bold text-ink"
        >
          {getInitials(name, i18n.language)}
        </span>
        <div className="min-w-0">
          <p className="font-bold">{t('wizard.credits.self')}</p>
          <p className="text-13 text-ink-2">{t('wizard.credits.self_hint', { name })}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => credit(({ id }) => id === track.id)}>
          {t('wizard.credits.self_here')}
        </Button>
        {count > 1 && (
          <Button size="small" tone="ink" onClick={() => credit(needsMaker)}>
            {t('wizard.credits.self_all', { count })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Returns a function that credits a person on the chosen tracks, with an undo that keeps what was typed since. */
function useSelfCredit(name: string): (isChosen: (track: TrackForm) => boolean) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const { store, change } = useWizardActions();
  return (isChosen) => {
    const before = store.read().form;
    const count = before.tracks.filter(isChosen).length;
    const chosen = new Set(before.tracks.filter(isChosen).map(({ id }) => id));
    change((form): Partial<DraftForm> => {
      const tracks = form.tracks.map((track) =>
        chosen.has(track.id) ? { ...track, production_credits: addSelfCredits(track.production_credits, name) } : track,
      );
      return { tracks };
    });
    toast('good', t('wizard.credits.self_done', { count, name }), undefined, {
      label: t('drop.undo'),
      onPress: () => change((form) => undoApply(form, before, ['production_credits'])),
    });
  };
}
