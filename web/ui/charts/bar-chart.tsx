import { clsx } from 'clsx';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';

/** Makes a row of buttons one tab stop; arrows, Home and End move between them. */
function useBarKeys(count: number): {
  row: RefObject<HTMLDivElement | null>;
  stop: number;
  setStop: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setStop] = useState(count - 1);
  const stop = Math.min(chosen, count - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: count - 1 };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0 || next >= count) return;
    setStop(next);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return { row, stop, setStop, onKeyDown };
}

/** One or two digits, so that the number is easy to read and little above the largest value. */
const STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** Rounds up to an easily readable number, such as 1, 1.2 or 2.5 with zeros. */
export function ceilNicely(value: number): number {
  if (value <= 0) return 0;
  const size = 10 ** Math.floor(Math.log10(value));
  // Ignores floating-point excess.
  return (STEPS.find((step) => step * size >= value * 0.999_999) ?? 10) * size;
}

type Bar = {
  readonly key: string;
  /** The short label below the bar. */
  readonly label: string;
  readonly value: number;
  /** The upper part of a value above zero that is not here yet: it is drawn hollow. */
  readonly hollow?: number;
  /** The value in few letters, above the bar. */
  readonly short?: string;
  /** The text shown above and read out: 'October 2026: $12.34'. */
  readonly text: string;
};

type BarChartProps = {
  /** Title of the chart for screen readers. */
  label: string;
  bars: readonly Bar[];
  /** Formats the value of the highest line. */
  formatValue: (value: number) => string;
  /** Called when a bar is pressed. */
  onPick: (key: string) => void;
};

/**
 * Amounts side by side in one colour, some below zero. The bar under the pointer or with the focus is filled and described
 * above; without either, the last one is described.
 */
export function BarChart({ label, bars, formatValue, onPick }: BarChartProps) {
  const id = useId();
  const { row, stop, setStop, onKeyDown } = useBarKeys(bars.length);
  const [hovered, setHovered] = useState<number | null>(null);
  const scale = computeScale(bars);
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="sr-only">
        {label}
      </figcaption>
      <p aria-hidden className="num mb-6 min-h-5 font-strong">
        {(bars[hovered ?? -1] ?? bars.at(-1))?.text}
      </p>
      <div className="relative h-44">
        <Lines scale={scale} formatValue={formatValue} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of all its buttons in one place */}
        <div
          ref={row}
          onKeyDown={onKeyDown}
          onPointerLeave={() => setHovered(null)}
          className="absolute inset-0 flex gap-[clamp(1px,0.4vw,6px)]"
        >
          {bars.map((bar, index) => (
            <button
              key={bar.key}
              type="button"
              tabIndex={index === stop ? 0 : -1}
              aria-label={bar.text}
              onClick={() => onPick(bar.key)}
              onFocus={() => {
                setHovered(index);
                setStop(index);
              }}
              onBlur={() => setHovered(null)}
              onPointerEnter={() => setHovered(index)}
              className="relative max-w-56 min-w-0 flex-1 rounded-bar -outline-offset-1"
            >
              <BarShape bar={bar} scale={scale} isHovered={index === hovered} />
            </button>
          ))}
        </div>
      </div>
      <BarLabels bars={bars} />
    </figure>
  );
}

/** The extent of the chart above and below zero. */
type Scale = { top: number; zero: number; span: number };

function computeScale(bars: readonly Bar[]): Scale {
  const top = ceilNicely(Math.max(...bars.map(({ value }) => value)));
  const span = top + ceilNicely(Math.max(...bars.map(({ value }) => -value))) || 1;
  return { top, span, zero: (top / span) * 100 };
}

type ShapeProps = { bar: Bar; scale: Scale; isHovered: boolean };

function BarShape({ bar, scale, isHovered }: ShapeProps) {
  const { value, hollow, short } = bar;
  const { zero, span } = scale;
  const toHeight = (amount: number) => `${(amount / span) * 100}%`;
  if (hollow !== undefined && value > 0) return <TwoPartShape bar={bar} scale={scale} isHovered={isHovered} />;
  const height = toHeight(Math.abs(value));
  return (
    <span
      aria-hidden
      className={clsx(
        'absolute inset-x-0',
        value < 0 && 'rounded-b-bar border-b-2 border-bad bg-bad-soft',
        value > 0 && 'rounded-t-bar border-t-2 border-(--chart-line)',
        value > 0 && (isHovered ? 'bg-(--chart-line)' : 'bg-(--chart-fill)'),
      )}
      style={value < 0 ? { top: `${zero}%`, height } : { bottom: `${100 - zero}%`, height }}
    >
      {value < 0 && <BarValue>{short}</BarValue>}
    </span>
  );
}

/** A bar filled up to the part that is here, and hollow above it. */
function TwoPartShape({ bar: { value, hollow = 0, short }, scale: { zero, span }, isHovered }: ShapeProps) {
  const open = Math.min(Math.max(hollow, 0), value);
  return (
    <span
      aria-hidden
      className={clsx('absolute inset-x-0', isHovered && 'opacity-80')}
      style={{ bottom: `${100 - zero}%`, height: `${(value / span) * 100}%` }}
    >
      <BarValue>{short}</BarValue>
      {open > 0 && (
        <span
          className="absolute inset-x-0 top-0 rounded-t-bar border-2 border-b-0 border-ink"
          style={{ height: `${(open / value) * 100}%` }}
        />
      )}
      <span
        className={clsx('absolute inset-x-0 bottom-0 bg-ink', open === 0 && 'rounded-t-bar')}
        style={{ height: `${((value - open) / value) * 100}%` }}
      />
    </span>
  );
}

function BarValue({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <span className="num absolute inset-x-0 -top-5 hidden text-center text-2xs whitespace-nowrap text-ink-2 sm:block">
      {children}
    </span>
  );
}

function Lines({ scale: { top, zero }, formatValue }: { scale: Scale; formatValue: (value: number) => string }) {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0">
      {top > 0 && (
        <span className="absolute inset-x-0 top-0 border-t border-dashed border-line">
          <span className="num absolute -top-5 right-0 text-2xs text-ink-3">{formatValue(top)}</span>
        </span>
      )}
      <span className="absolute inset-x-0 border-t border-line-strong" style={{ top: `${zero}%` }} />
    </span>
  );
}

/** About the number of labels that fit. */
const LABELS = 6;

function BarLabels({ bars }: { bars: readonly Bar[] }) {
  const every = Math.ceil(bars.length / LABELS);
  return (
    <div aria-hidden className="mt-1.5 flex gap-[clamp(1px,0.4vw,6px)] overflow-hidden text-2xs text-ink-3">
      {bars.map(({ key, label }, index) => (
        <span key={key} className="h-4 max-w-56 min-w-0 flex-1">
          {index % every === 0 && <span className="block w-max">{label}</span>}
        </span>
      ))}
    </div>
  );
}
