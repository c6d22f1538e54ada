import { SUSPENSE_REASONS, type SuspenseReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { useTranslation } from 'react-i18next';
import { useBackofficeStores } from '../../../api/catalogue/backoffice-store.ts';
import type { SuspenseFilter } from '../../../api/money/backoffice-suspense.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

type SuspenseFilterBarProps = {
  filter: SuspenseFilter;
  onChange: (filter: SuspenseFilter) => void;
  searchLabel: string;
};

export function SuspenseFilterBar({ filter, onChange, searchLabel }: SuspenseFilterBarProps) {
  const { t } = useTranslation();
  const stores = useBackofficeStores();
  // A new filter starts on its first page.
  const change = (name: 'store_id' | 'reason' | 'search', value: string) => {
    const { [name]: _, ...rest } = filter;
    onChange({ ...rest, page: 1, ...(value === '' ? {} : { [name]: value as SuspenseReason }) });
  };
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-3">
      <TextField
        type="search"
        label={searchLabel}
        value={filter.search ?? ''}
        maxLength={100}
        onChange={(event) => change('search', event.target.value)}
      />
      <SelectField
        label={t('sales.suspense.reason_title')}
        placeholder={t('sales.suspense.any_reason')}
        options={SUSPENSE_REASONS.map((reason) => ({ value: reason, label: t(`sales.suspense.reason.${reason}`) }))}
        value={filter.reason ?? ''}
        onChange={(event) => change('reason', event.target.value)}
      />
      <SelectField
        label={t('store.store')}
        placeholder={t('backoffice.deliveries.any_store')}
        options={(stores.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.store_id ?? ''}
        onChange={(event) => change('store_id', event.target.value)}
      />
    </div>
  );
}
