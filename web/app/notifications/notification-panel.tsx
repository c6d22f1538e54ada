import type { Notification } from '@tangent/contract/events/notification.ts';
import { addDays, type CalendarDate } from '@tangent/domain/calendar.ts';
import { NOTIFICATIONS } from '@tangent/domain/events/event-limits.ts';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useConnected } from '../../api/connection.ts';
import { useMarkAllRead, useMarkRead, useNotifications } from '../../api/events/notification.ts';
import { LoadFailed } from '../../parts/page/load-failed.tsx';
import { useErrorToast } from '../../parts/page/use-error-toast.ts';
import { formatDay } from '../../parts/text/format.ts';
import { APP_PATHS } from '../../site/app-paths.ts';
import { Button } from '../../ui/button.tsx';
import { BarPanel } from '../../ui/charts/bar-panel.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useToday } from '../today.ts';
import { formatUnread } from './format-unread.ts';
import { groupByDay } from './group-by-day.ts';
import { filterNotifications, NOTIFICATION_FILTERS, type NotificationFilter } from './notification-filter.ts';
import { NotificationRow } from './notification-row.tsx';

type NotificationPanelProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The stored notifications, by day. */
export function NotificationPanel({ open, onOpenChange }: NotificationPanelProps) {
  return open ? <OpenPanel onClose={() => onOpenChange(false)} /> : null;
}

function OpenPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const list = useNotifications();
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const shown = filterNotifications(items, filter);
  const unread = list.data?.pages[0]?.unread ?? 0;
  return (
    <BarPanel
      open
      onOpenChange={onClose}
      title={
        unread > 0 ? t('notification.unread', { count: unread, shown: formatUnread(unread) }) : t('notification.title')
      }
      action={unread > 0 && <MarkAllReadButton newest={items[0]?.created_at} />}
      footer={<PanelFooter onClose={onClose} />}
    >
      <OfflineNote />
      {items.length > 0 && <FilterTabs chosen={filter} items={items} onChange={setFilter} />}
      {list.isPending && (
        <div className="px-5 py-3">
          <SkeletonRows count={6} />
        </div>
      )}
      {list.isError && !list.data && (
        <div className="p-5">
          <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
        </div>
      )}
      {list.data && items.length === 0 && (
        <EmptyState title={t('notification.empty.title')}>{t('notification.empty.text')}</EmptyState>
      )}
      {items.length > 0 && shown.length === 0 && (
        <p className="px-5 py-6 text-ink-2">{t('notification.none_of_filter')}</p>
      )}
      <NotificationDays items={shown} onClose={onClose} />
      {list.hasNextPage && (
        <div className="px-5 py-3">
          <Button size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('notification.more')}
          </Button>
        </div>
      )}
    </BarPanel>
  );
}

type FilterTabsProps = {
  chosen: NotificationFilter;
  items: readonly Notification[];
  onChange: (filter: NotificationFilter) => void;
};

/** The filter tabs. The number counts the unread notifications that need an action. */
function FilterTabs({ chosen, items, onChange }: FilterTabsProps) {
  const { t } = useTranslation();
  const open = filterNotifications(items, 'needs_you').filter(({ read }) => !read).length;
  return (
    <div role="group" aria-label={t('notification.filter.label')} className="border-b border-line px-4 py-3">
      <div className="flex rounded-control bg-sunken p-0.5">
        {NOTIFICATION_FILTERS.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={filter === chosen}
            onClick={() => onChange(filter)}
            className="min-h-8 flex-1 rounded-md px-1.5 text-13 font-strong text-ink-2 pointer-coarse:min-h-11 hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-line"
          >
            {t(`notification.filter.${filter}`)}
            {filter === 'needs_you' && open > 0 && <span className="num ml-1">{open}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

function MarkAllReadButton({ newest }: { newest: string | undefined }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const mark = useMarkAllRead();
  return (
    <Button
      tone="quiet"
      size="small"
      busy={mark.isPending}
      onClick={() => newest && mark.mutate(newest, { onError: showError })}
    >
      {t('notification.mark_all')}
    </Button>
  );
}

function OfflineNote() {
  const { t } = useTranslation();
  const isConnected = useConnected();
  return (
    <div role="status">
      {!isConnected && (
        <p className="flex items-center gap-2 border-b border-line bg-warn-soft px-5 py-2 text-13 text-warn">
          <WifiOff size={15} className="shrink-0" aria-hidden /> {t('notification.offline')}
        </p>
      )}
    </div>
  );
}

function NotificationDays({ items, onClose }: { items: readonly Notification[]; onClose: () => void }) {
  const markRead = useMarkRead();
  const formatDayName = useFormatDay();
  return groupByDay(items).map(({ day, items: dayItems }) => (
    <section key={day} className="border-b border-line py-1.5 last:border-0">
      <h3 className="px-5 pt-1.5 pb-1 text-13 text-ink-3">{formatDayName(day)}</h3>
      <ul>
        {dayItems.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onOpen={() => {
              if (!notification.read) markRead.mutate(notification.id);
              onClose();
            }}
          />
        ))}
      </ul>
    </section>
  ));
}

function useFormatDay(): (day: CalendarDate) => string {
  const { t, i18n } = useTranslation();
  const today = useToday();
  return (day) => {
    if (day >= today) return t('notification.today');
    return day === addDays(today, -1) ? t('notification.yesterday') : formatDay(day, i18n.language);
  };
}

function PanelFooter({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="text-ink-3">{t('notification.kept', { days: NOTIFICATIONS.kept_days })}</span>
      <Link to={APP_PATHS.account_notifications} onClick={onClose} className="text-link font-strong">
        {t('notification.settings')}
      </Link>
    </>
  );
}
