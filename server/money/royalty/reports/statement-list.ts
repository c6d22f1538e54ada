import { CURRENCIES } from '@tangent/domain/currency.ts';
import { RATE_DIGITS } from '@tangent/domain/money/money-limits.ts';
import { addDecimals, type Decimal, formatDecimal, parseDecimal } from '@tangent/domain/money/royalty/decimal.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import type { ReportProblemCode } from '@tangent/domain/money/royalty/report-problem.ts';
import type { ProblemList } from '../../store-file/public.ts';
import type { StatementHead } from './report.ts';

/** A statement as lines name it, before any check. */
interface NamedStatement {
  statement_id: string | null;
  store_ref: string;
  /** Null when the report does not contain it. */
  period: string | null;
  currency: string;
  rate: string;
  rate_date: string | null;
}

export interface StatementList {
  readonly heads: readonly StatementHead[];
  /** Returns the index of a statement in the list, or the error in the line. */
  find(named: NamedStatement): number | ReportProblemCode;
  /** Counts a line, so that a total of several statements can be divided among them. */
  count(statement: number, amount: Decimal): void;
  /** Sets the declared total of all statements in a currency, or of all statements. */
  declareTotal(line_no: number, currency: string | null, amount: Decimal): void;
  declare(statement: number, amount: Decimal): void;
}

type State = {
  heads: StatementHead[];
  /** The sums of each statement's lines, by the scale they are written in: a line costs only an addition. */
  sums: bigint[][];
  indexes: Map<string, number>;
};

/** Creates the list of a report's statements, filled as its lines name them. */
export function createStatementList(today: string, problems: ProblemList): StatementList {
  const state: State = { heads: [], sums: [], indexes: new Map() };
  const { heads, sums } = state;
  return {
    heads,
    find(named) {
      const head = readHead(named, today);
      return typeof head === 'string' ? head : findStatementIndex(state, head);
    },
    count(statement, { digits, scale }) {
      const own = sums[statement] ?? [];
      own[scale] = (own[scale] ?? 0n) + digits;
    },
    declare(statement, amount) {
      const head = heads[statement];
      if (head) head.declared = amount;
    },
    declareTotal(line_no, currency, amount) {
      const matching = [...heads.keys()].filter((index) => currency === null || heads[index]?.currency === currency);
      if (new Set(matching.map((index) => heads[index]?.currency)).size > 1) problems.add(line_no, 'mixed_currencies');
      else shareTotal(state, matching, amount);
    },
  };
}

function findStatementIndex({ heads, sums, indexes }: State, head: StatementHead): number | ReportProblemCode {
  const key = JSON.stringify([head.statement_id ?? head.store_ref, head.period, head.currency]);
  const known = indexes.get(key);
  if (known !== undefined) return findDifference(heads[known], head) ?? known;
  indexes.set(key, heads.length);
  sums.push([]);
  return heads.push(head) - 1;
}

// All but the last are declared with their own sums; a difference, if there is one, shows in the last.
function shareTotal({ heads, sums }: State, matching: readonly number[], amount: Decimal): void {
  let rest = amount;
  for (const index of matching) {
    const head = heads[index];
    const own = computeTotal(sums[index] ?? []);
    if (head) head.declared = index === matching.at(-1) ? rest : own;
    rest = addDecimals(rest, { digits: -own.digits, scale: own.scale });
  }
}

function computeTotal(sums: readonly bigint[]): Decimal {
  let sum: Decimal = { digits: 0n, scale: 0 };
  sums.forEach((digits, scale) => {
    sum = addDecimals(sum, { digits, scale });
  });
  return sum;
}

function readHead(named: NamedStatement, today: string): StatementHead | ReportProblemCode {
  const { statement_id, store_ref, period, rate_date } = named;
  const currency = named.currency.toUpperCase();
  const rate = named.rate === '' ? null : parseDecimal(named.rate);
  if (period === null) return 'missing_period';
  if (period > toPeriod(today)) return 'future_period';
  if (!CURRENCIES.has(currency)) return 'unknown_currency';
  if (named.rate !== '' && !isRate(rate)) return 'bad_rate';
  return { statement_id, store_ref, period, currency, rate, rate_date, declared: null };
}

function isRate(rate: Decimal | null): boolean {
  if (rate === null || rate.digits <= 0n || rate.scale > RATE_DIGITS.fraction) return false;
  return rate.digits < 10n ** BigInt(RATE_DIGITS.whole + rate.scale);
}

function findDifference(one: StatementHead | undefined, other: StatementHead): ReportProblemCode | null {
  if (one?.store_ref !== other.store_ref) return 'mixed_stores';
  const isSameRate = writeRate(one.rate) === writeRate(other.rate) && one.rate_date === other.rate_date;
  return isSameRate ? null : 'mixed_rates';
}

const writeRate = (rate: Decimal | null) => (rate === null ? '' : formatDecimal(rate));
