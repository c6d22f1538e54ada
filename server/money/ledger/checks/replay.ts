import { ledger_accounts, ledger_postings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import type { LedgerFinding } from '@tangent/domain/money/ledger/ledger-check.ts';
import { LEDGER_FINDINGS_MAX } from '@tangent/domain/money/money-limits.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { balances } from './collect-facts.ts';
import type { RuleCheck, RuleFindings } from './rule.ts';

const AT_ONCE = 20_000;

type Side = { key: string | null; position: number; account: string; known: string | null; amount: string };

/** Checks that the journal, read from its beginning side by side, leads to the balances that are read as sums. */
export const replay: RuleCheck = { rule: 'replay', find: readJournal };

async function readJournal(tx: Tx): Promise<RuleFindings> {
  const findings: LedgerFinding[] = [];
  const reached = new Map<string, bigint>();
  await tx.execute(sql`
    declare journal no scroll cursor for
    select t.key, p.position, p.ledger_account_id as account, a.id as known, p.amount_micros::text as amount
      from ${ledger_postings} p left join ${ledger_transactions} t on t.id = p.transaction_id
      left join ${ledger_accounts} a on a.id = p.ledger_account_id order by t.number, p.position`);
  for (let rows: Side[] = []; ; ) {
    ({ rows } = await tx.execute<Side>(sql`fetch ${sql.raw(String(AT_ONCE))} from journal`));
    if (rows.length === 0) break;
    for (const side of rows) {
      if (side.key === null) findings.push({ subject: side.account, message: 'has a side without a transaction' });
      if (side.known === null)
        findings.push({ subject: side.key ?? '?', message: `names no account: ${side.account}` });
      reached.set(side.account, (reached.get(side.account) ?? 0n) + BigInt(side.amount));
    }
  }
  await tx.execute(sql`close journal`);
  findings.push(...(await compare(tx, reached)));
  return { count: findings.length, findings: findings.slice(0, LEDGER_FINDINGS_MAX) };
}

async function compare(tx: Tx, reached: ReadonlyMap<string, bigint>): Promise<LedgerFinding[]> {
  const { rows } = await tx.execute<{ id: string; key: string; amount: string }>(
    sql`select id, key, amount::text as amount from ${balances}`,
  );
  return rows
    .filter(({ id, amount }) => BigInt(amount) !== (reached.get(id) ?? 0n))
    .map(({ id, key, amount }) => ({
      subject: key,
      message: `has ${amount} micros, the journal leads to ${reached.get(id) ?? 0n}`,
    }));
}
