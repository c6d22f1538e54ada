import type { StaffClaim } from '@tangent/contract/promotion/rights-claim.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { type StaffClaimView, useStaffClaims } from '../../../api/promotion/rights-claim.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { ClaimState } from '../../../parts/promotion/claim/claim-state.tsx';
import { formatDate, formatInstant, formatNumber } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { ViewSwitch } from '../../../ui/view-switch.tsx';

const VIEWS = ['disputes', 'unmatched', 'contradicted', 'all'] as const satisfies readonly StaffClaimView[];

/** The claims of all accounts that need staff: disputes to check, claims without a track, contradictions. */
export function BackofficeClaims() {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'disputes';
  const claims = useStaffClaims(view);
  const pages = claims.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const counts = pages[0]?.counts;
  return (
    <div className="grid gap-5">
      <PageTitle>{counts ? t('claim.staff.fact', { count: counts.disputes }) : t('claim.title')}</PageTitle>
      <ViewSwitch
        label={t('claim.view.label')}
        views={VIEWS}
        view={view}
        nameOf={(one) =>
          t(`claim.staff.view.${one}`, { shown: counts ? formatNumber(counts[one], i18n.language) : '' })
        }
        onChange={(next) => setSearch({ view: next })}
      />
      <Card>
        {claims.isPending && <SkeletonRows count={5} />}
        {claims.isError && <LoadFailed error={claims.error} onRetry={() => void claims.refetch()} />}
        {claims.data && items.length === 0 && (
          <EmptyState title={t('claim.staff.empty.title')}>{t('claim.staff.empty.text')}</EmptyState>
        )}
        {items.length > 0 && <ClaimTable items={items} />}
        {claims.hasNextPage && (
          <Button size="small" busy={claims.isFetchingNextPage} onClick={() => void claims.fetchNextPage()}>
            {t('claim.more')}
          </Button>
        )}
      </Card>
    </div>
  );
}

function ClaimTable({ items }: { items: readonly StaffClaim[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<StaffClaim>[] = [
    {
      key: 'recording',
      title: t('claim.staff.column.recording'),
      cell: ({ id, title }) => (
        <Link
          className="font-strong after:absolute after:inset-0 hover:underline"
          to={APP_PATHS.staff_claim.replace(':id', id)}
        >
          {title}
        </Link>
      ),
    },
    { key: 'service', title: t('claim.staff.column.service'), cell: ({ service }) => t(`claim.service.${service}`) },
    {
      key: 'owner',
      title: t('claim.staff.column.owner'),
      cell: ({ owner }) => owner?.name ?? t('claim.staff.nobody'),
    },
    { key: 'claimant', title: t('claim.staff.column.claimant'), cell: ({ claimant }) => claimant },
    {
      key: 'claimed',
      title: t('claim.staff.column.claimed'),
      cell: ({ claimed_at }) => formatInstant(claimed_at, i18n.language),
    },
    {
      key: 'due',
      title: t('claim.staff.column.due'),
      cell: ({ due_on }) => (due_on === null ? '' : formatDate(due_on, i18n.language)),
    },
    { key: 'state', title: t('claim.staff.column.state'), cell: (claim) => <ClaimState claim={claim} /> },
  ];
  return <Table caption={t('claim.title')} columns={columns} rows={items} rowKey={({ id }) => id} minWidth="52rem" />;
}
