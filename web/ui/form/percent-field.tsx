import { clsx } from 'clsx';
import { useState } from 'react';
import { useUiLabels } from '../ui-labels.tsx';
import { CONTROL_CLASS } from './control-class.ts';
import { Field, type FieldTexts } from './field.tsx';

/**
 * Parses a typed percentage: '12.5', '12,5', '12,5 %', '%12,5'. Returns whole hundredths of a percent, or null for
 * everything else, also for more than two decimals: no value is rounded silently.
 */
export function parsePercent(text: string): number | null {
  const bare = text.replace(/[\s\u00A0\u202F%٪]/gu, '');
  const match = /^(\d{1,4})(?:[.,](\d{0,2})0*)?$/.exec(bare) ?? /^()[.,](\d{1,2})0*$/.exec(bare);
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Formats hundredths of a percent as a number of the language, 12,5 or 12.5, without trailing zeros. */
export function formatPercent(basisPoints: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(basisPoints / 100);
}

type PercentFieldProps = FieldTexts & {
  id?: string;
  /** Whole hundredths of a percent. */
  value: number;
  /** Receives the parsed value; unreadable text counts as 0 and stays on the screen. */
  onChange: (basisPoints: number) => void;
  /** The error for text that is no percentage. */
  unreadable: string;
};

/** A percentage with up to two decimals, typed with comma or point, with or without the percent sign. */
export function PercentField({ label, hint, error, optional, id, value, onChange, unreadable }: PercentFieldProps) {
  const { locale } = useUiLabels();
  const [typed, setTyped] = useState<{ text: string; value: number } | null>(null);
  const text = typed?.value === value ? typed.text : formatPercent(value, locale);
  const isUnreadable = text.trim() !== '' && parsePercent(text) === null;
  const isSignFirst = new Intl.NumberFormat(locale, { style: 'percent' }).format(1).startsWith('%');
  const type = (next: string) => {
    const read = parsePercent(next) ?? 0;
    setTyped({ text: next, value: read });
    onChange(read);
  };
  return (
    <Field id={id} label={label} hint={hint} error={isUnreadable ? unreadable : error} optional={optional ?? false}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => isUnreadable || setTyped(null)}
            className={clsx(CONTROL_CLASS, 'num', isSignFirst ? 'pl-7' : 'pr-7 text-right')}
          />
          <span
            aria-hidden
            className={clsx(
              'pointer-events-none absolute top-1/2 -translate-y-1/2 text-ink-3',
              isSignFirst ? 'left-3' : 'right-3',
            )}
          >
            %
          </span>
        </span>
      )}
    </Field>
  );
}
