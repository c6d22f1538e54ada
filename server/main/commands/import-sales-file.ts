import path from 'node:path';
import type { Actor } from '../../identity/auth/public.ts';
import { receiveFile, type SalesFileRow } from '../../money/royalty/public.ts';
import type { Context } from '../context.ts';

/** Takes in a report of sales that lies on this machine. Before anybody works here it is nobody's act. */
export async function importSalesFile(context: Context, file: string, actor: Actor | null): Promise<SalesFileRow> {
  const name = path.basename(file);
  return receiveFile(context, { source: 'command', name, open: path.resolve(file), received_by: actor });
}
