import { useState } from 'react';
import type { FieldTexts } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

type YearFieldProps = FieldTexts & {
  id?: string;
  value: number | null;
  /** Shown while the field is empty: the year that applies then. */
  placeholder: string;
  onChange: (year: number | null) => void;
};

/** A year of four digits. What is typed stays in the field; it only counts with all its digits. */
export function YearField({ value, onChange, ...rest }: YearFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 4);
    setTyped(digits.length === 4 ? null : digits);
    if (digits.length === 4 || digits === '') onChange(digits === '' ? null : Number(digits));
  };
  return (
    <TextField
      {...rest}
      optional
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? value?.toString() ?? ''}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
