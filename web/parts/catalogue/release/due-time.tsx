import { utcStartMs } from '@tangent/domain/calendar.ts';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../app/today.ts';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { formatInstant } from '../../text/format.ts';

/** The due time of a review; a late one is marked. */
export function DueTime({ at }: { at: string }) {
  const { t, i18n } = useTranslation();
  const now = Math.max(Date.now(), utcStartMs(useToday()));
  const late = Date.parse(at) < now;
  return (
    <span className="inline-flex items-center gap-2">
      {late && <StatusPill tone="bad">{t('review.due.late')}</StatusPill>}
      <time dateTime={at} className="code text-ink-2">
        {formatInstant(at, i18n.language)}
      </time>
    </span>
  );
}
