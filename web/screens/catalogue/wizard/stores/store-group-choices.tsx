import type { Store } from '@tangent/contract/catalogue/store.ts';
import { takesReleases } from '@tangent/domain/catalogue/store/store.ts';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../parts/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import type { StoreGroup } from './group-stores.ts';

type StoreGroupChoicesProps = {
  group: StoreGroup;
  chosen: ReadonlySet<string>;
  /** Expanded from the start: the major stores, and the matches of a search. */
  open: boolean;
  /** Whether to offer 'all' and 'none'; left out for a single group. */
  buttons: boolean;
  onChoose: (ids: readonly string[], on: boolean) => void;
};

/** Shows one kind of store: the number chosen, buttons for all or none, and each store. */
export function StoreGroupChoices({ group, chosen, open, buttons, onChoose }: StoreGroupChoicesProps) {
  const { t } = useTranslation();
  const name = t(group.key === 'major' ? 'wizard.platforms.major' : `store.category.${group.key}`);
  const chosenHere = group.stores.filter(({ id }) => chosen.has(id)).length;
  const ids = group.stores.map(({ id }) => id);
  return (
    <details open={open} className="group border-t border-line first:border-t-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 py-2 font-strong [&::-webkit-details-marker]:hidden">
        <ChevronDown size={16} className="-rotate-90 text-ink-3 group-open:rotate-0" aria-hidden />
        <span className="min-w-0 flex-1">{name}</span>
        <span className="num text-13 font-soft text-ink-2">
          {t('wizard.platforms.group_count', { chosen: chosenHere, total: group.stores.length })}
        </span>
      </summary>
      <div className="grid gap-3 pb-4">
        {buttons && <GroupButtons name={name} onChoose={(on) => onChoose(ids, on)} />}
        <StoreChoices stores={group.stores} chosen={chosen} onChoose={onChoose} />
      </div>
    </details>
  );
}

function GroupButtons({ name, onChoose }: { name: string; onChoose: (on: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => onChoose(true)}>
        {t('wizard.platforms.all_of', { group: name })}
      </Button>
      <Button size="small" onClick={() => onChoose(false)}>
        {t('wizard.platforms.none_of', { group: name })}
      </Button>
    </div>
  );
}

type StoreChoicesProps = Pick<StoreGroupChoicesProps, 'chosen' | 'onChoose'> & { stores: readonly Store[] };

function StoreChoices({ stores, chosen, onChoose }: StoreChoicesProps) {
  const { t, i18n } = useTranslation();
  const describe = (store: Store) => {
    if (!takesReleases(store)) return t('wizard.platforms.not_live');
    const { closes_on } = store;
    return closes_on !== null && t('wizard.platforms.closes', { date: formatDate(closes_on, i18n.language) });
  };
  return (
    <ul className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2 xl:grid-cols-3">
      {stores.map((store) => (
        <li key={store.id} className="min-w-0">
          <CheckboxField
            label={store.name}
            hint={describe(store)}
            checked={chosen.has(store.id)}
            onChange={(event) => onChoose([store.id], event.target.checked)}
          />
        </li>
      ))}
    </ul>
  );
}
