import { ChartFrame } from './chart-frame.tsx';
import { type LineMark, LineMarks } from './chart-marks.tsx';
import { OpenEnd } from './line-shape.tsx';
import { buildPlot, type Plot } from './plot.ts';
import { type PathPoint, smoothPath } from './smooth-path.ts';
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
  /** Whether the names of the lines stand beside the chart already, in the colours of `LINE_COLOURS`. */
  hasLegend?: boolean;
  /** Fills the area below the first line, whose parts the others are. */
  hasArea?: boolean;
  /** Whether the last step is a day that is not over: open rings on dashed pieces of the lines. */
  hasOpenEnd?: boolean;
  /** Events, drawn on the first line; each names its point. */
  marks?: readonly LineMark[];
  formatTick: (value: number) => string;
  formatValue: (value: number) => string;
  height?: number;
};

/** The last of the six colours is left out: it is only visible as an area, not as a line. */
export const LINE_COLOURS = ['var(--cat-1)', 'var(--cat-2)', 'var(--cat-4)', 'var(--cat-5)', 'var(--cat-3)'];
const NAME_ROOM = 132;

/** Several lines in one chart; their names are beside them, on small screens below. */
export function LinesChart(props: LinesChartProps) {
  const {
    label,
    lines,
    steps,
    marks = [],
    hasLegend = false,
    hasArea = false,
    hasOpenEnd = false,
    formatTick,
    formatValue,
    height = 300,
  } = props;
  const [frame, room] = useWidth<HTMLDivElement>(640);
  const isWide = room >= 520 && !hasLegend;
  const colours = hasArea ? ['var(--chart-line)', ...LINE_COLOURS.slice(1)] : LINE_COLOURS;
  const largest = Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const titlesAt = (key: string | undefined) => marks.filter((mark) => mark.key === key).map(({ title }) => title);
  const toTexts = (index: number) =>
    lines.map(({ name, values }) => `${name} ${values[index] == null ? '–' : formatValue(values[index])}`);
  return (
    <div ref={frame}>
      <ChartFrame
        label={label}
        createPlot={(width) =>
          buildPlot({
            width,
            height,
            count: steps.length,
            largest,
            beside: isWide ? NAME_ROOM : 8,
            ...(marks.length > 0 && { above: 36 }),
          })
        }
        points={steps.map((step, at) => ({
          label: step.label,
          text: [`${step.title}: ${toTexts(at).join(', ')}`, ...titlesAt(step.key)].join('; '),
        }))}
        formatTick={formatTick}
        note={(at) => (
          <>
            <span className="block text-ink-3">{steps[at]?.title}</span>
            <Names colours={colours} names={toTexts(at)} listClass="grid num font-strong" />
            <EventTitles titles={titlesAt(steps[at]?.key)} />
          </>
        )}
      >
        {(plot, at) => (
          <>
            <Lines plot={plot} lines={lines} at={at} colours={colours} hasArea={hasArea} hasOpenEnd={hasOpenEnd} />
            <LineMarks plot={plot} points={listFirst(props)} marks={marks} />
            {isWide && <EndLabels plot={plot} lines={lines} colours={colours} />}
          </>
        )}
      </ChartFrame>
      {!isWide && !hasLegend && <Names colours={colours} names={lines.map(({ name }) => name)} listClass={BELOW} />}
    </div>
  );
}

/** Lists the points of the first line, on which events are drawn. */
const listFirst = ({ steps, lines }: LinesChartProps) =>
  steps.map(({ key }, step) => ({ key, value: lines[0]?.values[step] ?? 0 }));

const BELOW = 'mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs';

function EventTitles({ titles }: { titles: readonly string[] }) {
  return titles.map((title) => (
    <span key={title} className="mt-0.5 block font-medium" dir="auto">
      {title}
    </span>
  ));
}

/** The names, each with the colour of its line. */
function Names({
  names,
  colours,
  listClass,
}: {
  names: readonly string[];
  colours: readonly string[];
  listClass: string;
}) {
  return (
    <span aria-hidden className={listClass}>
      {names.map((name, index) => (
        <span key={index} className="flex items-center gap-1.5">
          <span className="size-2 shrink-0 rounded-full" style={{ background: colours[index] }} />
          {name}
        </span>
      ))}
    </span>
  );
}

type LinesProps = {
  plot: Plot;
  lines: readonly ChartLine[];
  colours: readonly string[];
  hasArea: boolean;
  hasOpenEnd: boolean;
  at: number | null;
};

function Lines({ plot, lines, colours, hasArea, hasOpenEnd, at }: LinesProps) {
  const closed = (values: ChartLine['values']) => (hasOpenEnd ? [...values.slice(0, -1), null] : values);
  const first = closed(lines[0]?.values ?? []);
  return (
    <>
      {hasArea && <path d={smoothPath(place(plot, first), plot.bottom)} fill="var(--chart-fill)" />}
      {lines.map(({ key, values }, index) => (
        <g key={key}>
          <OneLine plot={plot} values={closed(values)} colour={colours[index] ?? 'var(--ink-3)'} />
          <OpenEnd plot={plot} values={values} isOpen={hasOpenEnd} colour={colours[index] ?? 'var(--ink-3)'} />
        </g>
      ))}
      {at !== null && (
        <line x1={plot.x(at)} x2={plot.x(at)} y1={plot.top} y2={plot.bottom} stroke="var(--ink)" strokeOpacity=".35" />
      )}
    </>
  );
}

function place({ x, y }: Plot, values: ChartLine['values']): PathPoint[] {
  return values.map((value, index) => (value === null ? null : { x: x(index), y: y(value) }));
}

function OneLine({ plot, values, colour }: { plot: Plot; values: ChartLine['values']; colour: string }) {
  const { x, y } = plot;
  const shape = smoothPath(place(plot, values));
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

function EndLabels({ plot, lines, colours }: Pick<LinesProps, 'plot' | 'lines' | 'colours'>) {
  const positions = spreadLabels(
    lines.map(({ values }) => plot.y(findLast(values)?.value ?? 0)),
    { apart: 17, lowest: plot.bottom },
  );
  return lines.map(({ key, name }, index) => (
    <g key={key} transform={`translate(${plot.right + 14} ${positions[index] ?? 0})`}>
      <circle r="4" fill={colours[index]} />
      <text x="10" y="4" className="fill-ink text-13 font-strong">
        {name.length > 16 ? `${name.slice(0, 15)}…` : name}
      </text>
    </g>
  ));
}
