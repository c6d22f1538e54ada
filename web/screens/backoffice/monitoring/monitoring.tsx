import type { StaffFraudCase } from '@tangent/contract/insight/monitoring.ts';
import { FRAUD_CASE_STATES } from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useAllFraudCases } from '../../../api/insight/fraud-cases.ts';
import { FraudCasePages } from '../../../parts/insight/fraud-case-pages.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

/** Lists the fraud cases of all accounts: streams that do not look like people listening. */
export function BackofficeMonitoring() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const state = FRAUD_CASE_STATES.find((one) => one === search.get('state')) ?? null;
  const cases = useAllFraudCases(state);
  return (
    <div className="grid gap-5">
      <PageTitle actions={<StateField state={state} onChange={(one) => setSearch(one === '' ? {} : { state: one })} />}>
        {t('watch.staff.title')}
      </PageTitle>
      <FraudCasePages
        cases={cases}
        more={{
          key: 'owner',
          title: t('watch.staff.owner'),
          className: 'whitespace-nowrap',
          cell: OwnerLink,
        }}
        empty={<EmptyState title={t('watch.staff.empty.title')}>{t('watch.staff.empty.text')}</EmptyState>}
      />
    </div>
  );
}

function StateField({ state, onChange }: { state: string | null; onChange: (state: string) => void }) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('watch.staff.filter')}
      value={state ?? ''}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: t('watch.staff.all') },
        ...FRAUD_CASE_STATES.map((one) => ({ value: one, label: t(`watch.state.${one}`) })),
      ]}
    />
  );
}

function OwnerLink({ owner }: StaffFraudCase) {
  return (
    <Link to={APP_PATHS.user.replace(':id', owner.id)} className="text-link relative z-1">
      {owner.name}
    </Link>
  );
}
