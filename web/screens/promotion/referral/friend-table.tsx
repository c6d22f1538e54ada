import type { Referral, ReferredFriend } from '@tangent/contract/promotion/referral.ts';
import { REFERRAL_QUALIFY_DAYS } from '@tangent/domain/promotion/referral-limits.ts';
import { useTranslation } from 'react-i18next';
import { useReferredFriends } from '../../../api/promotion/referral.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';

const TONES = {
  registered: 'quiet',
  paid: 'info',
  checking: 'warn',
  disputed: 'warn',
  qualified: 'good',
  refunded: 'quiet',
  declined: 'bad',
} as const satisfies Record<ReferredFriend['state'], PillTone>;

/** How many people the link brought, and why each of them counts or not. */
export function FriendTable({ referral }: { referral: Referral }) {
  const { t } = useTranslation();
  const friends = useReferredFriends();
  const items = friends.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card className="grid gap-4">
      <Figures referral={referral} />
      {friends.isPending && <SkeletonRows count={4} />}
      {friends.isError && <LoadFailed error={friends.error} onRetry={() => void friends.refetch()} />}
      {friends.data && items.length === 0 && (
        <EmptyState title={t('referral.empty.title')}>{t('referral.empty.text')}</EmptyState>
      )}
      {items.length > 0 && <Rows items={items} />}
      {friends.hasNextPage && (
        <Button size="small" busy={friends.isFetchingNextPage} onClick={() => void friends.fetchNextPage()}>
          {t('form.own.more')}
        </Button>
      )}
      <p className="text-13 text-ink-2">{t('referral.rule', { days: REFERRAL_QUALIFY_DAYS })}</p>
    </Card>
  );
}

const FIGURES = ['visits', 'registered', 'paid', 'qualified'] as const;

function Figures({ referral }: { referral: Referral }) {
  const { t, i18n } = useTranslation();
  return (
    <dl className="-mx-4 -mt-4 grid grid-cols-2 border-b border-line sm:-mx-5 sm:-mt-5 sm:grid-cols-4">
      {FIGURES.map((name) => (
        <div key={name} className="border-line px-4 py-4 sm:border-l sm:px-5 sm:first:border-l-0">
          <dt className="text-13 text-ink-2">{t(`referral.figure.${name}`)}</dt>
          <dd className="display text-xl">{formatNumber(referral[name], i18n.language)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ items }: { items: readonly ReferredFriend[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<ReferredFriend>[] = [
    {
      key: 'friend',
      title: t('referral.column.friend'),
      cell: ({ address }) => <b className="font-strong">{address ?? t('referral.gone')}</b>,
    },
    {
      key: 'joined',
      title: t('referral.column.joined'),
      cell: ({ signed_up_at }) => <span className="text-ink-2">{formatDate(signed_up_at, i18n.language)}</span>,
    },
    {
      key: 'state',
      title: t('referral.column.state'),
      cell: ({ state }) => <StatusPill tone={TONES[state]}>{t(`referral.state.${state}`)}</StatusPill>,
    },
    { key: 'why', title: t('referral.column.why'), cell: (friend) => <Why friend={friend} /> },
  ];
  return (
    <Table caption={t('referral.friends')} columns={columns} rows={items} rowKey={({ id }) => id} minWidth="40rem" />
  );
}

function Why({ friend }: { friend: ReferredFriend }) {
  const { t, i18n } = useTranslation();
  const { state, paid_day, qualified_at, checked_until } = friend;
  const values = {
    days: REFERRAL_QUALIFY_DAYS,
    day: paid_day ?? 0,
    since: qualified_at === null ? '' : formatDate(qualified_at, i18n.language),
    until: checked_until === null ? '' : formatDate(checked_until, i18n.language),
  };
  // Between the end of the 14 days and the next count a few seconds pass.
  const text = state === 'qualified' && qualified_at === null ? 'counting' : state;
  if (state !== 'paid') return t(`referral.why.${text}`, values);
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      {t('referral.why.paid', values)}
      <span className="h-1.5 w-16 bg-sunken" aria-hidden>
        <span className="block h-full bg-ink" style={{ width: `${(100 * values.day) / values.days}%` }} />
      </span>
    </span>
  );
}
