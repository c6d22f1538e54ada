import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

export type Option = {
  readonly value: string;
  readonly label: string;
  /** Visible, but cannot be chosen. */
  readonly isLocked?: boolean;
};

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldTexts & {
    options: readonly Option[];
    /** The text shown while nothing is chosen; its value is the empty string. */
    placeholder?: string;
  };

/** The platform's own select: it works with every keyboard, screen reader and phone. Long lists use the combobox. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <span className="relative block">
          <select {...rest} {...control} className={clsx(CONTROL_CLASS, 'appearance-none pr-9', className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isLocked}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
            aria-hidden
          />
        </span>
      )}
    </Field>
  );
}
