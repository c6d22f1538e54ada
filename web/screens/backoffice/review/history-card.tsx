import type { Track } from '@tangent/contract/release.ts';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../api/review.ts';
import { ReleaseStatusPill } from '../../../parts/release/release-status.tsx';
import { formatInstant } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { VerdictText } from './verdict-text.tsx';

/** What was submitted and decided before, in order, with who decided. */
export function HistoryCard({ history, tracks }: { history: Review['history']; tracks: readonly Track[] }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('review.history.title')}>
      <ol className="divide-y divide-line">
        {history.map((event) => (
          <li key={`${event.at}-${event.to}`} className="grid gap-2 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <ReleaseStatusPill status={event.to} />
              <time dateTime={event.at} className="code text-ink-2">
                {formatInstant(event.at, i18n.language)}
              </time>
              <span className="text-13 text-ink-3">{event.actor_name ?? t(`review.history.by.${event.by}`)}</span>
            </p>
            <VerdictText verdict={event} tracks={tracks} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
