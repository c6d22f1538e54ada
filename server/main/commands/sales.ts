import path from 'node:path';
import { SALES_FILE_STATES } from '@tangent/domain/money/royalty/sales-file.ts';
import type { Actor } from '../../identity/auth/public.ts';
import {
  getSalesFileDetail,
  listSalesFileOverviews,
  receiveFile,
  type SalesFileRow,
} from '../../money/store-file/public.ts';
import type { Context } from '../context.ts';
import type { Command } from './command.ts';
import { findSalesFileId } from './find-sales-file.ts';
import { findAnyStaffActor, readOption } from './staff-actor.ts';
import { withContext } from './with-context.ts';

/** Imports a sales report from this machine. While no staff account exists, the import has no actor. */
async function importSalesFile(context: Context, file: string, actor: Actor | null): Promise<SalesFileRow> {
  const name = path.basename(file);
  return receiveFile(context, { source: 'command', name, open: path.resolve(file), received_by: actor });
}

export const importSalesCommand: Command = {
  name: 'sales import',
  usage: 'sales import <file>... [--as <username>]        imports sales reports; workers read them',
  run: (args) =>
    withContext(async (context) => {
      const files = listWords(args);
      if (files.length === 0) throw new Error('Specify at least one file');
      const actor = await findAnyStaffActor(context.db, args);
      for (const file of files) {
        const { file_no, state } = await importSalesFile(context, file, actor);
        console.log(`${file_no}  ${state}  ${file}`);
      }
    }),
};

export const listSalesCommand: Command = {
  name: 'sales list',
  usage: 'sales list [--state <state>]   the latest sales files; commands accept their number or id',
  run: (args) =>
    withContext(async ({ db, report_kinds }) => {
      const word = readOption(args, '--state');
      const state = SALES_FILE_STATES.find((one) => one === word);
      if (word !== null && state === undefined) throw new Error(`The states are ${SALES_FILE_STATES.join(', ')}`);
      const { items } = await listSalesFileOverviews(db, report_kinds, { state });
      for (const { file_no, state: now, lines, hold_reasons, name } of items)
        console.log([file_no, now.padEnd(14), `${lines} lines`, name, ...hold_reasons].join('  '));
    }),
};

export const showSalesCommand: Command = {
  name: 'sales show',
  usage: 'sales show <file>              one file with its statements and its problems, as JSON',
  run: (args) =>
    withContext(async ({ db, report_kinds }) => {
      const id = await findSalesFileId(db, args);
      console.log(JSON.stringify(await getSalesFileDetail(db, report_kinds, id), null, 2));
    }),
};

/** Returns the arguments before the options. */
function listWords(args: readonly string[]): string[] {
  const end = args.findIndex((word) => word.startsWith('--'));
  return end === -1 ? [...args] : args.slice(0, end);
}
