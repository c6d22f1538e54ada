import { useState } from 'react';
import { ChartArea } from './chart-area.tsx';
import { ChartCursor } from './chart-cursor.tsx';
import { ChartNote } from './chart-note.tsx';
import { MAP_FILLS, mapStep } from './map-step.ts';
import { useWidth } from './use-width.ts';
import world from './world-shapes.json' with { type: 'json' };

export type MapCountry = {
  /** ISO 3166-1 alpha-2 code. */
  readonly code: string;
  readonly value: number;
  /** The text shown and read out: the country, and its value as words. */
  readonly name: string;
  readonly text: string;
};

type WorldMapProps = {
  /** Title of the map for screen readers. */
  label: string;
  /** The largest first: arrow keys move in this order. Values that no map can show are in the table beside it. */
  countries: readonly MapCountry[];
};

const SHAPES: Readonly<Record<string, string>> = world.shapes;
const SPOTS: Readonly<Record<string, readonly number[]>> = world.spots;
/** The centre of a country, for the note beside it; only the browser knows the box of a path. */
type Position = { readonly x: number; readonly y: number };

/**
 * The countries of the world in five colour steps; countries too small for their shape are dots. Its 40 kB load on
 * demand.
 */
export function WorldMap({ label, countries }: WorldMapProps) {
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const [at, setAt] = useState<number | null>(null);
  const shown = at === null ? undefined : countries[at];
  const point = (target: EventTarget) => {
    const code = target instanceof Element ? target.getAttribute('data-country') : null;
    const index = countries.findIndex((country) => country.code === code);
    setAt(index < 0 ? null : index);
  };
  const position = shown && locateCountry(frame.current, shown.code, width);
  return (
    <ChartArea frame={frame} onPoint={({ target }) => point(target)} onLeave={() => setAt(null)}>
      <svg viewBox={`0 0 ${world.width} ${world.height}`} aria-hidden className="block h-auto w-full">
        <Countries countries={countries} />
        {shown && <Outline code={shown.code} />}
      </svg>
      {shown && position && (
        <div className="absolute inset-x-0" style={{ top: Math.max(0, position.y - 24) }}>
          <ChartNote x={position.x} width={width}>
            <span className="block text-ink-3">{shown.name}</span>
            <span className="num block font-bold">{shown.text}</span>
          </ChartNote>
        </div>
      )}
      <ChartCursor
        label={label}
        texts={countries.map(({ name, text }) => `${name}: ${text}`)}
        at={at}
        onMove={setAt}
        start={0}
      />
    </ChartArea>
  );
}

function Countries({ countries }: Pick<WorldMapProps, 'countries'>) {
  const largest = countries[0]?.value ?? 0;
  const fills = new Map(countries.map(({ code, value }) => [code, MAP_FILLS[mapStep(value, largest)]]));
  return (
    <g stroke="var(--surface)" strokeWidth=".6" strokeLinejoin="round">
      {Object.entries(SHAPES).map(([code, shape]) => (
        <path key={code} data-country={code} d={shape} fill={fills.get(code) ?? MAP_FILLS[0]} />
      ))}
      {Object.entries(SPOTS).map(([code, [x, y]]) =>
        fills.has(code) ? (
          <circle key={code} data-country={code} cx={x} cy={y} r="3" fill={fills.get(code)} stroke="var(--ink-3)" />
        ) : null,
      )}
    </g>
  );
}

/** The outline of the country under the cursor, drawn above its neighbours. */
function Outline({ code }: { code: string }) {
  const outlineStyle = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 1.4, pointerEvents: 'none' } as const;
  const [x, y] = SPOTS[code] ?? [];
  if (x !== undefined) return <circle cx={x} cy={y} r="4.5" {...outlineStyle} />;
  return <path d={SHAPES[code] ?? ''} strokeLinejoin="round" {...outlineStyle} />;
}

function locateCountry(frame: HTMLElement | null, code: string, width: number): Position | null {
  const shape = frame?.querySelector<SVGGraphicsElement>(`[data-country="${code}"]`);
  if (!shape) return null;
  const scale = width / world.width;
  const box = shape.getBBox();
  return { x: (box.x + box.width / 2) * scale, y: (box.y + box.height / 2) * scale };
}
