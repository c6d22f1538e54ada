import type { Store } from '@tangent/contract/catalogue/store.ts';
import { isStoreIncluded } from '@tangent/domain/catalogue/store/store.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useField } from '../draft/use-field.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { ClaimPolicyCard } from './claim-policy-card.tsx';
import { groupStores, type StoreGroup } from './group-stores.ts';
import { StoreGroupChoices } from './store-group-choices.tsx';
import { StoreNotices } from './store-notices.tsx';
import { TerritoryCard } from './territory-card.tsx';

/** Adds or removes some of the chosen stores; the others keep their order. */
export function toggleStores(chosen: readonly string[], ids: readonly string[], on: boolean): string[] {
  const others = chosen.filter((id) => !ids.includes(id));
  return on ? [...chosen, ...ids.filter((id) => !chosen.includes(id))] : others;
}

type Choose = (ids: readonly string[], on: boolean) => void;

/** Chooses the stores: by search, by kind, all or none. */
export function PlatformsStep({ stores }: { stores: readonly Store[] }) {
  const { t, i18n } = useTranslation();
  const { change } = useWizardActions();
  const chosen = new Set(useForm((form) => form.store_ids));
  const premium = useCapability('premium_stores');
  const [search, setSearch] = useState('');
  const groups = groupStores(stores, { search, language: i18n.language, premium });
  const within = stores.filter((store) => isStoreIncluded(store, premium));
  const choose: Choose = (ids, on) => change((form) => ({ store_ids: toggleStores(form.store_ids, ids, on) }));
  const found = groups.flatMap((group) => group.stores.map(({ id }) => id));
  return (
    <>
      <TerritoryCard stores={stores} />
      <Card
        title={t('wizard.platforms.count', {
          chosen: within.filter(({ id }) => chosen.has(id)).length,
          total: within.length,
        })}
        action={<AllOrNone onChoose={(on) => choose(found, on)} />}
      >
        <div className="grid gap-4">
          <TextField
            type="search"
            label={t('wizard.platforms.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <StoreField>
            <StoreGroups groups={groups} searching={search.trim() !== ''} chosen={chosen} onChoose={choose} />
          </StoreField>
          {groups.length === 0 && <p className="py-4 text-ink-2">{t('ui.no_matches')}</p>}
        </div>
      </Card>
      <StoreNotices stores={stores} />
      <ClaimPolicyCard stores={stores} />
    </>
  );
}

type StoreGroupsProps = {
  groups: readonly StoreGroup[];
  searching: boolean;
  chosen: ReadonlySet<string>;
  onChoose: Choose;
};

function StoreGroups({ groups, searching, chosen, onChoose }: StoreGroupsProps) {
  const several = groups.length > 1;
  return groups.map((group) => (
    <StoreGroupChoices
      key={`${group.key} ${searching}`}
      group={group}
      chosen={chosen}
      open={group.key === 'major' || searching}
      buttons={several}
      onChoose={onChoose}
    />
  ));
}

function StoreField({ children }: { children: ReactNode }) {
  const { id, label, error } = useField('store_ids');
  return (
    <>
      <fieldset
        id={id}
        tabIndex={-1}
        aria-describedby={error ? `${id}-error` : undefined}
        className="min-w-0 rounded-control"
      >
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
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
