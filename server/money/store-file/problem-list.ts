import { REPORT_PROBLEMS_MAX } from '@tangent/domain/money/money-limits.ts';
import type { ReportProblemCode } from '@tangent/domain/money/royalty/report-problem.ts';

/** An error and its line: `line_no` is 0 when it concerns the file as a whole. */
export interface ReportProblem {
  line_no: number;
  code: ReportProblemCode;
  params?: Record<string, string | number>;
}

/** The errors in a report: the first ones in detail, and the number of all. */
export interface ProblemList {
  readonly first: readonly ReportProblem[];
  readonly count: number;
  add(line_no: number, code: ReportProblemCode, params?: ReportProblem['params']): void;
}

export function createProblemList(): ProblemList {
  const first: ReportProblem[] = [];
  let count = 0;
  return {
    first,
    get count() {
      return count;
    },
    add(line_no, code, params) {
      count += 1;
      if (first.length < REPORT_PROBLEMS_MAX)
        first.push(params === undefined ? { line_no, code } : { line_no, code, params });
    },
  };
}
