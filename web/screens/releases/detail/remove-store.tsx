import type { Delivery } from '@tangent/contract/delivery.ts';
import type { Release } from '@tangent/contract/release.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { FREE_TAKEDOWN_WAIT_DAYS, TAKEDOWN_HOURS } from '@tangent/domain/limits.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { useRemoveStore } from '../../../api/store-choice.ts';
import { Upsell } from '../../../parts/plan/upsell.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useToast } from '../../../ui/toast.tsx';

type RemoveStoreProps = { release: Release; delivery: Delivery };

/** Takes a release down from one store: nothing for a store that is leaving or gone. */
export function RemoveStore({ release, delivery }: RemoveStoreProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isLeaving = delivery.state === 'taking_down' || delivery.state === 'removed';
  if (isLeaving || !release.store_ids.includes(delivery.store_id)) return null;
  return (
    <>
      <IconButton
        label={t('store.remove', { store: delivery.store_name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <X size={16} aria-hidden />
      </IconButton>
      <RemoveDialog release={release} delivery={delivery} open={open} onOpenChange={setOpen} />
    </>
  );
}

type RemoveDialogProps = RemoveStoreProps & { open: boolean; onOpenChange: (open: boolean) => void };

function RemoveDialog({ release, delivery: { store_id, store_name }, open, onOpenChange }: RemoveDialogProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const { mutate, isPending, error } = useRemoveStore(release.id);
  const [confirmed, setConfirmed] = useState(false);
  const [tried, setTried] = useState(false);
  const isLocked = release.takedown?.refusal !== null;
  const remove = () => {
    setTried(true);
    if (!confirmed) return;
    mutate(
      { store_id, confirmed },
      {
        onSuccess: () => {
          toast('good', t('store.removing', { store: store_name }));
          onOpenChange(false);
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('store.remove', { store: store_name })}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t(isLocked ? 'ui.close' : 'ui.cancel')}</Button>
          {!isLocked && (
            <Button tone="bad" busy={isPending} onClick={remove}>
              {t('store.remove_action')}
            </Button>
          )}
        </>
      }
    >
      {isLocked ? (
        <LockedText release={release} />
      ) : (
        <div className="grid gap-4">
          <p className="leading-relaxed text-ink-2">
            {t('store.remove_text', { store: store_name, min: TAKEDOWN_HOURS.min, max: TAKEDOWN_HOURS.max })}
          </p>
          <CheckboxField
            label={t('store.remove_confirm')}
            checked={confirmed}
            onChange={(event) => setConfirmed(event.target.checked)}
            error={tried && !confirmed && t('store.remove_confirm_first')}
          />
          {error && <Banner tone="bad" title={getErrorText(i18n, error)} />}
        </div>
      )}
    </Dialog>
  );
}

/** The rules of a takedown apply to a single store too. */
function LockedText({ release: { takedown, release_date } }: { release: Release }) {
  const { t, i18n } = useTranslation();
  const from = release_date && formatDate(addDays(release_date, FREE_TAKEDOWN_WAIT_DAYS), i18n.language);
  const params = { days: FREE_TAKEDOWN_WAIT_DAYS, date: from ?? '' };
  return (
    <div className="grid gap-4">
      <p className="leading-relaxed text-ink-2">
        {t(takedown?.refusal === 'plan' ? 'release.takedown.plan' : 'release.takedown.wait', params)}
      </p>
      <Upsell capability="immediate_takedown" />
    </div>
  );
}
