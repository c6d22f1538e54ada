import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError, type FieldTexts } from './field.tsx';
import { FieldNote, useDescribedBy } from './field-note.tsx';

export type RadioCard = {
  readonly value: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** Visible, but cannot be chosen; `detail` explains what unlocks it. */
  readonly disabled?: boolean;
  /** Can be reached and read, but not chosen; `detail` explains what unlocks it. */
  readonly locked?: boolean;
};

type RadioCardsProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked' | 'defaultValue'> &
  Omit<FieldTexts, 'optional'> & {
    cards: readonly RadioCard[];
    /** Left out when a form library owns the inputs. */
    value?: string | null;
    columns?: 1 | 2 | 3;
  };

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const;

/** One choice of a few, each with room for an explanation. */
export function RadioCards({ label, hint, error, cards, value, columns = 2, name, id, ...rest }: RadioCardsProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const described = useDescribedBy(groupId, hint, error);
  return (
    <fieldset id={groupId} aria-describedby={described} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-13 font-strong">{label}</legend>
      <div className={clsx('grid gap-2.5', COLUMNS[columns])}>
        {cards.map((card) => (
          <label
            key={card.value}
            className="grid grid-cols-rail-5 gap-x-2.5 rounded-control bg-surface p-3 ring-1 ring-line-strong ring-inset hover:ring-ink-2 has-checked:ring-2 has-checked:ring-ink has-disabled:bg-sunken has-disabled:text-ink-3 has-disabled:ring-line has-aria-disabled:bg-sunken has-aria-disabled:text-ink-2 has-aria-disabled:ring-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              {...rest}
              type="radio"
              name={name ?? groupId}
              value={card.value}
              disabled={card.disabled ?? false}
              {...(card.locked ? { 'aria-disabled': true, onChange: ignoreChange } : {})}
              {...(value === undefined ? {} : { checked: value === card.value })}
              className="mt-px size-4.5 appearance-none rounded-full border border-line-strong bg-surface outline-none checked:border-5 checked:border-ink checked:bg-volt"
            />
            <span className="min-w-0">
              <span className="block font-strong">{card.label}</span>
              {card.detail && <span className="mt-0.5 block text-13 text-ink-3">{card.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${groupId}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
      <FieldNote id={groupId} />
    </fieldset>
  );
}

/** A locked choice may be pressed; the current one stays. */
function ignoreChange(): void {}
