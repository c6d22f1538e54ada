import type { Handover } from '@tangent/contract/handover.ts';
import { useTranslation } from 'react-i18next';
import { useMarkHandover } from '../../../api/handover.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';

/** Asks the artist where the release of the new distributor is live; nothing once every store is left or leaving. */
export function LiveCard({ releaseId, handover }: { releaseId: string; handover: Handover }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const mark = useMarkHandover(releaseId);
  const stores = handover.stores.filter(({ rule, state, live_on }) => {
    if (state === 'left' || (state === 'leave' && live_on !== null)) return false;
    // The new distributor cannot be there before we have left.
    return live_on !== null || rule !== 'takedown_first' || state !== 'remove';
  });
  if (stores.length === 0) return null;
  const open = stores.filter(({ live_on }) => live_on === null).map(({ store_id }) => store_id);
  const save = (store_ids: string[], is_live: boolean) => mark.mutate({ store_ids, is_live }, { onError: showError });
  return (
    <Card
      title={t('handover.live.title', { distributor: handover.distributor })}
      action={
        open.length > 1 && (
          <Button size="small" busy={mark.isPending} onClick={() => save(open, true)}>
            {t('handover.live.all')}
          </Button>
        )
      }
      isRegion
    >
      <p className="text-ink-2">{t('handover.live.text')}</p>
      <ul className="mt-3 grid gap-x-6 gap-y-2.5 sm:grid-cols-2 xl:grid-cols-3">
        {stores.map(({ store_id, store_name, live_on }) => (
          <li key={store_id}>
            <CheckboxField
              label={store_name}
              checked={live_on !== null}
              disabled={mark.isPending}
              onChange={({ target }) => save([store_id], target.checked)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
