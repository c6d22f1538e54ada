import { ChartFrame } from './chart-frame.tsx';
import { buildPlot, type Plot } from './plot.ts';
import { smoothPath } from './smooth-path.ts';

import { useWidth } from './use-width.ts';

/**
 * Moves overlapping labels apart, none below `lowest`; each stays as close to its own position as their order allows.
 */
export function spreadLabels(
  positions: readonly number[],
  { apart, lowest }: { apart: number; lowest: number },
): number[] {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const spread = [...positions];
  for (const [rank, index] of order.entries()) {
    const above = order[rank - 1];
    if (above !== undefined) spread[index] = Math.max(spread[index] ?? 0, (spread[above] ?? 0) + apart);
  }
  let room = lowest;
  for (const index of order.reverse()) {
    spread[index] = Math.min(spread[index] ?? 0, room);
    room = (spread[index] ?? 0) - apart;
  }
  return spread;
}

type ChartLine = { readonly key: string; readonly name: string; readonly values: readonly (number | null)[] };

type LinesChartProps = {
  /** Title of the chart for screen readers. */
  label: string;
  /** At most five: more cannot be distinguished. */
  lines: readonly ChartLine[];
  /** The label below each point, and its full title. */
  steps: readonly { readonly key: string; readonly label: string; readonly title: string }[];
  formatTick: (value: number) => string;
  formatValue: (value: number) => string;
  height?: number;
};

/** The last of the six colours is left out: it is only visible as an area, not as a line. */
const COLOURS = ['var(--cat-1)', 'var(--cat-2)', 'var(--cat-4)', 'var(--cat-5)', 'var(--cat-3)'];
const NAME_ROOM = 132;

/** Several lines in one chart; their names are beside them, on small screens below. */
export function LinesChart({ label, lines, steps, formatTick, formatValue, height = 300 }: LinesChartProps) {
  const [frame, room] = useWidth<HTMLDivElement>(640);
  const isWide = room >= 520;
  const largest = Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const toTexts = (index: number) =>
    lines.map(({ name, values }) => `${name} ${values[index] == null ? '–' : formatValue(values[index])}`);
  return (
    <div ref={frame}>
      <ChartFrame
        label={label}
        createPlot={(width) =>
          buildPlot({ width, height, count: steps.length, largest, beside: isWide ? NAME_ROOM : 8 })
        }
        points={steps.map((step, at) => ({ label: step.label, text: `${step.title}: ${toTexts(at).join(', ')}` }))}
        formatTick={formatTick}
        note={(at) => (
          <>
            <span className="block text-ink-3">{steps[at]?.title}</span>
            <Names names={toTexts(at)} listClass="grid num font-[600]" />
          </>
        )}
      >
        {(plot, at) => (
          <>
            <Lines plot={plot} lines={lines} at={at} />
            {isWide && <EndLabels plot={plot} lines={lines} />}
          </>
        )}
      </ChartFrame>
      {!isWide && (
        <Names names={lines.map(({ name }) => name)} listClass="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs" />
      )}
    </div>
  );
}

/** The names, each with the colour of its line. */
function Names({ names, listClass }: { names: readonly string[]; listClass: string }) {
  return (
    <span aria-hidden className={listClass}>
      {names.map((name, index) => (
        <span key={index} className="flex items-center gap-1.5">
          <span className="size-2 shrink-0 rounded-full" style={{ background: COLOURS[index] }} />
          {name}
        </span>
      ))}
    </span>
  );
}

function Lines({ plot, lines, at }: { plot: Plot; lines: readonly ChartLine[]; at: number | null }) {
  return (
    <>
      {lines.map(({ key, values }, index) => (
        <OneLine key={key} plot={plot} values={values} colour={COLOURS[index] ?? 'var(--ink-3)'} />
      ))}
      {at !== null && (
        <line x1={plot.x(at)} x2={plot.x(at)} y1={plot.top} y2={plot.bottom} stroke="var(--ink)" strokeOpacity=".35" />
      )}
    </>
  );
}

function OneLine({ plot: { x, y }, values, colour }: { plot: Plot; values: ChartLine['values']; colour: string }) {
  const shape = smoothPath(values.map((value, index) => (value === null ? null : { x: x(index), y: y(value) })));
  const last = findLast(values);
  return (
    <>
      <path d={shape} fill="none" stroke={colour} strokeWidth="2.25" strokeLinejoin="round" strokeLinecap="round" />
      {last !== null && <circle cx={x(last.index)} cy={y(last.value)} r="4" fill={colour} />}
    </>
  );
}

/** Returns the last known point. */
function findLast(values: ChartLine['values']): { index: number; value: number } | null {
  const index = values.findLastIndex((value) => value !== null);
  return index < 0 ? null : { index, value: values[index] ?? 0 };
}

function EndLabels({ plot, lines }: { plot: Plot; lines: readonly ChartLine[] }) {
  const positions = spreadLabels(
    lines.map(({ values }) => plot.y(findLast(values)?.value ?? 0)),
    { apart: 17, lowest: plot.bottom },
  );
  return lines.map(({ key, name }, index) => (
    <g key={key} transform={`translate(${plot.right + 14} ${positions[index] ?? 0})`}>
      <circle r="4" fill={COLOURS[index]} />
      <text x="10" y="4" className="fill-ink text-13 font-[600]">
        {name.length > 16 ? `${name.slice(0, 15)}…` : name}
      </text>
    </g>
  ));
}
