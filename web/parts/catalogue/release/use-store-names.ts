import type { Store } from '@tangent/contract/catalogue/store.ts';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../text/format.ts';

/** More names than this would bury the message. */
const NAMES_MAX = 6;

/** Returns how a sentence names several stores: each by its name, or many by their number. */
export function useStoreNames(): (stores: readonly Pick<Store, 'name'>[]) => string {
  const { t, i18n } = useTranslation();
  return (stores) =>
    stores.length > NAMES_MAX
      ? t('territory.stores', { count: stores.length })
      : formatList(
          stores.map(({ name }) => name),
          i18n.language,
        );
}
