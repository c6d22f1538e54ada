import type { RoyaltyEntry } from '@tangent/contract/money/royalty-entry.ts';
import { useTranslation } from 'react-i18next';
import { StatusPill } from '../../../ui/status-pill.tsx';

/** Shows whether a paid withdrawal covers the entry. */
export function EntryStatus({ entry: { status } }: { entry: Pick<RoyaltyEntry, 'status'> }) {
  const { t } = useTranslation();
  return <StatusPill tone={status === 'paid' ? 'good' : 'quiet'}>{t(`royalty.status.${status}`)}</StatusPill>;
}
