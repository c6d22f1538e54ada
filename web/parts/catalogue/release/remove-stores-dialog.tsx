import type { Release } from '@tangent/contract/catalogue/release.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { FREE_TAKEDOWN_WAIT_DAYS } from '@tangent/domain/distribution/distribution-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveStores } from '../../../api/distribution/store-choice.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { Upsell } from '../../money/plan/upsell.tsx';
import { formatDate, formatList } from '../../text/format.ts';

type RemoveStoresDialogProps = {
  release: Release;
  stores: readonly { readonly store_id: string; readonly store_name: string }[];
  /** The effect there, the sentence to confirm, and the message once the removal is requested. */
  texts: { readonly about: string; readonly confirm: string; readonly done: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Takes a release down from single stores after one confirmation; its other stores keep it. */
export function RemoveStoresDialog({ release, stores, texts, open, onOpenChange }: RemoveStoresDialogProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const { mutate, isPending, error } = useRemoveStores(release.id);
  const [confirmed, setConfirmed] = useState(false);
  const [tried, setTried] = useState(false);
  const isLocked = release.takedown?.refusal !== null;
  const store = formatList(
    stores.map(({ store_name }) => store_name),
    i18n.language,
  );
  const remove = () => {
    setTried(true);
    if (!confirmed) return;
    mutate(
      { store_ids: stores.map(({ store_id }) => store_id), confirmed },
      {
        onSuccess: () => {
          toast('good', texts.done);
          onOpenChange(false);
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('store.remove', { store })}
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
          <p className="leading-relaxed text-ink-2">{texts.about}</p>
          <CheckboxField
            label={texts.confirm}
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
