import {
  CREDIT_GROUPS,
  type CreditedPerson,
  type CreditFields,
  type CreditGroup,
  findCreditGroups,
  listCreditedPeople,
} from '@tangent/domain/catalogue/release/credit/credit-groups.ts';
import { clsx } from 'clsx';
import { Check, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { getInitials } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { useCreditWords } from './use-credit-words.ts';

type CreditPanelProps = {
  track: CreditFields;
  /** The groups to which people can be added here. */
  editable: readonly CreditGroup[];
  onAdd: (group: CreditGroup) => void;
  /** Shown below the groups. */
  children?: ReactNode;
};

/** Shows the three groups of credits that stores ask for side by side, and who is missing in them. */
export function CreditPanel({ track, editable, onAdd, children }: CreditPanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const found = findCreditGroups(track);
  const people = listCreditedPeople(track);
  const isComplete = found.length === CREDIT_GROUPS.length;
  return (
    <div role="group" aria-labelledby={id} className="grid gap-3">
      <div className="overflow-hidden rounded-card ring-1 ring-line">
        <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line px-4 py-3">
          <h3 id={id} className="font-bold">
            {t('wizard.credits.who')}
          </h3>
          <StatusPill tone={isComplete ? 'good' : 'warn'}>
            {t('wizard.credits.groups', { count: found.length })}
          </StatusPill>
          <p className="text-13 text-ink-2">{t('wizard.credits.who_hint')}</p>
        </header>
        <div className="grid divide-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
          {CREDIT_GROUPS.map((group, position) => (
            <Group
              key={group}
              group={group}
              number={position + 1}
              isFound={found.includes(group)}
              people={people[group]}
              onAdd={editable.includes(group) ? () => onAdd(group) : null}
            />
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}

type GroupProps = {
  group: CreditGroup;
  number: number;
  isFound: boolean;
  people: readonly CreditedPerson[];
  /** Adds a person to the group; absent where that is not possible. */
  onAdd: (() => void) | null;
};

function Group({ group, number, isFound, people, onAdd }: GroupProps) {
  const { t } = useTranslation();
  const name = t(`release.credit_group.${group}`);
  return (
    <div className="grid content-start gap-3 p-4" role="group" aria-label={name}>
      <div className="flex items-center gap-2.5">
        <Mark isFound={isFound} number={number} />
        <div className="min-w-0">
          <p className="font-strong">{name}</p>
          <GroupState isFound={isFound} people={people} />
        </div>
      </div>
      {people.length > 0 && (
        <ul className="grid">
          {people.map((person) => (
            <Person key={person.name} person={person} />
          ))}
        </ul>
      )}
      {onAdd !== null && (
        <Button
          size="small"
          className="justify-self-start"
          aria-label={t('wizard.credits.add_to', { group: name })}
          onClick={onAdd}
        >
          <Plus size={15} aria-hidden /> {t('wizard.credits.add_short')}
        </Button>
      )}
    </div>
  );
}

function GroupState({ isFound, people }: Pick<GroupProps, 'isFound' | 'people'>) {
  const { t } = useTranslation();
  if (people.length > 0)
    return <p className="text-13 text-ink-2">{t('wizard.credits.named', { count: people.length })}</p>;
  return isFound ? (
    <p className="text-13 text-ink-2">{t('wizard.credits.traditional')}</p>
  ) : (
    <p className="text-13 font-medium text-bad">{t('wizard.credits.nobody')}</p>
  );
}

function Mark({ isFound, number }: { isFound: boolean; number: number }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-7 shrink-0 place-items-center rounded-full text-13 font-bold',
        isFound ? 'bg-ink text-paper' : 'text-bad ring-2 ring-bad ring-inset',
      )}
    >
      {isFound ? <Check size={16} /> : number}
    </span>
  );
}

function Person({ person }: { person: CreditedPerson }) {
  const { i18n } = useTranslation();
  const words = useCreditWords();
  return (
    <li className="flex items-center gap-2.5 border-t border-line py-1.5">
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-2xs font-bold text-ink"
      >
        {getInitials(person.name, i18n.language)}
      </span>
      <span className="min-w-0">
        <span className="block font-medium break-words">{person.name}</span>
        <span className="block text-13 break-words text-ink-2">{words(person.words)}</span>
      </span>
    </li>
  );
}
