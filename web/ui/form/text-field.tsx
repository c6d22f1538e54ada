import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

type TextFieldProps = ComponentProps<'input'> & FieldTexts;

export function TextField({ label, hint, error, optional, id, className, ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => <input type="text" {...rest} {...control} className={clsx(CONTROL_CLASS, className)} />}
    </Field>
  );
}
