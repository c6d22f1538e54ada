import type { ActivityEvent } from '@tangent/contract/events/activity.ts';
import { type CalendarDate, daysBetween, utcDay, utcStartMs } from '@tangent/domain/calendar.ts';
import { HOUR_MS, MINUTE_MS } from '@tangent/domain/duration.ts';
import { STREAMS_MILESTONE } from '@tangent/domain/events/activity/activity.ts';
import { formatLocale } from '@tangent/domain/locale.ts';
import { clsx } from 'clsx';
import {
  BadgeCheck,
  Banknote,
  CircleAlert,
  Disc3,
  FilePlus2,
  FileText,
  type LucideIcon,
  PackageCheck,
  PencilLine,
  Radio,
  Rocket,
  Send,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useActivity } from '../../../api/insight/dashboard.ts';
import { useToday } from '../../../app/today.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { formatDateTime, formatNumber } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { getDateFormat, getNumberFormat } from '../../../texts/formats.ts';
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
  const at = Date.parse(instant);
  const unit = (value: number, name: 'minute' | 'hour') =>
    getNumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const day = utcDay(at);
  const days = daysBetween(day, today);
  // The product's clock may be ahead of the browser's: then only days can be compared.
  const elapsed = Math.max(now, utcStartMs(today)) - at;
  if (days <= 0 && elapsed < MINUTE_MS) return null;
  if (elapsed < HOUR_MS) return unit(Math.max(1, Math.floor(elapsed / MINUTE_MS)), 'minute');
  if (days <= 0) return unit(Math.floor(elapsed / HOUR_MS), 'hour');
  if (days === 1) return new Intl.RelativeTimeFormat(formatLocale(language), { numeric: 'auto' }).format(-1, 'day');
  const format = days < 7 ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return getDateFormat(language, { ...format, timeZone: 'UTC' }).format(at);
}

const ICONS: Record<ActivityEvent['type'], LucideIcon> = {
  created: FilePlus2,
  updated: PencilLine,
  submitted: Send,
  approved: BadgeCheck,
  delivered: PackageCheck,
  live: Radio,
  published: Disc3,
  reopened: CircleAlert,
  streams: Rocket,
  statement: FileText,
  payout: Banknote,
};

/** Good news, a store that is live now, and what needs the artist. */
const TONES: Partial<Record<ActivityEvent['type'], string>> = {
  approved: 'bg-good-soft text-good',
  live: 'bg-volt text-on-volt',
  published: 'bg-volt text-on-volt',
  reopened: 'bg-bad-soft text-bad',
};

/** Lists the ten newest events of the account's releases and money. */
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
        items.length === 0 ? <EmptyBlock>{t('dashboard.activity.empty')}</EmptyBlock> : <Events items={items} />
      }
    </Block>
  );
}

/** So many events have room beside the tracks; a button shows the others. */
const SHOWN = 5;

function Events({ items }: { items: readonly ActivityEvent[] }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? items : items.slice(0, SHOWN);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((event) => (
          <Happened key={event.id} event={event} />
        ))}
      </ul>
      {shown.length < items.length && (
        <button type="button" className="tap text-link mt-1 text-13" onClick={() => setOpen(true)}>
          {t('dashboard.activity.more', { count: items.length - shown.length })}
        </button>
      )}
    </>
  );
}

function Happened({ event }: { event: ActivityEvent }) {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const { type, created_at } = event;
  const Icon = ICONS[type];
  const values = useEventValues(event);
  return (
    <li className="relative grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-3 py-3 first:pt-1 last:pb-1">
      <span
        className={clsx('grid size-8 place-items-center rounded-full', TONES[type] ?? 'bg-sunken text-ink-2')}
        aria-hidden
      >
        <Icon size={16} />
      </span>
      <div className="min-w-0">
        <Link
          to={findEventPath(event)}
          className="block font-strong break-words -outline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          {t(`dashboard.activity.${type}`, values)}
        </Link>
        <p className="text-13 text-ink-3">{t(`dashboard.activity.${type}_note`, values)}</p>
      </div>
      <time
        dateTime={created_at}
        title={formatDateTime(created_at, i18n.language)}
        className="text-xs leading-5 whitespace-nowrap text-ink-3 first-letter:uppercase"
      >
        {formatAgo(created_at, { now: Date.now(), today }, i18n.language) ?? t('dashboard.activity.now')}
      </time>
    </li>
  );
}

/** Returns the values that the texts of an event name. */
function useEventValues({ release, params }: ActivityEvent) {
  const { t, i18n } = useTranslation();
  const { store = '', stores = 0, live = 0, total = 0, month = '', net_cents = 0 } = params;
  return {
    title: release?.title.trim() || t('release.untitled'),
    store,
    live,
    total,
    count: Number(stores),
    streams: formatNumber(STREAMS_MILESTONE, i18n.language),
    month: month === '' ? '' : formatPeriod(String(month), i18n.language),
    amount: formatDollars(Number(net_cents), i18n.language),
  };
}

function findEventPath({ type, release }: ActivityEvent): string {
  if (release !== null) return `/distributions/${release.id}`;
  return `${APP_PATHS.royalties}?view=${type === 'payout' ? 'payouts' : 'statements'}`;
}

function ActivitySkeleton() {
  return (
    <div className="divide-y divide-line" aria-hidden>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex h-15.5 items-center gap-6">
          <Skeleton className="h-3 w-11" />
          <Skeleton className="h-3.5 w-2/3" />
        </div>
      ))}
    </div>
  );
}
