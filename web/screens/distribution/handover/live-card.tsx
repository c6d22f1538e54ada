import type { Handover, StoreHandover } from '@tangent/contract/distribution/handover.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkHandover } from '../../../api/distribution/handover.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';

/** Asks the artist where the release of the new distributor is live; nothing once every store is left or leaving. */
export function LiveCard({ releaseId, handover }: { releaseId: string; handover: Handover }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const mark = useMarkHandover(releaseId);
  const [marked, setMarked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const stores = handover.stores.filter(({ rule, state, live_on }) => {
    if (state === 'left' || (state === 'leave' && live_on !== null)) return false;
    // The new distributor cannot be there before we have left.
    return live_on !== null || rule !== 'takedown_first' || state !== 'remove';
  });
  if (stores.length === 0) return null;
  const open = stores.filter(({ live_on }) => live_on === null).map(({ store_id }) => store_id);
  // A mark shows at once; the plan follows with the response.
  const isMarked = ({ store_id, live_on }: StoreHandover) => marked.get(store_id) ?? live_on !== null;
  const save = (store_ids: string[], is_live: boolean) => {
    setMarked(new Map([...marked, ...store_ids.map((id) => [id, is_live] as const)]));
    mark.mutate(
      { store_ids, is_live },
      {
        onError: (error) => {
          setMarked(new Map());
          showError(error);
        },
      },
    );
  };
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
        {stores.map((store) => (
          <li key={store.store_id}>
            <CheckboxField
              label={store.store_name}
              checked={isMarked(store)}
              onChange={({ target }) => save([store.store_id], target.checked)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
