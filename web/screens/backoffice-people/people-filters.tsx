import { STANDINGS, type Standing } from '@tangent/domain/access/standing.ts';
import { PLANS, type Plan } from '@tangent/domain/plan/plan.ts';
import { useTranslation } from 'react-i18next';
import type { PeopleFilter } from '../../api/people.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

const STAFF = 'staff';

type PeopleFiltersProps = { filter: PeopleFilter; onChange: (filter: PeopleFilter) => void };

export function PeopleFilters({ filter, onChange }: PeopleFiltersProps) {
  const { t } = useTranslation();
  const standings = useStandings();
  // Colleagues are a choice among the standings: nobody looks for a banned one.
  const chooseStanding = (value: string) => {
    const { standing: _, role: __, ...rest } = filter;
    if (value === STAFF) return onChange({ ...rest, role: STAFF });
    onChange(value === '' ? rest : { ...rest, standing: value as Standing | 'blocked' });
  };
  const choosePlan = (value: string) => {
    const { plan: _, ...rest } = filter;
    onChange(value === '' ? rest : { ...rest, plan: value as Plan });
  };
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-3">
      <TextField
        type="search"
        label={t('backoffice.people.search')}
        value={filter.search ?? ''}
        maxLength={254}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <SelectField
        label={t('backoffice.people.standing')}
        placeholder={t('backoffice.people.any_standing')}
        options={standings}
        value={filter.role ?? filter.standing ?? ''}
        onChange={(event) => chooseStanding(event.target.value)}
      />
      <SelectField
        label={t('backoffice.people.plan')}
        placeholder={t('backoffice.people.any_plan')}
        options={PLANS.map((value) => ({ value, label: t(`plan.name.${value}`) }))}
        value={filter.plan ?? ''}
        onChange={(event) => choosePlan(event.target.value)}
      />
    </div>
  );
}

function useStandings() {
  const { t } = useTranslation();
  return [
    { value: 'blocked', label: t('backoffice.people.blocked') },
    ...STANDINGS.map((value) => ({ value, label: t(`backoffice.standing.${value}`) })),
    { value: STAFF, label: t('backoffice.people.staff') },
  ];
}
