import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

type TextareaFieldProps = ComponentProps<'textarea'> & FieldTexts;

export function TextareaField({ label, hint, error, optional, id, className, rows = 4, ...rest }: TextareaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <textarea
          rows={rows}
          {...rest}
          {...control}
          className={clsx(CONTROL_CLASS, 'field-sizing-content', className)}
        />
      )}
    </Field>
  );
}
