import type { StaffWatchCase } from '@tangent/contract/watch.ts';
import { WATCH_STATES } from '@tangent/domain/analytics/watch/watch-case.ts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useAllWatchCases } from '../../api/watch.ts';
import { WatchPages } from '../../parts/watch-pages.tsx';
import { APP_PATHS } from '../../site/app-paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SelectField } from '../../ui/select-field.tsx';

/** Streams of all accounts that do not look like people listening. */
export function BackofficeWatch() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const state = WATCH_STATES.find((one) => one === search.get('state')) ?? null;
  const cases = useAllWatchCases(state);
  return (
    <div className="grid gap-5">
      <PageTitle actions={<StateField state={state} onChange={(one) => setSearch(one === '' ? {} : { state: one })} />}>
        {t('watch.staff.title')}
      </PageTitle>
      <WatchPages
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
        ...WATCH_STATES.map((one) => ({ value: one, label: t(`watch.state.${one}`) })),
      ]}
    />
  );
}

function OwnerLink({ owner }: StaffWatchCase) {
  return (
    <Link to={APP_PATHS.person.replace(':id', owner.id)} className="text-link relative z-[1]">
      {owner.name}
    </Link>
  );
}
