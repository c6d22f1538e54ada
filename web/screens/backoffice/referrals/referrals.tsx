import { STAFF_REFERRAL_FILTERS, type StaffReferral } from '@tangent/contract/promotion/referral.ts';
import type { ReferralDecision } from '@tangent/domain/promotion/referral/friend-state.ts';
import { REFERRAL_RISK_LIMIT } from '@tangent/domain/promotion/referral-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type StaffReferralFilter, useStaffReferrals } from '../../../api/promotion/referral.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { DecisionDialog } from './decision-dialog.tsx';

/** Invited people with signals of abuse: staff decides whether they count. */
export function BackofficeReferrals() {
  const { t } = useTranslation();
  const [show, setShow] = useState<StaffReferralFilter>('checking');
  const referrals = useStaffReferrals(show);
  const pages = referrals.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  return (
    <div className="grid gap-5">
      <PageTitle>{t('referral.staff.title', { count: pages[0]?.total ?? 0 })}</PageTitle>
      <ViewSwitch
        label={t('referral.column.state')}
        views={STAFF_REFERRAL_FILTERS}
        view={show}
        nameOf={(one) => t(`referral.staff.show.${one}`)}
        onChange={setShow}
      />
      <Card>
        {referrals.isPending && <SkeletonRows count={5} />}
        {referrals.isError && <LoadFailed error={referrals.error} onRetry={() => void referrals.refetch()} />}
        {referrals.data && items.length === 0 && (
          <EmptyState title={t('referral.staff.empty.title')}>{t('referral.staff.empty.text')}</EmptyState>
        )}
        {items.length > 0 && <ReferralTable items={items} />}
        {referrals.hasNextPage && (
          <Button size="small" busy={referrals.isFetchingNextPage} onClick={() => void referrals.fetchNextPage()}>
            {t('form.own.more')}
          </Button>
        )}
      </Card>
    </div>
  );
}

function ReferralTable({ items }: { items: readonly StaffReferral[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<StaffReferral>[] = [
    { key: 'friend', title: t('referral.staff.column.friend'), cell: ({ friend }) => <Person person={friend} /> },
    {
      key: 'referrer',
      title: t('referral.staff.column.referrer'),
      cell: ({ referrer }) => <Person person={referrer} />,
    },
    {
      key: 'joined',
      title: t('referral.column.joined'),
      cell: ({ signed_up_at }) => formatDate(signed_up_at, i18n.language),
    },
    {
      key: 'state',
      title: t('referral.column.state'),
      cell: ({ state, checked_until }) => (
        <>
          {t(`referral.state.${state}`)}
          {checked_until !== null && (
            <span className="block text-13 text-ink-2">
              {t('referral.staff.due', { day: formatDate(checked_until, i18n.language) })}
            </span>
          )}
        </>
      ),
    },
    { key: 'signals', title: t('referral.staff.column.signals'), cell: (row) => <Signals row={row} /> },
    {
      key: 'actions',
      title: t('referral.staff.column.actions'),
      hideTitle: true,
      cell: (row) => <Actions row={row} />,
    },
  ];
  return (
    <Table
      caption={t('backoffice.sections.referrals')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      minWidth="64rem"
    />
  );
}

function Person({ person: { id, name, email } }: { person: StaffReferral['friend'] }) {
  return (
    <>
      <Link className="font-strong hover:underline" to={APP_PATHS.user.replace(':id', id)}>
        {name}
      </Link>
      <span className="block text-13 text-ink-2">{email}</span>
    </>
  );
}

function Signals({ row: { signals, score, note } }: { row: StaffReferral }) {
  const { t } = useTranslation();
  if (signals.length === 0) return <span className="text-ink-3">{t('referral.staff.no_signals')}</span>;
  return (
    <>
      {signals.map((signal) => t(`referral.staff.signal.${signal}`)).join(', ')}
      <span className="block text-13 text-ink-2">
        {t('referral.staff.score', { score, limit: REFERRAL_RISK_LIMIT })}
        {note !== null && ` · ${note}`}
      </span>
    </>
  );
}

function Actions({ row }: { row: StaffReferral }) {
  const { t } = useTranslation();
  const [decision, setDecision] = useState<ReferralDecision | null>(null);
  return (
    <span className="flex gap-2">
      {row.decision !== 'accepted' && (
        <Button size="small" onClick={() => setDecision('accepted')}>
          {t('referral.staff.accepted')}
        </Button>
      )}
      {row.decision !== 'declined' && (
        <Button size="small" onClick={() => setDecision('declined')}>
          {t('referral.staff.declined')}
        </Button>
      )}
      {decision !== null && <DecisionDialog row={row} decision={decision} onClose={() => setDecision(null)} />}
    </span>
  );
}
