import type { LedgerFinding, LedgerRule } from '@tangent/domain/ledger/ledger-check.ts';
import { LEDGER_FINDINGS_MAX } from '@tangent/domain/money-limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';

/** Cases against a rule of the books: how many, and the first of them. */
export type RuleFindings = { count: number; findings: LedgerFinding[] };

/** How a rule is checked, on one view of the whole database. */
export interface RuleCheck {
  rule: LedgerRule;
  find(tx: Tx): Promise<RuleFindings>;
}

/** A rule as queries, each for rows `subject` and `message`: a row is a case against it. */
export function createRuleCheck(rule: LedgerRule, queries: readonly SQL[]): RuleCheck {
  return {
    rule,
    find: async (tx) => {
      const all: RuleFindings = { count: 0, findings: [] };
      for (const query of queries) {
        const { count, findings } = await findCases(tx, query);
        all.count += count;
        all.findings.push(...findings.slice(0, LEDGER_FINDINGS_MAX - all.findings.length));
      }
      return all;
    },
  };
}

async function findCases(tx: Tx, query: SQL): Promise<RuleFindings> {
  const { rows } = await tx.execute<LedgerFinding & { count: number }>(sql`
    select subject, message, count(*) over ()::int as count from (${query}) cases
     order by subject, message limit ${LEDGER_FINDINGS_MAX}`);
  return { count: rows[0]?.count ?? 0, findings: rows.map(({ subject, message }) => ({ subject, message })) };
}

/** A numeric value rounded to a whole number, halves to the even one, as all money is. */
export function halfEven(value: SQL): SQL {
  return sql`(round(${value}) - case when abs(${value} - trunc(${value})) = 0.5 and mod(round(${value}), 2) <> 0
    then sign(${value}) else 0 end)`;
}
