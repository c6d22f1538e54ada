import type { ReactNode } from 'react';

/** Names with their measures at the right, one a line. */
export function MeasureRows({ rows }: { rows: readonly { key: string; name: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-2">
      {rows.map(({ key, name, value }) => (
        <div key={key} className="flex items-baseline justify-between gap-3 text-13">
          <dt className="text-ink-2">{name}</dt>
          <dd className="code text-right font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
