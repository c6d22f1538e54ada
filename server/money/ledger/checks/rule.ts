import { OWED_KINDS, PAYABLE_KINDS } from '@tangent/domain/money/ledger/ledger-account.ts';
import type { LedgerFinding, LedgerRule } from '@tangent/domain/money/ledger/ledger-check.ts';
import { LEDGER_FINDINGS_MAX } from '@tangent/domain/money/money-limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';

/** The kinds of accounts that say what we owe holders: of what was received, and of all. */
export const PAYABLE = sql`(${sql.join(
  PAYABLE_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
)})`;
export const OWED = sql`(${sql.join(
  OWED_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
)})`;

/** Violations of a ledger rule: how many, and the first of them. */
export type RuleFindings = { count: number; findings: LedgerFinding[] };

/** Describes how a rule is checked, on one view of the whole database. */
export interface RuleCheck {
  rule: LedgerRule;
  find(tx: Tx): Promise<RuleFindings>;
}

/** Creates a rule from queries with rows `subject` and `message`: each row is a violation. */
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

/** Rounds a numeric value to a whole number, halves to the even one, as all money is rounded (A-082). */
export function halfEven(value: SQL): SQL {
  return sql`(round(${value}) - case when abs(${value} - trunc(${value})) = 0.5 and mod(round(${value}), 2) <> 0
    then sign(${value}) else 0 end)`;
}
