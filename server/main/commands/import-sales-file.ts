import path from 'node:path';
import type { Actor } from '../../auth/public.ts';
import { receiveFile, recordSalesAct, type SalesFileRow } from '../../royalty/public.ts';
import type { Context } from '../context.ts';

/** Takes in a report of sales that lies on this machine. Before anybody works here it is nobody's act. */
export async function importSalesFile(context: Context, file: string, actor: Actor | null): Promise<SalesFileRow> {
  const name = path.basename(file);
  const received_by = actor?.user_id ?? null;
  const row = await receiveFile(context, { source: 'command', name, open: path.resolve(file), received_by });
  const act = { act: 'sales.import', id: row.id, details: { name } };
  if (actor !== null) await recordSalesAct(context.db, actor, act, context.clock.now());
  return row;
}
