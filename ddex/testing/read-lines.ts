import { findProfile } from '../dsr/profile.ts';
import { createDsrReader } from '../dsr/read-report.ts';
import type { DsrProblem } from '../dsr/sale.ts';

/** Reads the lines of a sales report; returns all results of the reader. */
export function readLines(lines: Iterable<string>) {
  const all = [...lines];
  const profile = findProfile(all[0] ?? '');
  if (profile === null) throw new Error('not a report');
  const problems: DsrProblem[] = [];
  const reader = createDsrReader(profile, (problem) => problems.push(problem));
  const sales = [...all.map((line, index) => reader.push(line, index + 1)), reader.end()];
  return {
    head: reader.head,
    summaries: [...reader.summaries.values()],
    sales: sales.filter((sale) => sale !== null),
    problems,
  };
}
