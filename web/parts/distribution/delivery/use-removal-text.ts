import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../text/format.ts';

type Removal = Pick<Delivery['removed_tracks'][number], 'reason' | 'note' | 'removed_at' | 'confirmed'>;

/** Returns the sentence about a track that left one store, with reason and date, and the note of our team. */
export function useRemovalText(): (removal: Removal, names: { title: string; store: string }) => string {
  const { t, i18n } = useTranslation();
  return ({ reason, note, removed_at, confirmed }, names) => {
    const values = { ...names, date: formatDate(removed_at, i18n.language) };
    const sentence = t(confirmed ? 'store.removed_track.gone' : 'store.removed_track.leaving', values);
    const texts = [sentence, t(`store.removed_track.${reason}`, values)];
    return [...texts, ...(note === null ? [] : [t('store.removed_track.note', { note })])].join(' ');
  };
}
