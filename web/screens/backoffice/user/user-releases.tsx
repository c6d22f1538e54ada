import type { UserDetail, UserRelease } from '@tangent/contract/people/backoffice-users.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReleaseStatusPill } from '../../../parts/catalogue/release/release-status.tsx';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';

/** Lists the newest releases of an account; each links to the page where it is decided. */
export function UserReleases({ user: { releases, release_count } }: { user: UserDetail }) {
  const { t, i18n } = useTranslation();
  const columns: Column<UserRelease>[] = [
    {
      key: 'title',
      title: t('backoffice.deliveries.release'),
      className: 'w-full py-2',
      cell: (release) => <ReleaseName release={release} />,
    },
    {
      key: 'date',
      title: t('backoffice.user.release_date'),
      className: 'whitespace-nowrap',
      cell: ({ release_date }) => (release_date ? formatDate(release_date, i18n.language) : '–'),
    },
    {
      key: 'status',
      title: t('store.state_title'),
      cell: ({ status }) => <ReleaseStatusPill status={status} />,
    },
  ];
  const number = (value: number) => formatNumber(value, i18n.language);
  const shown = t('backoffice.shown', { shown: number(releases.length), total: number(release_count) });
  return (
    <Card title={t('backoffice.user.releases')} action={<span className="text-13 text-ink-3">{shown}</span>}>
      {releases.length === 0 ? (
        <p className="text-ink-3">{t('backoffice.user.no_releases')}</p>
      ) : (
        <Table
          caption={t('backoffice.user.releases')}
          columns={columns}
          rows={releases}
          rowKey={({ id }) => id}
          minWidth="28rem"
        />
      )}
    </Card>
  );
}

function ReleaseName({ release: { id, title, primary_artist } }: { release: UserRelease }) {
  const { t } = useTranslation();
  return (
    <Link
      to={`/backoffice/reviews/${id}`}
      className="line-clamp-1 font-strong after:absolute after:inset-0 hover:underline"
    >
      {title || t('release.untitled')} <span className="font-soft text-ink-3">{primary_artist}</span>
    </Link>
  );
}
