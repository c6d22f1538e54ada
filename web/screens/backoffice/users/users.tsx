import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type UserFilter, useUsers } from '../../../api/people/users.ts';
import { MoreRows, readPages } from '../../../parts/backoffice/more-rows.tsx';
import { useDebounced } from '../../../parts/form/use-debounced.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';

/** Lists all accounts, newest first. */
export function BackofficeUsers() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<UserFilter>({});
  const users = useUsers(useDebounced(filter, 250));
  const { items, total } = readPages(users);
  return (
    <div className="grid gap-5">
      <PageTitle>{t('backoffice.users.title')}</PageTitle>
      <Card>
        <UserFilters filter={filter} onChange={setFilter} />
        {users.isPending && <SkeletonRows count={8} />}
        {users.isError && !users.data && <LoadFailed error={users.error} onRetry={() => void users.refetch()} />}
        {users.data && total === 0 && (
          <EmptyState title={t('backoffice.users.empty.title')}>{t('backoffice.users.empty.text')}</EmptyState>
        )}
        {total > 0 && (
          <>
            <UserTable items={items} />
            <MoreRows list={users} />
          </>
        )}
      </Card>
    </div>
  );
}
