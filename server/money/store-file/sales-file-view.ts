import type { SalesFileDetail } from '@tangent/contract/money/backoffice-sales.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { findReportKind, type ReportKind } from './report-kind.ts';
import { listSalesFileViews } from './sales-file-list-view.ts';

type Action = SalesFileDetail['actions'][number];
type OtherFile = NonNullable<SalesFileDetail['duplicate_of']>;

/** Returns one sales file with its statements, days, related files and the actions that staff can take. */
export async function getSalesFileDetail(
  tx: Tx | Db,
  kinds: readonly ReportKind[],
  id: string,
): Promise<SalesFileDetail> {
  const [row] = await tx
    .select({ file: sales_files, decided_by: sql<string | null>`${users.first_name} || ' ' || ${users.last_name}` })
    .from(sales_files)
    .leftJoin(users, eq(users.id, sales_files.decided_by))
    .where(eq(sales_files.id, id));
  const [view] = await listSalesFileViews(tx, kinds, [id]);
  if (!row || !view) throw new Refusal('not_found');
  const { file, decided_by } = row;
  const kind = findReportKind(kinds, file);
  const { statements = [], days = [] } = await kind.getContents(tx, file);
  const overlapping = [...statements, ...days].flatMap(({ overlapping_files }) => overlapping_files);
  const others = await listOthers(tx, file);
  const find = (otherId: string | null) => others.find((other) => other.id === otherId) ?? null;
  return {
    file: view,
    statements,
    days,
    problems: file.problems.map(({ line_no, code, params = {} }) => ({ line_no, code, params })),
    duplicate_of: find(file.duplicate_of_id),
    reverses: find(file.reverses_id),
    replaces: find(file.replaces_id),
    reversed_by: others.find(({ reverses_id }) => reverses_id === id) ?? null,
    decision: file.decision,
    decided_by,
    note: file.note,
    decided_at: file.decided_at?.toISOString() ?? null,
    actions: listActions(kind, file, new Set(overlapping.map((other) => other.id)).size),
  };
}

/** Lists the actions staff can take in the file's state. */
function listActions(
  { replaces_many }: ReportKind,
  { state, kind }: typeof sales_files.$inferSelect,
  earlierFiles: number,
): Action[] {
  const isReplacing = earlierFiles === 1 || (replaces_many && earlierFiles > 0);
  if (state === 'held') return isReplacing ? ['post', 'replace', 'decline'] : ['post', 'decline'];
  return state === 'posted' && kind !== 'reversal' ? ['reverse'] : [];
}

async function listOthers(
  tx: Tx | Db,
  { id, duplicate_of_id, reverses_id, replaces_id }: typeof sales_files.$inferSelect,
): Promise<(OtherFile & { reverses_id: string | null })[]> {
  const named = [duplicate_of_id, reverses_id, replaces_id].filter((other) => other !== null);
  return tx
    .select({
      id: sales_files.id,
      file_no: sales_files.file_no,
      name: sales_files.name,
      reverses_id: sales_files.reverses_id,
    })
    .from(sales_files)
    .where(and(or(inArray(sales_files.id, named), eq(sales_files.reverses_id, id)), ne(sales_files.id, id)));
}
