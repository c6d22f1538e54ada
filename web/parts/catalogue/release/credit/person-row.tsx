import { ComboboxField } from '../../../../ui/form/combobox-field.tsx';
import type { Option } from '../../../../ui/form/select-field.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { CreditRow } from './credit-row.tsx';
import { moveItem, removeAt, replaceAt } from './list-edit.ts';

/** A person and the one thing they did: an instrument, or a role. */
export type NamedPerson<Key extends string = string> = { readonly name: string } & Readonly<Record<Key, string>>;
export type EditPeople<Person> = (change: (list: readonly Person[]) => readonly Person[]) => void;

type EditedField = { readonly id: string; readonly label: string; readonly error: string | undefined };

type PersonRowProps<Key extends string, Person extends NamedPerson<Key>> = {
  /** The start of the ids of its buttons. */
  id: string;
  position: number;
  count: number;
  person: Person;
  /** The field that says what the person did, and its values. */
  choice: Key;
  options: readonly (Option & { readonly value: Person[Key] })[];
  fields: { readonly name: EditedField; readonly choice: EditedField };
  /** Names offered while typing. */
  suggestions: readonly string[];
  edit: EditPeople<Person>;
};

/** One person in a list of credits: the name, what they did, and buttons to move and remove the row. */
export function PersonRow<Key extends string, Person extends NamedPerson<Key>>({
  id,
  position,
  count,
  person,
  choice,
  options,
  fields,
  suggestions,
  edit,
}: PersonRowProps<Key, Person>) {
  const change = (field: Partial<Person>) => edit((list) => replaceAt(list, position, field));
  return (
    <CreditRow
      id={id}
      index={position}
      count={count}
      name={person.name}
      onMove={(by) => edit((list) => moveItem(list, position, by))}
      onRemove={() => edit((list) => removeAt(list, position))}
    >
      <div className="col-span-2 sm:col-span-1">
        <SuggestField
          {...fields.name}
          suggestions={suggestions}
          value={person.name}
          onChange={(name) => change({ name } as Partial<Person>)}
        />
      </div>
      <div className="col-span-2">
        <ComboboxField
          {...fields.choice}
          options={options}
          value={person[choice]}
          onChange={(value) => {
            const known = options.find((option) => option.value === value);
            if (known) change({ [choice]: known.value } as unknown as Partial<Person>);
          }}
        />
      </div>
    </CreditRow>
  );
}
