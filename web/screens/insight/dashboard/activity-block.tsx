import type { ActivityEvent } from '@tangent/contract/activity.ts';
import { type CalendarDate, daysBetween, utcDay, utcStartMs } from '@tangent/domain/calendar.ts';
import { HOUR_MS, MINUTE_MS } from '@tangent/domain/duration.ts';
import { formatLocale } from '@tangent/domain/locale.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useActivity } from '../../../api/dashboard.ts';
import { useToday } from '../../../app/today.ts';
import { formatDateTime } from '../../../parts/text/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Block, EmptyBlock } from './block.tsx';

/**
 * Formats how long ago an event happened: '12 min', '3 hr', 'yesterday', 'Mon', '16 Nov'. Null within the current
 * minute.
 */
export function formatAgo(
  instant: string,
  { now, today }: { now: number; today: CalendarDate },
  language: string,
): string | null {
  const locale = formatLocale(language);
  const at = Date.parse(instant);
  const unit = (value: number, name: 'minute' | 'hour') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const day = utcDay(at);
  const days = daysBetween(day, today);
  // The product's clock may be ahead of the browser's: then only days can be compared.
  const elapsed = Math.max(now, utcStartMs(today)) - at;
  if (days <= 0 && elapsed < MINUTE_MS) return null;
  if (elapsed < HOUR_MS) return unit(Math.max(1, Math.floor(elapsed / MINUTE_MS)), 'minute');
  if (days <= 0) return unit(Math.floor(elapsed / HOUR_MS), 'hour');
  if (days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  const format = days < 7 ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(at);
}

/** Lists the ten newest events of the account's releases. */
export function ActivityBlock() {
  const { t } = useTranslation();
  return (
    <Block
      title={t('dashboard.activity.title')}
      result={useActivity()}
      skeleton={<ActivitySkeleton />}
      fallback="error.activity_failed"
    >
      {({ items }) =>
        items.length === 0 ? (
          <EmptyBlock>{t('dashboard.activity.empty')}</EmptyBlock>
        ) : (
          <ul className="divide-y divide-line">
            {items.map((event) => (
              <Happened key={event.id} event={event} />
            ))}
          </ul>
        )
      }
    </Block>
  );
}

function Happened({ event: { type, release, created_at } }: { event: ActivityEvent }) {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const title = release.title.trim() || t('release.untitled');
  return (
    <li className="relative grid grid-cols-[4.75rem_minmax(0,1fr)] py-3 first:pt-1 last:pb-1">
      <time
        dateTime={created_at}
        title={formatDateTime(created_at, i18n.language)}
        className="text-xs leading-5 text-ink-3 first-letter:uppercase"
      >
        {formatAgo(created_at, { now: Date.now(), today }, i18n.language) ?? t('dashboard.activity.now')}
      </time>
      <div className="min-w-0">
        <Link
          to={`/distributions/${release.id}`}
          className="block font-[600] break-words -outline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          {t(`dashboard.activity.${type}`, { title })}
        </Link>
        <p className="mt-0.5 text-13 text-ink-3">{t(`dashboard.activity.${type}_note`)}</p>
      </div>
    </li>
  );
}

function ActivitySkeleton() {
  return (
    <div className="divide-y divide-line" aria-hidden>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex h-[3.9rem] items-center gap-6">
          <Skeleton className="h-3 w-11" />
          <Skeleton className="h-3.5 w-2/3" />
        </div>
      ))}
    </div>
  );
}
