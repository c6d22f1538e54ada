import { countUnfolded } from '@tangent/domain/fold.ts';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { DeliveryGrid, type StoreAction } from './delivery-grid.tsx';
import type { DeliveryGroup } from './group-deliveries.ts';

/** Up to this total no group is folded; a folded group shows `FOLDED` stores. */
const UNFOLDED = 24;
const FOLDED = 8;
/** The number of stores one click adds, so that the longest list stays fast. */
const STEP = 100;

type DeliveryGroupsProps = {
  groups: readonly DeliveryGroup[];
  narrowed: boolean;
  action: StoreAction | undefined;
};

/** Shows the stores in groups. Long groups are folded; those that need attention never are. */
export function DeliveryGroups({ groups, narrowed, action }: DeliveryGroupsProps) {
  const total = groups.reduce((sum, { deliveries }) => sum + deliveries.length, 0);
  return (
    <div className="grid gap-5">
      {groups.map((group) => {
        const isOpen = narrowed || total <= UNFOLDED || group.stage === 'attention';
        // The key resets the group when the filter changes, because unfolding applied to the old list.
        return (
          <OneGroup
            key={`${group.stage}-${narrowed}`}
            group={group}
            first={isOpen ? STEP : FOLDED}
            action={action}
            isOnly={groups.length === 1}
          />
        );
      })}
    </div>
  );
}

type OneGroupProps = { group: DeliveryGroup; first: number; action: StoreAction | undefined; isOnly: boolean };

function OneGroup({ group, first, action, isOnly }: OneGroupProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(first);
  const { stage, deliveries } = group;
  const visible = countUnfolded(deliveries.length, shown);
  const left = deliveries.length - visible;
  const title = t('store.group', { stage: t(`store.stage.${stage}`), count: deliveries.length });
  return (
    <section>
      <h3 className={clsx('label mb-1', isOnly && 'sr-only')}>{title}</h3>
      <DeliveryGrid deliveries={deliveries.slice(0, visible)} label={title} action={action} />
      {left > 0 && (
        <Button size="small" className="mt-2" onClick={() => setShown(shown + STEP)}>
          {t('store.show_more', { count: Math.min(left, STEP) })}
        </Button>
      )}
    </section>
  );
}
