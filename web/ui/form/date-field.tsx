import { Popover } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useUiLabels } from '../ui-labels.tsx';
import { Calendar } from './calendar.tsx';
import { formatDigits, parseDigits } from './calendar-date.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

type DateFieldProps = FieldTexts & {
  id?: string;
  name?: string;
  /** YYYY-MM-DD; text that is no date is passed on as typed, so that the form can report it. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** The day at which the calendar opens while the value is no date. */
  start: string;
  min?: string;
  max?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar date, typed in the order of the page's language or picked; the browser's language does not matter. */
export function DateField({ label, hint, error, optional, id, ...rest }: DateFieldProps) {
  const { locale, date_order } = useUiLabels();
  const [typed, setTyped] = useState<string | null>(null);
  const known = rest.value !== null && ISO_DATE.test(rest.value) ? rest.value : null;
  const shown = typed ?? (known ? formatDigits(known, locale) : (rest.value ?? ''));

  const type = (text: string) => {
    setTyped(text);
    rest.onChange(text.trim() === '' ? null : (parseDigits(text, locale) ?? text));
  };
  const leave = () => {
    setTyped(null);
    rest.onBlur?.();
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={rest.ref}
            name={rest.name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            disabled={rest.disabled}
            placeholder={date_order}
            value={shown}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            className={clsx(CONTROL_CLASS, 'pr-11')}
          />
          <CalendarPopover {...rest} known={known} onPick={(date) => rest.onChange(date)} />
        </div>
      )}
    </Field>
  );
}

type CalendarPopoverProps = Pick<DateFieldProps, 'start' | 'min' | 'max' | 'disabled'> & {
  known: string | null;
  onPick: (date: string) => void;
};

function CalendarPopover({ known, start, min, max, disabled, onPick }: CalendarPopoverProps) {
  const labels = useUiLabels();
  const [open, setOpen] = useState(false);
  const pick = (date: string) => {
    setOpen(false);
    onPick(date);
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={labels.open_calendar}
        disabled={disabled ?? false}
        className="tap absolute top-1/2 right-1.5 grid size-7 -translate-y-1/2 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <CalendarDays size={16} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" className="z-50">
          <Popover.Popup
            aria-label={labels.open_calendar}
            initialFocus={false}
            className="pop rounded-card bg-overlay shadow-pop outline-none"
          >
            <Calendar value={known} start={start} min={min} max={max} onPick={pick} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
