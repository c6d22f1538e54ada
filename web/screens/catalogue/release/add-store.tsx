import type { Release } from '@tangent/contract/catalogue/release.ts';
import { hasTracksFor } from '@tangent/domain/catalogue/release/claims.ts';
import { servesRelease } from '@tangent/domain/catalogue/store/served-countries.ts';
import { isStoreIncluded, takesReleases } from '@tangent/domain/catalogue/store/store.ts';
import { isOpenOn } from '@tangent/domain/catalogue/store/store-closing.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../api/catalogue/store.ts';
import { useAddStore } from '../../../api/distribution/store-choice.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { Upsell } from '../../../parts/money/plan/upsell.tsx';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ComboboxField } from '../../../ui/form/combobox-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** Sends a release in stores to one more store. */
export function AddStore({ release }: { release: Release }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus size={15} aria-hidden /> {t('store.add')}
      </Button>
      {open && <AddDialog release={release} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddDialog({ release, onClose }: { release: Release; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const options = useOptions(release);
  const { mutate, isPending, error } = useAddStore(release.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const add = () => {
    setTried(true);
    if (chosen === null) return;
    const store = options.find(({ value }) => value === chosen)?.label ?? chosen;
    mutate(chosen, {
      onSuccess: () => {
        toast('good', t('store.added', { store }));
        onClose();
      },
    });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('store.add')}
      confirm={t('store.add_action')}
      busy={isPending}
      onConfirm={add}
    >
      <div className="grid gap-4">
        <p className="leading-relaxed text-ink-2">{t('store.add_text')}</p>
        <ComboboxField
          label={t('store.store')}
          options={options}
          value={chosen}
          onChange={setChosen}
          error={tried && chosen === null ? t('error.platform_required') : undefined}
        />
        <Upsell capability="premium_stores" />
        {error && <Banner tone="bad" title={getErrorText(i18n, error)} />}
      </div>
    </ConfirmDialog>
  );
}

/**
 * Lists the stores that the release can still go to: connected, within the plan, open in one of its countries, and with a
 * track to claim if they only claim.
 */
function useOptions(release: Release) {
  const { t } = useTranslation();
  const stores = useStores().data?.items ?? [];
  const premium = useCapability('premium_stores');
  return stores
    .filter(
      (store) =>
        store.connected &&
        isStoreIncluded(store, premium) &&
        !release.store_ids.includes(store.id) &&
        isOpenOn(store, release.release_date) &&
        servesRelease(store.id, release) &&
        hasTracksFor(store.category, release.tracks),
    )
    .map((store) => ({
      value: store.id,
      label: takesReleases(store) ? store.name : t('store.not_live', { store: store.name }),
    }));
}
