import type { Notification } from '@tangent/contract/events/notification.ts';
import type { ArtistPage } from '@tangent/domain/catalogue/artist/identities.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import type { TFunction } from 'i18next';
import { formatPeriod } from '../../parts/insight/period-text.ts';
import { formatDate } from '../../parts/text/format.ts';
import { APP_PATHS } from '../../site/app-paths.ts';
import { formatDollars } from '../../texts/format-dollars.ts';

/** The section of the release page where the details are. */
const ANCHORS: Partial<Record<Notification['type'], string>> = {
  approved: '#stores',
  published: '#stores',
  store_refused: '#stores',
  track_removed: '#stores',
  track_restored: '#stores',
  page_wrong: '#stores',
  takedown_requested: '#takedown',
  removed: '#takedown',
};

/** Returns the page that a notification leads to. */
export function findNotificationPath({ type, release, params }: Notification): string {
  if (type === 'webhook_off') return APP_PATHS.webhook.replace(':id', String(params.endpoint_id));
  if (type === 'month_reported') return buildLinesPath(params);
  if (type === 'store_fine' || type === 'fine_returned' || type === 'fine_dispute')
    return `${APP_PATHS.royalties}?view=entries&entry=${params.transaction_id}`;
  if (release === null) {
    return type === 'subscription_ending' ? APP_PATHS.account_subscription : `${APP_PATHS.royalties}?view=payouts`;
  }
  if (type === 'presave_saved') return APP_PATHS.presaves;
  if (type.startsWith('claim_')) return APP_PATHS.claims;
  if (type === 'handover_due') return APP_PATHS.handover.replace(':id', release.id);
  if (type === 'unusual_streams') return `${APP_PATHS.monitoring}?release=${release.id}`;
  return `${APP_PATHS.release.replace(':id', release.id)}${ANCHORS[type] ?? ''}`;
}

/** The lines of the one report; of several reports the whole list. */
function buildLinesPath({ reports, store_id, month }: Notification['params']): string {
  const period = String(month);
  const one = Number(reports) === 1 ? { platform: String(store_id), from: period, to: period } : {};
  return `${APP_PATHS.royalties}?${new URLSearchParams({ view: 'entries', ...one })}`;
}

/** Returns the two lines of a notification. */
export function describeNotification(t: TFunction, language: string, notification: Notification) {
  const { type, release, params } = notification;
  const event = findEvent(notification);
  // The amount without the fee is sent, and comes back.
  const isNet = event === 'payout_paid' || event === 'payout_returned';
  const cents = Number((isNet && params.net_cents) || params.amount_cents || 0);
  const values = {
    title: release?.title.trim() || t('release.untitled'),
    plan: t(`plan.name.${(params.plan ?? 'free') as Plan}`),
    amount: formatDollars(cents, language),
    host: String(params.host ?? ''),
    track: String(params.track ?? ''),
    store: type === 'page_wrong' ? t(`artist.service.${params.page as ArtistPage}`) : String(params.store ?? ''),
    artist: String(params.artist ?? ''),
    distributor: String(params.distributor ?? ''),
    count: Number(params.stores ?? params.tracks ?? params.reports ?? 0),
    month: params.month === undefined ? '' : formatPeriod(String(params.month), language),
    date: params.due_on === undefined ? '' : formatDate(String(params.due_on), language),
  };
  return { title: t(`notification.event.${event}.title`, values), text: t(`notification.event.${event}.text`, values) };
}

function findEvent({ type, params }: Notification) {
  // Earlier notifications do not name the day.
  if (type === 'claim_opened' && params.due_on !== undefined) return 'claim_opened_by';
  if (type === 'month_reported') return Number(params.reports) > 1 ? 'months_reported' : type;
  if (type === 'store_fine') return Number(params.tracks) > 1 ? 'store_fines' : type;
  if (type === 'fine_dispute') return `fine_dispute_${params.state as 'sent' | 'accepted' | 'refused'}` as const;
  return type === 'subscription_ending' ? findPlanEvent(params) : type;
}

function findPlanEvent({ change }: Notification['params']): 'plan_cancelled' | 'plan_payment_failed' {
  return change === 'payment_failed' ? 'plan_payment_failed' : 'plan_cancelled';
}
