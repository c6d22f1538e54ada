import type { RoyaltyBreakdownBy } from '@tangent/contract/money/royalty.ts';
import { ENTRY_STATUSES } from '@tangent/domain/money/royalty/entry-status.ts';
import { LINE_KINDS } from '@tangent/domain/money/royalty/line-kind.ts';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePayees } from '../../../api/money/collaborator.ts';
import { useRoyaltyBreakdown } from '../../../api/money/royalty.ts';
import { Button } from '../../../ui/button.tsx';
import { type Option, SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { usePartNames } from './use-part-names.ts';
import { NO_FILTERS, useRoyaltyAddress } from './use-royalty-address.ts';

/** Filters the entries; each filter offers only values that have earned money. */
export function EntryFilters() {
  const { t } = useTranslation();
  const { filter, change } = useRoyaltyAddress();
  const isNarrow = Object.keys(filter).length > 0;
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4 [&>*]:min-w-0">
      <PartSelect
        by="period"
        value={filter.from === filter.to ? filter.from : undefined}
        onChange={(month) => change({ from: month, to: month })}
      />
      <PartSelect by="platform" value={filter.platform} onChange={(platform) => change({ platform })} />
      <PartSelect by="country" value={filter.country} onChange={(country) => change({ country })} />
      <PartSelect by="track" value={filter.track} onChange={(track) => change({ track })} />
      <PartSelect by="release" value={filter.release} onChange={(release) => change({ release })} />
      <PersonSelect value={filter.payee} onChange={(payee) => change({ payee })} />
      <SelectField
        label={t('royalty.status_title')}
        placeholder={t('royalty.filter.any')}
        options={ENTRY_STATUSES.map((value) => ({ value, label: t(`royalty.status.${value}`) }))}
        value={filter.status ?? ''}
        onChange={(event) => change({ status: event.target.value })}
      />
      <SelectField
        label={t('royalty.kind_title')}
        placeholder={t('royalty.filter.any')}
        options={LINE_KINDS.map((value) => ({ value, label: t(`royalty.kind.${value}`) }))}
        value={filter.kind ?? ''}
        onChange={(event) => change({ kind: event.target.value })}
      />
      <TextField
        type="search"
        label={t('royalty.transaction_id')}
        placeholder="TX-"
        maxLength={40}
        value={filter.transaction_id ?? ''}
        onChange={(event) => change({ transaction_id: event.target.value }, { isTyped: true })}
      />
      {isNarrow && (
        <div className="flex items-end">
          <Button onClick={() => change(NO_FILTERS)}>
            <X size={16} aria-hidden /> {t('royalty.filter.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}

type PartSelectProps = { by: RoyaltyBreakdownBy; value: string | undefined; onChange: (value: string) => void };

function PartSelect({ by, value = '', onChange }: PartSelectProps) {
  const { t } = useTranslation();
  const parts = useRoyaltyBreakdown(by);
  const partName = usePartNames();
  const options: Option[] = (parts.data?.items ?? []).flatMap((part) =>
    part.key === null ? [] : [{ value: part.key, label: partName(by, part) }],
  );
  // A value from the address stays selectable even if the list was too short to include it.
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField
      label={t(`royalty.${by}`)}
      placeholder={t('royalty.filter.any')}
      options={
        isListed
          ? options
          : [
              ...options,
              { value, label: partName(by, { key: value, name: value, version_type: null, version_title: null }) },
            ]
      }
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type PersonSelectProps = { value: string | undefined; onChange: (value: string) => void };

/** Chooses the lines that are shared with a person; without anyone to share with there is no choice. */
function PersonSelect({ value = '', onChange }: PersonSelectProps) {
  const { t } = useTranslation();
  const people = usePayees().data?.pages.flatMap(({ items }) => items) ?? [];
  if (people.length === 0 && value === '') return null;
  const options: Option[] = people.map(({ id, name }) => ({ value: id, label: name }));
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField
      label={t('royalty.filter.person')}
      placeholder={t('royalty.filter.any')}
      options={isListed ? options : [...options, { value, label: value }]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
