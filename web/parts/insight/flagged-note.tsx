import type { FlaggedStreams } from '@tangent/contract/insight/analytics.ts';
import { FLAGGED_REASONS } from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { useTranslation } from 'react-i18next';
import { formatList, formatNumber } from '../text/format.ts';

/** Says how many streams no figure counts, of which stores, and why; nothing where all are counted. */
export function FlaggedNote({ flagged, className }: { flagged: readonly FlaggedStreams[]; className?: string }) {
  const { t, i18n } = useTranslation();
  const sentences = FLAGGED_REASONS.flatMap((reason) => {
    const own = flagged.filter((each) => each.reason === reason);
    const count = own.reduce((sum, { streams }) => sum + streams, 0);
    const stores = formatList(
      own.map(({ store }) => store.name),
      i18n.language,
    );
    const streams = formatNumber(count, i18n.language);
    return count === 0 ? [] : [t(`dashboard.flagged.${reason}`, { count, streams, stores })];
  });
  return sentences.length === 0 ? null : <p className={className}>{sentences.join(' ')}</p>;
}
