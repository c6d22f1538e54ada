import type { Store } from '@tangent/contract/store.ts';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toggleStores } from './toggle-stores.ts';
import { useField } from './use-field.ts';
import { useWizard } from './wizard-context.ts';

export function PlatformsStep({ stores }: { stores: readonly Store[] }) {
  const { t, i18n } = useTranslation();
  const { form, change } = useWizard().draft;
  const field = useField('store_ids');
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase(i18n.language);
  const found = stores.filter((store) => store.name.toLocaleLowerCase(i18n.language).includes(wanted));
  const choose = (ids: readonly string[], on: boolean) => change({ store_ids: toggleStores(form.store_ids, ids, on) });
  return (
    <Card
      title={t('wizard.platforms.count', { chosen: form.store_ids.length, total: stores.length })}
      action={
        <AllOrNone
          onChoose={(on) =>
            choose(
              found.map((store) => store.id),
              on,
            )
          }
        />
      }
    >
      <div className="grid gap-4">
        <TextField
          type="search"
          label={t('wizard.platforms.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <fieldset id={field.id} tabIndex={-1} className="min-w-0">
          <legend className="sr-only">{field.label}</legend>
          <StoreChoices stores={found} chosen={form.store_ids} onChoose={choose} />
        </fieldset>
        {found.length === 0 && <p className="py-4 text-ink-2">{t('ui.no_matches')}</p>}
        {field.error && <FieldError id={`${field.id}-error`}>{field.error}</FieldError>}
      </div>
    </Card>
  );
}

function AllOrNone({ onChoose }: { onChoose: (on: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => onChoose(true)}>
        {t('wizard.platforms.all')}
      </Button>
      <Button size="small" onClick={() => onChoose(false)}>
        {t('wizard.platforms.none')}
      </Button>
    </span>
  );
}

type StoreChoicesProps = {
  stores: readonly Store[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[], on: boolean) => void;
};

function StoreChoices({ stores, chosen, onChoose }: StoreChoicesProps) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {stores.map((store, index) => (
        <li
          key={store.id}
          className={clsx('border-line py-2.5', index > 0 && 'border-t', index === 1 && 'sm:border-t-0')}
        >
          <CheckboxField
            label={<span className="font-[600]">{store.name}</span>}
            hint={t(`store.category.${store.category}`)}
            checked={chosen.includes(store.id)}
            onChange={(event) => onChoose([store.id], event.target.checked)}
          />
        </li>
      ))}
    </ul>
  );
}
