import { Check } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
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
      <div className="grid grid-cols-[1.5rem_1fr] items-start gap-x-2.5">
        <span className="relative grid size-6 place-items-center">
          <input
            {...rest}
            id={controlId}
            type="checkbox"
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            className="peer absolute inset-0.5 appearance-none rounded-[5px] border border-line-strong bg-surface checked:border-ink checked:bg-ink hover:border-ink-2 aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad disabled:opacity-55 aria-disabled:opacity-55"
          />
          <Check
            size={14}
            strokeWidth={3}
            className="pointer-events-none relative hidden text-paper peer-checked:block"
            aria-hidden
          />
        </span>
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
