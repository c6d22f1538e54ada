import type { Notification } from '@tangent/contract/events/notification.ts';
import { clsx } from 'clsx';
import {
  Activity,
  ArrowRightLeft,
  BadgeCheck,
  Ban,
  Banknote,
  CircleAlert,
  CreditCard,
  FileText,
  Heart,
  Hourglass,
  type LucideIcon,
  PencilLine,
  Radio,
  Scale,
  Send,
  Undo2,
  UserX,
  Webhook,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../api/catalogue/upload-urls.ts';
import { formatTime } from '../../parts/text/format.ts';
import { Artwork } from '../../ui/artwork.tsx';
import { describeNotification, findNotificationPath } from './describe-notification.ts';
import { needsAction } from './notification-filter.ts';

const ICONS: Record<Notification['type'], LucideIcon> = {
  submitted: Send,
  approved: BadgeCheck,
  rejected: Ban,
  reopened: PencilLine,
  published: Radio,
  takedown_requested: Undo2,
  removed: Undo2,
  store_refused: CircleAlert,
  expiring: Hourglass,
  expired: Hourglass,
  unusual_streams: Activity,
  presave_saved: Heart,
  claim_opened: Scale,
  claim_due: Scale,
  claim_returned: Scale,
  claim_closed: Scale,
  track_removed: Undo2,
  track_restored: Radio,
  page_wrong: UserX,
  handover_due: ArrowRightLeft,
  subscription_ending: CreditCard,
  payout_paid: Banknote,
  payout_cancelled: Banknote,
  payout_failed: CircleAlert,
  payout_returned: Banknote,
  month_reported: FileText,
  store_fine: CircleAlert,
  fine_returned: Banknote,
  fine_dispute: Scale,
  webhook_off: Webhook,
};

type NotificationRowProps = { notification: Notification; onOpen: () => void };

/** One notification: what happened, to what, when; the row leads to its page. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { t, i18n } = useTranslation();
  const { type, read, created_at } = notification;
  const { title, text } = describeNotification(t, i18n.language, notification);
  const Icon = ICONS[type];
  const isUrgent = needsAction(notification);
  const cover = isUrgent ? null : (notification.release?.artwork_upload_id ?? null);
  return (
    <li className="relative flex min-h-15 items-start gap-3 px-5 py-2.5 hover:bg-sunken/60">
      {cover === null ? (
        <span
          className={clsx(
            'grid size-10 shrink-0 place-items-center rounded-full',
            isUrgent ? 'bg-bad-soft text-bad' : 'bg-sunken text-ink-2',
          )}
          aria-hidden
        >
          <Icon size={18} />
        </span>
      ) : (
        <Artwork src={imageUrl(cover, '300')} alt="" className="size-10 shrink-0" />
      )}
      <div className="grid min-w-0 flex-1">
        <Link
          to={findNotificationPath(notification)}
          onClick={onOpen}
          className={clsx('break-words after:absolute after:inset-0', read ? 'font-soft' : 'font-bold')}
        >
          {title}
        </Link>
        <span className="text-13 text-ink-2">{text}</span>
      </div>
      <time dateTime={created_at} className="num shrink-0 pt-0.5 text-xs text-ink-3">
        {formatTime(created_at, i18n.language)}
      </time>
      <span className="w-2 shrink-0 pt-1.5">
        {!read && (
          <span className="block size-2 rounded-full bg-info">
            <span className="sr-only">{t('notification.is_unread')}</span>
          </span>
        )}
      </span>
    </li>
  );
}
