import type { Store } from '@tangent/contract/catalogue/store.ts';
import { takesReleases } from '@tangent/domain/catalogue/store/store.ts';
import { ChevronDown, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUnlockText } from '../../../../parts/money/plan/use-capability.ts';
import { formatDate, formatList } from '../../../../parts/text/format.ts';
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
  const chosenHere = group.open.filter(({ id }) => chosen.has(id)).length;
  const ids = group.open.map(({ id }) => id);
  return (
    <details open={open} className="group border-t border-line first:border-t-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 py-2 font-strong [&::-webkit-details-marker]:hidden">
        <ChevronDown size={16} className="-rotate-90 text-ink-3 group-open:rotate-0" aria-hidden />
        <span className="min-w-0 flex-1">{name}</span>
        <GroupCount group={group} chosen={chosenHere} />
      </summary>
      <div className="grid gap-3 pb-4">
        {ids.length > 0 && (
          <>
            {buttons && <GroupButtons name={name} onChoose={(on) => onChoose(ids, on)} />}
            <StoreChoices stores={group.open} chosen={chosen} onChoose={onChoose} />
          </>
        )}
        {group.locked.length > 0 && <LockedStores stores={group.locked} />}
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

function GroupCount({ group, chosen }: { group: StoreGroup; chosen: number }) {
  const { t } = useTranslation();
  const unlock = useUnlockText();
  if (group.open.length > 0) {
    return (
      <span className="num text-13 font-soft text-ink-2">
        {t('wizard.platforms.group_count', { chosen, total: group.open.length })}
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1 text-right text-xs font-soft text-ink-3">
      <Lock size={12} className="shrink-0" aria-hidden />
      {t('wizard.platforms.locked_count', { count: group.locked.length })} · {unlock('premium_stores')}
    </span>
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

function LockedStores({ stores }: { stores: readonly Store[] }) {
  const { i18n } = useTranslation();
  return (
    <p className="max-w-prose text-13 text-ink-3">
      {formatList(
        stores.map(({ name }) => name),
        i18n.language,
      )}
    </p>
  );
}
