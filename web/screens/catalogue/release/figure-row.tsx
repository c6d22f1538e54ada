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
    // The first hairline of each row lies outside.
    <div className="overflow-hidden">
      <dl className="-ml-4.5 grid grid-cols-2 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
        {figures.map(({ key, name, value, note }) => (
          <div key={key} className="min-w-0 border-t border-l border-line px-4.5 pt-3.5 pb-2">
            <dt className="text-13 text-ink-2">{name}</dt>
            <dd className="display mt-1.5 text-2xl leading-none">{value}</dd>
            {note && <dd className="mt-1.5 text-xs text-ink-2">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
