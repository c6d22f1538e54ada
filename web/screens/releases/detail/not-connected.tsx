import type { Delivery } from '@tangent/contract/delivery.ts';
import type { Release } from '@tangent/contract/release.ts';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../api/store.ts';
import { formatList } from '../../../parts/text/format.ts';

type NotConnectedProps = { release: Release; deliveries: readonly Delivery[] };

/** Chosen stores to which nothing was sent: nobody shall believe that a release is there. */
export function NotConnected({ release, deliveries }: NotConnectedProps) {
  const { t, i18n } = useTranslation();
  const stores = useStores().data?.items ?? [];
  const sent = new Set(deliveries.map(({ store_id }) => store_id));
  const missing = release.store_ids.filter((id) => !sent.has(id));
  if (missing.length === 0) return null;
  const names = missing.map((id) => stores.find((store) => store.id === id)?.name ?? id);
  return (
    <details className="mt-4 border-t border-line pt-4">
      <summary className="cursor-pointer font-[550] text-ink-2">
        {t('release.not_connected', { count: missing.length })}
      </summary>
      <p className="mt-2 text-13 text-ink-3">{formatList(names, i18n.language)}</p>
    </details>
  );
}
