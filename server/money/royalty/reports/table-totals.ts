import { addDecimals, type Decimal } from '@tangent/domain/money/royalty/decimal.ts';
import {
  cellStart,
  cellText,
  listCells,
  NO_COLUMN,
  type ProblemList,
  type Row,
  readAmountText,
} from '../../store-file/public.ts';
import type { FoundHeader } from './find-header.ts';
import type { StatementList } from './statement-list.ts';
import type { Field } from './table-profile.ts';

/** Reads the rows with totals below the lines. */
export interface TableTotals {
  /** Accepts the row when it is one of them. */
  accept(row: Row): boolean;
  count(units: number): void;
  /** Called after the last row. */
  end(): void;
}

const TOTAL = /^(grand )?totals?:?$/i;
const NAMED_TOTAL = /^total[_ ](rows|units|amount):?$/i;
// The first letters of both words, in lower and upper case.
const FIRST_LETTERS = new Set(['t', 'T', 'g', 'G'].map((letter) => letter.charCodeAt(0)));

type State = {
  header: FoundHeader;
  problems: ProblemList;
  lines: number;
  units: number;
  is_over: boolean;
  /** The columns of a table with totals by country and currency. */
  columns: { amount: number; currency: number } | null;
  /** By currency; without a currency for all lines together. */
  declared: Map<string, { line_no: number; amount: Decimal }>;
};

export function createTableTotals(header: FoundHeader, statements: StatementList, problems: ProblemList): TableTotals {
  const state: State = {
    header,
    problems,
    lines: 0,
    units: 0,
    is_over: false,
    columns: null,
    declared: new Map(),
  };
  return {
    accept(row) {
      if (!state.is_over && !FIRST_LETTERS.has(row.bytes[cellStart(row, 0)] ?? 0)) return false;
      if (!readTotal(state, row)) return false;
      state.is_over = true;
      return true;
    },
    count(units) {
      state.lines += 1;
      state.units += units;
    },
    end() {
      for (const [currency, { line_no, amount }] of state.declared) {
        statements.declareTotal(line_no, currency === '' ? null : currency, amount);
      }
    },
  };
}

function readTotal(state: State, row: Row): boolean {
  const label = cellText(row, 0);
  const what = NAMED_TOTAL.exec(label)?.[1]?.toLowerCase();
  if (what === 'rows') compare(state, row, state.lines);
  else if (what === 'units') compare(state, row, state.units);
  else if (what === 'amount') declare(state, row, '', cellText(row, 1));
  else if (TOTAL.test(label)) declare(state, row, readField(state, row, 'currency'), readField(state, row, 'amount'));
  else if (state.is_over) readBelowTotals(state, row);
  else return false;
  return true;
}

const readField = ({ header }: State, row: Row, field: Field) => cellText(row, header.columns.get(field) ?? NO_COLUMN);

function compare({ problems }: State, row: Row, counted: number): void {
  const [what, declared] = [cellText(row, 0), cellText(row, 1)];
  if (declared === String(counted)) return;
  problems.add(row.line_no, 'declared_count', { what, declared: declared.slice(0, 40), counted });
}

function declare({ declared, problems }: State, row: Row, currency: string, text: string): void {
  const amount = readAmountText(text);
  if (typeof amount === 'string') {
    problems.add(row.line_no, amount, { column: cellText(row, 0), text: text.slice(0, 40) });
    return;
  }
  const key = currency.toUpperCase();
  const before = declared.get(key)?.amount ?? { digits: 0n, scale: 0 };
  declared.set(key, { line_no: row.line_no, amount: addDecimals(before, amount) });
}

// After the totals only a table of totals may follow; its columns have the names of the line columns.
function readBelowTotals(state: State, row: Row): void {
  const { header, problems } = state;
  const cells = listCells(row);
  const findColumn = (field: Field) => cells.indexOf(header.names[header.columns.get(field) ?? NO_COLUMN] ?? '');
  const [amount, currency] = [findColumn('amount'), findColumn('currency')];
  if (amount !== -1 && currency !== -1) state.columns = { amount, currency };
  else if (state.columns === null) problems.add(row.line_no, 'after_total');
  else declare(state, row, cells[state.columns.currency] ?? '', cells[state.columns.amount] ?? '');
}
