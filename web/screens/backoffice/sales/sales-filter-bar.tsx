import { SALES_FILE_STATES, type SalesFileState } from '@tangent/domain/money/royalty/sales-file.ts';
import { useTranslation } from 'react-i18next';
import type { SalesFilter } from '../../../api/money/backoffice-sales.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

const ATTENTION = 'attention';

type SalesFilterBarProps = { filter: SalesFilter; onChange: (filter: SalesFilter) => void };

export function SalesFilterBar({ filter, onChange }: SalesFilterBarProps) {
  const { t } = useTranslation();
  const options = [
    { value: ATTENTION, label: t('sales.attention') },
    ...SALES_FILE_STATES.map((state) => ({ value: state, label: t(`sales.state.${state}`) })),
  ];
  // 'Needs attention' is one of the states in the list: combining it with a state would only confuse.
  const chooseState = (value: string) => {
    const { state: _, attention: __, ...rest } = filter;
    if (value === ATTENTION) return onChange({ ...rest, attention: 'yes' });
    onChange(value === '' ? rest : { ...rest, state: value as SalesFileState });
  };
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-2">
      <TextField
        type="search"
        label={t('sales.search')}
        value={filter.search ?? ''}
        maxLength={100}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <SelectField
        label={t('store.state_title')}
        placeholder={t('backoffice.deliveries.any_state')}
        options={options}
        value={filter.attention ? ATTENTION : (filter.state ?? '')}
        onChange={(event) => chooseState(event.target.value)}
      />
    </div>
  );
}
