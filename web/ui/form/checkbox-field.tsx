import { type ComponentProps, useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import { FieldError, type FieldTexts } from './field.tsx';
import { FieldNote, useDescribedBy } from './field-note.tsx';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & Omit<FieldTexts, 'optional'>;

/** A checkbox with its sentence beside it. */
export function CheckboxField({ label, hint, error, id, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = useDescribedBy(controlId, hint, error);
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-rail-6 items-start gap-x-2.5">
        <Checkbox {...rest} id={controlId} aria-describedby={described} aria-invalid={error ? true : undefined} />
        <label htmlFor={controlId} className="pt-0.5">
          {label}
        </label>
        {hint && (
          <p id={`${controlId}-hint`} className="col-start-2 text-xs text-ink-3">
            {hint}
          </p>
        )}
      </div>
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      <FieldNote id={controlId} />
    </div>
  );
}
