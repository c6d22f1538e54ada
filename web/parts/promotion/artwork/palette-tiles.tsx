import { clsx } from 'clsx';
import { useId } from 'react';

type Palette<Value> = {
  readonly value: Value;
  readonly label: string;
  /** Three colours, as `#rrggbb`. */
  readonly colours: readonly string[];
};

type PaletteTilesProps<Value> = {
  legend: string;
  palettes: readonly Palette<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Palettes as tiles of three stripes with a name below. */
export function PaletteTiles<Value extends string | null>({
  legend,
  palettes,
  value: chosen,
  onChange,
}: PaletteTilesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-strong">{legend}</legend>
      <div className="grid grid-cols-5 gap-1.5">
        {palettes.map(({ value, label, colours }) => (
          <label
            key={value}
            className="relative grid gap-1 rounded-control p-1 ring-1 ring-line ring-inset hover:bg-sunken has-checked:ring-2 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChange(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <svg viewBox="0 0 30 12" preserveAspectRatio="none" className="h-5 w-full rounded-bar" aria-hidden>
              {colours.map((colour, index) => (
                <rect key={colour} x={index * 10} width="10.2" height="12" fill={colour} />
              ))}
            </svg>
            <span className={clsx('-mx-1 truncate text-center text-2xs leading-5', value === chosen && 'font-bold')}>
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
