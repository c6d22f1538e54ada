import type { ReactNode } from 'react';

export type BandFigure = {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly note?: ReactNode;
};

/** Figures side by side between hairlines, two in a row on a phone. */
export function FigureRow({ figures }: { figures: readonly BandFigure[] }) {
  return (
    <dl className="grid grid-cols-2 border-t border-line sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none">
      {figures.map(({ key, name, value, note }) => (
        <div
          key={key}
          className="min-w-0 border-line px-4.5 pt-3.5 pb-2 odd:pl-0 even:border-l max-sm:nth-[n+3]:border-t sm:pl-4.5! sm:not-first:border-l sm:first:pl-0!"
        >
          <dt className="text-13 text-ink-2">{name}</dt>
          <dd className="display mt-1.5 text-2xl leading-none">{value}</dd>
          {note && <dd className="mt-1.5 text-xs text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
