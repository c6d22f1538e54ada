import { REPORT_PROBLEMS_MAX } from '@tangent/domain/money-limits.ts';
import type { ReportProblemCode } from '@tangent/domain/royalty/report-problem.ts';

/** What is wrong, and where: `line_no` is 0 when it is the file as a whole. */
export interface ReportProblem {
  line_no: number;
  code: ReportProblemCode;
  params?: Record<string, string | number>;
}

/** What is wrong with a report: the first of it one by one, and how much there is. */
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
