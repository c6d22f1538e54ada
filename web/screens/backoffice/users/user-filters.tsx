import { ACCOUNT_STATUSES, type AccountStatus } from '@tangent/domain/identity/access/account-status.ts';
import { PLANS, type Plan } from '@tangent/domain/money/plan/plan.ts';
import { useTranslation } from 'react-i18next';
import type { UserFilter } from '../../../api/people/users.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

const STAFF = 'staff';

type UserFiltersProps = { filter: UserFilter; onChange: (filter: UserFilter) => void };

export function UserFilters({ filter, onChange }: UserFiltersProps) {
  const { t } = useTranslation();
  const statusOptions = useStatusOptions();
  // 'Staff' is one of the account statuses in the list: combining it with a status has no use.
  const chooseStatus = (value: string) => {
    const { account_status: _, role: __, ...rest } = filter;
    if (value === STAFF) return onChange({ ...rest, role: STAFF });
    onChange(value === '' ? rest : { ...rest, account_status: value as AccountStatus | 'blocked' });
  };
  const choosePlan = (value: string) => {
    const { plan: _, ...rest } = filter;
    onChange(value === '' ? rest : { ...rest, plan: value as Plan });
  };
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-3">
      <TextField
        type="search"
        label={t('backoffice.users.search')}
        value={filter.search ?? ''}
        maxLength={254}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <SelectField
        label={t('backoffice.users.status')}
        placeholder={t('backoffice.users.any_status')}
        options={statusOptions}
        value={filter.role ?? filter.account_status ?? ''}
        onChange={(event) => chooseStatus(event.target.value)}
      />
      <SelectField
        label={t('backoffice.users.plan')}
        placeholder={t('backoffice.users.any_plan')}
        options={PLANS.map((value) => ({ value, label: t(`plan.name.${value}`) }))}
        value={filter.plan ?? ''}
        onChange={(event) => choosePlan(event.target.value)}
      />
    </div>
  );
}

function useStatusOptions() {
  const { t } = useTranslation();
  return [
    { value: 'blocked', label: t('backoffice.users.blocked') },
    ...ACCOUNT_STATUSES.map((value) => ({ value, label: t(`backoffice.account_status.${value}`) })),
    { value: STAFF, label: t('backoffice.users.staff') },
  ];
}
