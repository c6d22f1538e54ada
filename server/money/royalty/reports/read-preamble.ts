import { type DateOrder, readDate, readMonth } from '../../store-file/public.ts';
import { middleMonth } from './middle-month.ts';

/** Values in the rows before the header, which apply to all lines below it. */
export interface Preamble {
  /** Null when it is missing; `wrong` when it cannot be read. */
  period: string | 'wrong' | null;
  currency: string | null;
}

const STARTS = ['start date', 'report start date', 'period start', 'from'];
const ENDS = ['end date', 'report end date', 'period end', 'to'];
const PERIODS = ['period', 'report period', 'reporting period', 'month'];
const CURRENCIES = ['currency', 'payable currency', 'royalty currency'];

/** Reads rows with a name and its value, a row of names above a row of values, and `Name: value`. */
export function readPreamble(rows: readonly (readonly string[])[], order: DateOrder): Preamble {
  const values = collect(rows);
  const find = (names: readonly string[]) => names.map((name) => values.get(name)).find((value) => value !== undefined);
  const [start, end, month] = [find(STARTS), find(ENDS), find(PERIODS)];
  const currency = find(CURRENCIES) ?? null;
  if (month !== undefined) return { period: readMonth(month) ?? 'wrong', currency };
  if (start === undefined || end === undefined) return { period: null, currency };
  const [first, last] = [readDate(start, order), readDate(end, order)];
  return { period: first === null || last === null ? 'wrong' : middleMonth(first, last), currency };
}

function collect(rows: readonly (readonly string[])[]): Map<string, string> {
  const values = new Map<string, string>();
  const add = (name: string, value: string) => {
    const key = name.replace(/:$/, '').replace(/\s+/g, ' ').trim().toLowerCase();
    if (key !== '' && value.trim() !== '') values.set(key, value.trim());
  };
  for (const [index, row] of rows.entries()) {
    const cells = row.filter((cell) => cell !== '');
    const [name = '', value = ''] = cells;
    const [, left, right] = /^([^:]+):(.+)$/.exec(name) ?? [];
    if (cells.length === 2) add(name, value);
    else if (cells.length === 1 && left !== undefined && right !== undefined) add(left, right);
    else for (const [column, title] of row.entries()) add(title, rows[index + 1]?.[column] ?? '');
  }
  return values;
}
