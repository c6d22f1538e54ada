import type { AccountSecurityEvent } from '@tangent/contract/identity/account.ts';
import { BLOCK_REASONS } from '@tangent/domain/identity/access/blocked.ts';
import { SIGN_IN_METHODS } from '@tangent/domain/identity/auth/sign-in-method.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecurityEvents } from '../../../api/identity/account-safety.ts';
import { useDeviceName } from '../../../parts/identity/account/use-device-name.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDateTime } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { EntrySkeleton } from './entry-skeleton.tsx';

type Notice = Pick<AccountSecurityEvent, 'type' | 'details'>;

/** Returns a function that describes an event, with the one detail that distinguishes it from others of its kind. */
function useEventLabel(): (event: Notice) => string {
  const { t } = useTranslation();
  const toDetail = ({ method, provider, name, reason }: Notice['details']): string | null => {
    const way = SIGN_IN_METHODS.find((known) => known === (method ?? provider));
    if (way !== undefined) return t(`account.method.${way}`);
    const blockReason = BLOCK_REASONS.find((known) => known === reason);
    if (blockReason !== undefined) return t(`auth.blocked.reasons.${blockReason}`);
    return typeof name === 'string' ? name : null;
  };
  return ({ type, details }) => {
    const label = t(`account.event.${type}`);
    const detail = toDetail(details);
    return detail === null ? label : `${label}: ${detail}`;
  };
}

/** The number of events shown until the user asks for more. */
const FIRST_EVENTS = 6;

/** Lists sign-ins and changes of the account, newest first. */
export function ActivityCard() {
  const { t } = useTranslation();
  const events = useSecurityEvents();
  const [isShort, setShort] = useState(true);
  const known = events.data?.pages.flatMap((page) => page.items) ?? [];
  const shown = isShort ? known.slice(0, FIRST_EVENTS) : known;
  const hasMore = shown.length < known.length || events.hasNextPage;
  const showMore = () => {
    if (shown.length < known.length) setShort(false);
    else void events.fetchNextPage();
  };
  return (
    <Card title={t('account.activity.title')}>
      {events.isPending && <EntrySkeleton count={FIRST_EVENTS} />}
      {events.isError && <LoadFailed error={events.error} onRetry={() => void events.refetch()} />}
      {events.isSuccess && known.length === 0 && <p className="text-ink-2">{t('account.activity.empty')}</p>}
      <ol className="divide-y divide-line">
        {shown.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </ol>
      {known.length > 0 && (
        <LoadMore
          shown={t('account.activity.shown', { count: shown.length })}
          more={hasMore && t('account.activity.more')}
          busy={events.isFetchingNextPage}
          onMore={showMore}
        />
      )}
      <p className="mt-3 text-xs text-ink-3">{t('account.activity.hint')}</p>
    </Card>
  );
}

function EventLine({ event }: { event: AccountSecurityEvent }) {
  const { i18n } = useTranslation();
  const describeEvent = useEventLabel();
  const nameDevice = useDeviceName();
  const facts = [
    formatDateTime(event.at, i18n.language),
    event.user_agent && nameDevice(event.user_agent),
    event.ip_address,
  ];
  return (
    <li className="py-2.5">
      <p className="break-words">{describeEvent(event)}</p>
      <p className="mt-0.5 text-13 break-words text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}
