import { clsx } from 'clsx';
import { useState } from 'react';
import { ChartArea } from './chart-area.tsx';
import { ChartCursor } from './chart-cursor.tsx';

export type BarGroup = {
  readonly key: string;
  /** The label below the bars. */
  readonly label: string;
  /** One value per series, in their order; null has no data yet and is shown as a hatched stub. */
  readonly values: readonly (number | null)[];
  /** The values as text, in the order of the series. */
  readonly texts: readonly string[];
};

type GroupBarsProps = {
  /** Title of the chart for screen readers. */
  label: string;
  /** At most four, in different colours; the legend names them. */
  series: readonly string[];
  groups: readonly BarGroup[];
};

const COLOURS = ['var(--cat-2)', 'var(--cat-6)', 'var(--cat-5)', 'var(--chart-prev)'];
const HATCHED = 'repeating-linear-gradient(-45deg, var(--line-strong) 0 1px, transparent 1px 5px)';

/**
 * Bars of several series side by side, group by group. The group under the pointer or with the focus is described
 * above.
 */
export function GroupBars({ label, series, groups }: GroupBarsProps) {
  const [at, setAt] = useState<number | null>(null);
  const shown = at === null ? undefined : groups[at];
  const toTexts = ({ texts }: BarGroup) => series.map((name, index) => `${name} ${texts[index]}`);
  return (
    <div>
      <Legend series={series} />
      <p aria-hidden className="num mt-3 min-h-10 text-13 text-ink-2 sm:min-h-5">
        {shown && (
          <>
            <span className="font-bold text-ink">{shown.label}</span> {toTexts(shown).join(' · ')}
          </>
        )}
      </p>
      <div className="mt-2">
        <ChartArea
          onPoint={({ part }) => setAt(Math.min(groups.length - 1, Math.max(0, Math.floor(part * groups.length))))}
          onLeave={() => setAt(null)}
        >
          <Groups series={series} groups={groups} at={at} />
          <ChartCursor
            label={label}
            texts={groups.map((group) => `${group.label}: ${toTexts(group).join(', ')}`)}
            at={at}
            onMove={setAt}
            start={0}
          />
        </ChartArea>
      </div>
    </div>
  );
}

type GroupsProps = Omit<GroupBarsProps, 'label'> & { at: number | null };

function Groups({ series, groups, at }: GroupsProps) {
  const largest = Math.max(1, ...groups.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <div aria-hidden className="flex touch-pan-y gap-[clamp(6px,2vw,18px)]">
      {groups.map((group, index) => (
        <div key={group.key} className="min-w-0 flex-1">
          <div
            className={clsx(
              'flex h-44 items-end gap-0.75 border-b border-line-strong',
              at !== null && at !== index && 'opacity-55',
            )}
          >
            {group.values.map((value, part) => (
              <Bar key={series[part]} value={value} largest={largest} colour={COLOURS[part] ?? 'var(--ink-3)'} />
            ))}
          </div>
          <span className="mt-1.5 block text-center text-2xs text-ink-3">{group.label}</span>
        </div>
      ))}
    </div>
  );
}

function Bar({ value, largest, colour }: { value: number | null; largest: number; colour: string }) {
  if (value === null) return <span className="h-2.5 min-w-0 flex-1" style={{ background: HATCHED }} />;
  const height = value === 0 ? 0 : `max(2px, ${(value / largest) * 100}%)`;
  return <span className="min-w-0 flex-1" style={{ height, background: colour }} />;
}

function Legend({ series }: { series: readonly string[] }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {series.map((name, index) => (
        <span key={name} className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5" style={{ background: COLOURS[index] }} />
          {name}
        </span>
      ))}
    </p>
  );
}
