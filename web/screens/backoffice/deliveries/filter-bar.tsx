import { DELIVERY_STATES, type DeliveryState } from '@tangent/domain/distribution/delivery/status.ts';
import { useTranslation } from 'react-i18next';
import { useBackofficeStores } from '../../../api/catalogue/backoffice-store.ts';
import type { DeliveryFilter } from '../../../api/distribution/backoffice-delivery.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

const ATTENTION = 'attention';

type FilterBarProps = { filter: DeliveryFilter; onChange: (filter: DeliveryFilter) => void };

export function FilterBar({ filter, onChange }: FilterBarProps) {
  const { t } = useTranslation();
  const { storeOptions, stateOptions } = useOptions();
  // 'Needs attention' is one of the states in the list: combining it with a state would only confuse.
  const chooseState = (value: string) => {
    const { state: _, attention: __, ...rest } = filter;
    if (value === ATTENTION) return onChange({ ...rest, attention: 'yes' });
    onChange(value === '' ? rest : { ...rest, state: value as DeliveryState });
  };
  const chooseStore = (store_id: string) => {
    const { store_id: _, ...rest } = filter;
    onChange(store_id === '' ? rest : { ...rest, store_id });
  };
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-3">
      <TextField
        type="search"
        label={t('backoffice.deliveries.search')}
        value={filter.search ?? ''}
        maxLength={100}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <SelectField
        label={t('store.state_title')}
        placeholder={t('backoffice.deliveries.any_state')}
        options={stateOptions}
        value={filter.attention ? ATTENTION : (filter.state ?? '')}
        onChange={(event) => chooseState(event.target.value)}
      />
      <SelectField
        label={t('store.store')}
        placeholder={t('backoffice.deliveries.any_store')}
        options={storeOptions}
        value={filter.store_id ?? ''}
        onChange={(event) => chooseStore(event.target.value)}
      />
    </div>
  );
}

function useOptions() {
  const { t } = useTranslation();
  const stores = useBackofficeStores();
  return {
    storeOptions: (stores.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    stateOptions: [
      { value: ATTENTION, label: t('backoffice.deliveries.attention') },
      ...DELIVERY_STATES.map((state) => ({ value: state, label: t(`store.state.${state}`) })),
    ],
  };
}
