import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { TAKEDOWN_HOURS } from '@tangent/domain/distribution/distribution-limits.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoveStoresDialog } from '../../../parts/catalogue/release/remove-stores-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

type RemoveStoreProps = { release: Release; delivery: Delivery };

/** Takes a release down from one store: nothing for a store that is leaving or gone. */
export function RemoveStore({ release, delivery }: RemoveStoreProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const store = delivery.store_name;
  const isLeaving = delivery.state === 'taking_down' || delivery.state === 'removed';
  if (isLeaving || !release.store_ids.includes(delivery.store_id)) return null;
  return (
    <>
      <IconButton label={t('store.remove', { store })} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <X size={16} aria-hidden />
      </IconButton>
      <RemoveStoresDialog
        release={release}
        stores={[delivery]}
        texts={{
          about: t('store.remove_text', { store, min: TAKEDOWN_HOURS.min, max: TAKEDOWN_HOURS.max }),
          confirm: t('store.remove_confirm'),
          done: t('store.removing', { store }),
        }}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}
