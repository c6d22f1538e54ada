import type { Store } from '@tangent/contract/catalogue/store.ts';
import { isStoreIncluded, takesReleases } from '@tangent/domain/catalogue/store/store.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { formatList } from '../../../../parts/text/format.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { useForm } from '../wizard-context.ts';

/** More names than this would bury the message. */
const NAMES_MAX = 12;

/** Lists chosen stores that do not get the release: those a save has removed, and those that take none yet. */
export function StoreNotices({ stores }: { stores: readonly Store[] }) {
  const { t, i18n } = useTranslation();
  const chosen = useForm((form) => form.store_ids);
  const leftOut = useLeftOut(stores, chosen);
  const reached = stores.filter((store) => takesReleases(store) && chosen.includes(store.id)).length;
  const connected = stores.some((store) => store.connected && chosen.includes(store.id));
  const premium = useCapability('premium_stores');
  // Stores outside the plan are listed once, under that reason.
  const isWaiting = (store: Store) =>
    !takesReleases(store) && isStoreIncluded(store, premium) && chosen.includes(store.id);
  const waiting = stores.filter(isWaiting).length;
  return (
    <>
      {leftOut.length > 0 && (
        <Banner tone="warn" title={t('wizard.platforms.left_out', { count: leftOut.length })}>
          {leftOut.length <= NAMES_MAX && formatList(leftOut, i18n.language)}
        </Banner>
      )}
      {waiting > 0 && (
        <Banner
          tone={reached > 0 ? 'info' : 'warn'}
          title={connected ? t('wizard.platforms.waiting', { count: waiting }) : t('error.platform_not_connected')}
        >
          {connected && t(reached > 0 ? 'wizard.platforms.waiting_text' : 'wizard.platforms.all_waiting_text')}
        </Banner>
      )}
    </>
  );
}

/** Returns the names of chosen stores outside the plan; they stay listed after the save that removed them. */
function useLeftOut(stores: readonly Store[], chosen: readonly string[]): readonly string[] {
  const premium = useCapability('premium_stores');
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (premium) return [];
  const isLeftOut = (store: Store) => chosen.includes(store.id) && !isStoreIncluded(store, premium);
  const now = stores.filter(isLeftOut).map(({ name }) => name);
  if (now.some((name) => !seen.includes(name))) setSeen([...new Set([...seen, ...now])]);
  return seen;
}
