import type { ListedPerson } from '@tangent/contract/backoffice-people.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../parts/format.ts';
import { StandingPill } from '../../parts/standing-pill.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { type Column, Table } from '../../ui/table.tsx';

export function PeopleTable({ items }: { items: readonly ListedPerson[] }) {
  const { t } = useTranslation();
  const columns: Column<ListedPerson>[] = [
    {
      key: 'person',
      title: t('backoffice.people.person'),
      className: 'w-1/3 py-2',
      cell: (person) => <PersonName person={person} />,
    },
    {
      key: 'standing',
      title: t('backoffice.people.standing'),
      cell: ({ standing }) => <StandingPill standing={standing} />,
    },
    {
      key: 'email',
      title: t('backoffice.people.email'),
      className: 'w-1/3 py-2',
      cell: (person) => <Email person={person} />,
    },
    {
      key: 'plan',
      title: t('backoffice.people.plan'),
      className: 'whitespace-nowrap',
      cell: ({ plan, is_staff }) =>
        is_staff ? <StatusPill tone="info">{t('backoffice.people.staff')}</StatusPill> : t(`plan.name.${plan}`),
    },
    { key: 'since', title: t('backoffice.people.since'), numeric: true, cell: (person) => <Since person={person} /> },
  ];
  return (
    <Table
      caption={t('backoffice.people.title')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      minWidth="50rem"
    />
  );
}

function PersonName({ person: { id, name, username } }: { person: ListedPerson }) {
  return (
    <span className="grid max-w-[24rem] min-w-0">
      <Link
        to={`/backoffice/people/${id}`}
        className="truncate font-[600] after:absolute after:inset-0 hover:underline"
        dir="auto"
      >
        {name}
      </Link>
      <span className="truncate text-13 text-ink-3">{username}</span>
    </span>
  );
}

function Email({ person: { email, email_verified } }: { person: ListedPerson }) {
  const { t } = useTranslation();
  return (
    <span className="grid max-w-[22rem] min-w-0">
      <span className="truncate">{email}</span>
      {!email_verified && <span className="text-13 text-warn">{t('backoffice.people.unverified')}</span>}
    </span>
  );
}

function Since({ person: { created_at } }: { person: ListedPerson }) {
  const { i18n } = useTranslation();
  return (
    <time dateTime={created_at} className="whitespace-nowrap text-ink-2">
      {formatDate(created_at, i18n.language)}
    </time>
  );
}
