import type { ListedUser } from '@tangent/contract/people/backoffice-users.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AccountStatusPill } from '../../../parts/identity/account/account-status-pill.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

export function UserTable({ items }: { items: readonly ListedUser[] }) {
  const { t } = useTranslation();
  const columns: Column<ListedUser>[] = [
    {
      key: 'user',
      title: t('backoffice.users.person'),
      className: 'w-1/3 py-2',
      cell: (user) => <UserName user={user} />,
    },
    {
      key: 'status',
      title: t('backoffice.users.status'),
      cell: ({ account_status }) => <AccountStatusPill account_status={account_status} />,
    },
    {
      key: 'email',
      title: t('backoffice.users.email'),
      className: 'w-1/3 py-2',
      cell: (user) => <Email user={user} />,
    },
    {
      key: 'plan',
      title: t('backoffice.users.plan'),
      className: 'whitespace-nowrap',
      cell: ({ plan, is_staff }) =>
        is_staff ? <StatusPill tone="info">{t('backoffice.users.staff')}</StatusPill> : t(`plan.name.${plan}`),
    },
    { key: 'since', title: t('backoffice.users.since'), numeric: true, cell: (user) => <Since user={user} /> },
  ];
  return (
    <Table
      caption={t('backoffice.users.title')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      minWidth="50rem"
    />
  );
}

function UserName({ user: { id, name, username } }: { user: ListedUser }) {
  return (
    <span className="grid max-w-sm min-w-0">
      <Link
        to={`/backoffice/people/${id}`}
        className="truncate font-strong after:absolute after:inset-0 hover:underline"
        dir="auto"
      >
        {name}
      </Link>
      <span className="truncate text-13 text-ink-3">{username}</span>
    </span>
  );
}

function Email({ user: { email, email_verified } }: { user: ListedUser }) {
  const { t } = useTranslation();
  return (
    <span className="grid max-w-88 min-w-0">
      <span className="truncate">{email}</span>
      {!email_verified && <span className="text-13 text-warn">{t('backoffice.users.unverified')}</span>}
    </span>
  );
}

function Since({ user: { created_at } }: { user: ListedUser }) {
  const { i18n } = useTranslation();
  return (
    <time dateTime={created_at} className="whitespace-nowrap text-ink-2">
      {formatDate(created_at, i18n.language)}
    </time>
  );
}
