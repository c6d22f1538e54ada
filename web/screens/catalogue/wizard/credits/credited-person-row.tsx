import type { Performer, ProductionCredit } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { memo } from 'react';
import { type EditPeople, PersonRow } from '../../../../parts/catalogue/release/credit/person-row.tsx';
import { useCreditOptions } from '../../../../parts/catalogue/release/credit/use-credit-options.ts';
import { useField } from '../draft/use-field.ts';
import { useNameSuggestions } from '../tracks/use-name-suggestions.ts';

type RowProps<Person> = {
  /** The path of the row in the draft. */
  path: string;
  position: number;
  count: number;
  person: Person;
  edit: EditPeople<Person>;
};

/** A performer of a track and their instrument. */
export const PerformerRow = memo(function PerformerRow({ path, ...row }: RowProps<Performer>) {
  const fields = useRowFields(path, 'instrument');
  const suggestions = useNameSuggestions();
  const { instrument } = useCreditOptions();
  return (
    <PersonRow id={path} {...row} choice="instrument" options={instrument} fields={fields} suggestions={suggestions} />
  );
});

/** A producer or engineer of a track and their role. */
export const ProductionRow = memo(function ProductionRow({ path, ...row }: RowProps<ProductionCredit>) {
  const fields = useRowFields(path, 'role');
  const suggestions = useNameSuggestions();
  const { role } = useCreditOptions();
  return <PersonRow id={path} {...row} choice="role" options={role} fields={fields} suggestions={suggestions} />;
});

function useRowFields(path: string, choice: 'instrument' | 'role') {
  return { name: useField(`${path}.name`), choice: useField(`${path}.${choice}`) };
}
