import { addDecimals, type Decimal } from '@tangent/domain/royalty/decimal.ts';
import { readAmount } from './amount-cell.ts';
import type { FoundHeader } from './find-header.ts';
import type { ProblemList } from './problem-list.ts';
import { cellText, listCells, NO_COLUMN } from './row-cells.ts';
import type { Row } from './scan-rows.ts';
import type { StatementList } from './statement-list.ts';

/** The rows below the lines that say what they add up to. */
export interface TableTotals {
  /** Takes the row when it is one of them. */
  take(row: Row): boolean;
  count(units: number): void;
  /** After the last row. */
  end(): void;
}

const TOTAL = /^(grand )?totals?:?$/i;
const NAMED_TOTAL = /^total[_ ](rows|units|amount):?$/i;
// The first letters of both, small and capital.
const FIRST_LETTERS = new Set(['t', 'T', 'g', 'G'].map((letter) => letter.charCodeAt(0)));

export function openTableTotals(header: FoundHeader, statements: StatementList, problems: ProblemList): TableTotals {
  const amountColumn = header.columns.get('amount') ?? NO_COLUMN;
  const currencyColumn = header.columns.get('currency') ?? NO_COLUMN;
  const declared = new Map<string, { line_no: number; amount: Decimal }>();
  let lines = 0;
  let units = 0;
  let isOver = false;
  // Where a table of totals by country and currency has its columns.
  let table: { amount: number; currency: number } | null = null;

  const declare = (row: Row, currency: string, text: string): void => {
    const amount = readAmount(text, 0, text.length);
    if (typeof amount === 'string') {
      problems.add(row.line_no, amount, { column: 'total', text: text.slice(0, 40) });
      return;
    }
    const before = declared.get(currency)?.amount ?? { digits: 0n, scale: 0 };
    declared.set(currency, { line_no: row.line_no, amount: addDecimals(before, amount) });
  };
  const compare = (row: Row, what: string, counted: number, text: string): void => {
    if (text !== String(counted))
      problems.add(row.line_no, 'declared_count', { what, declared: text.slice(0, 40), counted });
  };
  const takeBelow = (row: Row): void => {
    const names = listCells(row);
    const [amount, currency] = [header.names[amountColumn] ?? '', header.names[currencyColumn] ?? ''];
    if (names.includes(amount) && names.includes(currency)) {
      table = { amount: names.indexOf(amount), currency: names.indexOf(currency) };
    } else if (table === null) {
      problems.add(row.line_no, 'after_total');
    } else {
      declare(row, cellText(row, table.currency), cellText(row, table.amount));
    }
  };
  return {
    take(row) {
      if (!isOver && !FIRST_LETTERS.has(row.text.charCodeAt(row.bounds[0] ?? 0))) return false;
      const label = cellText(row, 0);
      const [, what] = NAMED_TOTAL.exec(label) ?? [];
      if (what?.toLowerCase() === 'rows') compare(row, label, lines, cellText(row, 1));
      else if (what?.toLowerCase() === 'units') compare(row, label, units, cellText(row, 1));
      else if (what !== undefined) declare(row, '', cellText(row, 1));
      else if (TOTAL.test(label)) declare(row, cellText(row, currencyColumn), cellText(row, amountColumn));
      else if (isOver) takeBelow(row);
      else return false;
      isOver = true;
      return true;
    },
    count(more) {
      lines += 1;
      units += more;
    },
    end() {
      for (const [currency, { line_no, amount }] of declared) {
        statements.declareTotal(line_no, currency === '' ? null : currency.toUpperCase(), amount);
      }
    },
  };
}
