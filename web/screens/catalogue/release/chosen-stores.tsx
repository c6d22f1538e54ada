import type { Release } from '@tangent/contract/catalogue/release.ts';
import { daysBetween } from '@tangent/domain/calendar.ts';
import { getLeadTime } from '@tangent/domain/catalogue/store/lead-time.ts';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../api/catalogue/store.ts';
import { useToday } from '../../../app/today.ts';
import { StoreGrid } from './store-grid.tsx';

const OVER: readonly Release['status'][] = ['rejected', 'expired'];

/** Whether a release that was not approved can still reach its stores. */
export function canStillGo(status: Release['status']): boolean {
  return !OVER.includes(status);
}

/** Before approval: the stores that were chosen, and whether each has the time that it asks for. */
export function ChosenStores({ release }: { release: Release }) {
  const { t } = useTranslation();
  const today = useToday();
  const stores = useStores().data?.items ?? [];
  const chosen = stores.filter(({ id }) => release.store_ids.includes(id));
  const days = release.release_date === null ? null : daysBetween(today, release.release_date);
  // A release that is over has no time left to compare.
  const left = days !== null && days > 0 && canStillGo(release.status) ? days : null;
  if (release.store_ids.length === 0) return <p className="text-ink-2">{t('release.band.no_stores')}</p>;
  return (
    <StoreGrid
      label={t('store.stores')}
      stores={chosen.map((store) => {
        const { safe, unit } = getLeadTime(store);
        const text = left === null ? '' : t(`release.band.lead_${unit}`, { count: left, needed: safe });
        return { key: store.id, name: store.name, tone: 'later', text };
      })}
    />
  );
}
