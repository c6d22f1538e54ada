import { type CreditFields, findCreditGroups } from '@tangent/domain/catalogue/release/credit/credit-groups.ts';
import { useTranslation } from 'react-i18next';
import { getInitials } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';

/** Returns whether a track names nobody who produced or engineered it. */
export function needsMaker(track: CreditFields): boolean {
  return !findCreditGroups(track).includes('production');
}

type SelfCreditProps = {
  name: string;
  /** How many tracks name nobody. */
  count: number;
  onHere: () => void;
  onAll: () => void;
};

/** Credits an artist who made the recording alone, in one tap: on this track, or on all that name nobody. */
export function SelfCredit({ name, count, onHere, onAll }: SelfCreditProps) {
  const { t, i18n } = useTranslation();
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
        <Button size="small" onClick={onHere}>
          {t('wizard.credits.self_here')}
        </Button>
        {count > 1 && (
          <Button size="small" tone="ink" onClick={onAll}>
            {t('wizard.credits.self_all', { count })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Returns a function that confirms such credits, and offers to undo them. */
export function useSelfCreditToast(): (credited: { name: string; count: number; onUndo: () => void }) => void {
  const { t } = useTranslation();
  const toast = useToast();
  return ({ name, count, onUndo }) =>
    toast('good', t('wizard.credits.self_done', { count, name }), undefined, {
      label: t('drop.undo'),
      onPress: onUndo,
    });
}
