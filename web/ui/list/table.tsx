import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useCutEnd } from './use-cut-end.ts';

export type Column<Row> = {
  readonly key: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligns numbers, with digits of equal width. */
  readonly numeric?: boolean;
  /** The title is for screen readers only. */
  readonly hideTitle?: boolean;
  readonly className?: string;
};

type TableProps<Row> = {
  /** Title of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isSelected?: (row: Row) => boolean;
  /** 52 px with artwork, 40 px plain, 32 px compact. */
  density?: 'artwork' | 'plain' | 'compact';
  /** Below this width the table scrolls inside its card. */
  minWidth?: string;
};

const HEIGHTS = { artwork: 'h-13', plain: 'h-10', compact: 'h-8' } as const;

/** Rows between hairlines. A row that is a link has it in a cell, stretched with `after:absolute after:inset-0`. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isSelected = () => false,
  density = 'plain',
  minWidth = '36rem',
}: TableProps<Row>) {
  const [frame, isCut] = useCutEnd<HTMLDivElement>();
  return (
    <div className="relative -mx-4 sm:-mx-5">
      {/* Relative, because texts for screen readers are positioned absolutely: otherwise they widen the page instead of
          scrolling. A group and no region: the card around it often has the same title and is the landmark. */}
      <div
        ref={frame}
        role="group"
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        className="relative overflow-x-auto -outline-offset-2"
      >
        <table className="w-full border-collapse text-left" style={{ minWidth }}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="label border-b border-line">
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={clsx(cellClass(column), 'py-2 font-sans! text-xs! font-medium! text-ink-3!')}
                >
                  {column.hideTitle ? <span className="sr-only">{column.title}</span> : column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                className={clsx(
                  'relative border-b border-line last:border-0',
                  isSelected(row) ? 'bg-sunken' : 'hover:bg-sunken/60',
                  HEIGHTS[density],
                )}
              >
                {columns.map((column) => (
                  <td key={column.key} className={cellClass(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isCut && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-0 w-10 bg-linear-to-l from-surface to-transparent"
        />
      )}
    </div>
  );
}

function cellClass<Row>(column: Column<Row>): string {
  return clsx(
    'px-2 first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5',
    column.numeric && 'num text-right',
    column.className,
  );
}
