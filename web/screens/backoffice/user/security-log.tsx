import type { UserDetail } from '@tangent/contract/people/backoffice-users.ts';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';

type Event = UserDetail['security_events'][number];

/** Lists the account's security events, in the texts its owner reads. */
export function SecurityLog({ events }: { events: readonly Event[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('backoffice.user.security')}>
      {events.length === 0 && <p className="text-ink-3">{t('backoffice.user.nothing')}</p>}
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </ul>
    </Card>
  );
}

function EventLine({ event: { type, at, ip_address, user_agent } }: { event: Event }) {
  const { t, i18n } = useTranslation();
  const from = [ip_address, user_agent].filter((part) => part !== null).join(' · ');
  return (
    <li className="grid gap-x-4 py-2 sm:grid-cols-fill-end">
      <span className="min-w-0">{t(`account.event.${type}`)}</span>
      <time dateTime={at} className="code text-ink-2 max-sm:text-xs">
        {formatDateTime(at, i18n.language)}
      </time>
      {from !== '' && <span className="col-span-full text-xs break-words text-ink-3">{from}</span>}
    </li>
  );
}
