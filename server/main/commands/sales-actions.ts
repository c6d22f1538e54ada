import type { HoldDecision } from '@tangent/domain/money/royalty/sales-file.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { listSuspenseKeys, matchSuspense } from '../../money/royalty/public.ts';
import { decideHeldFile, getSalesFileDetail, type ReportKinds, reverseFile } from '../../money/store-file/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { findSalesFileId } from './find-sales-file.ts';
import { readId } from './read-id.ts';
import { findStaffActor, readOption } from './staff-actor.ts';
import { withContext } from './with-context.ts';

export const postSalesCommand = decisionCommand('post', 'posts a held file');
export const replaceSalesCommand = decisionCommand('replace', 'posts it in place of the earlier report');
export const declineSalesCommand = decisionCommand('decline', 'rejects it');

export const reverseSalesCommand: Command = {
  name: 'sales reverse',
  usage: 'sales reverse <file> --why <text> [--as <username>]        reverses a posted file, line by line',
  run: (args) =>
    action(args, (tx, { actor, id, report_kinds, now }) =>
      reverseFile(tx, actor, id, { note: readText(args, '--why'), report_kinds }, now),
    ),
};

export const matchSalesCommand: Command = {
  name: 'sales match',
  usage:
    'sales match --isrc <isrc>|--upc <upc> --track <id> [--store <store>] [--as <username>]        assigns unmatched money to a track',
  run: (args) =>
    withContext(async ({ db, clock, hooks }) => {
      const [isrc, upc] = [readOption(args, '--isrc'), readOption(args, '--upc')];
      if ((isrc === null) === (upc === null)) throw new Error('Specify either --isrc or --upc');
      const code =
        isrc === null ? { upc: (upc ?? '').padStart(14, '0') } : { isrc: isrc.replace(/-/g, '').toUpperCase() };
      const track_id = readId([readOption(args, '--track') ?? ''], 'track');
      const store_id = readOption(args, '--store') ?? undefined;
      const actor = await findStaffActor(db, args);
      const matched = await inTransaction(db, async (tx) => {
        let lines = 0;
        for (const key of await listSuspenseKeys(tx, code))
          lines += (await matchSuspense(tx, actor, { key, store_id, track_id, hooks }, clock.now())).lines;
        return lines;
      }).catch(explain);
      console.log(`${matched} ${matched === 1 ? 'line' : 'lines'} matched`);
    }),
};

function decisionCommand(decision: HoldDecision, meaning: string): Command {
  return {
    name: `sales ${decision}`,
    usage: `sales ${decision} <file> --note <text> ${decision === 'decline' ? '' : '[--store <store>] '}[--as <username>]        ${meaning}`,
    run: (args) => {
      const store_id = readOption(args, '--store') ?? undefined;
      return action(args, (tx, { actor, id, report_kinds, now }) => {
        const note = readText(args, '--note');
        return decideHeldFile(tx, actor, id, { decision, store_id, note, report_kinds }, now);
      });
    },
  };
}

interface FileAction extends ReportKinds {
  actor: Actor;
  id: string;
  now: Date;
}

function action(args: readonly string[], work: (tx: Tx, fileAction: FileAction) => Promise<unknown>): Promise<void> {
  return withContext(async ({ db, clock, report_kinds }) => {
    const [id, actor] = [await findSalesFileId(db, args), await findStaffActor(db, args)];
    await inTransaction(db, (tx) => work(tx, { actor, id, report_kinds, now: clock.now() })).catch(explain);
    const { file } = await getSalesFileDetail(db, report_kinds, id);
    console.log(file.state === 'reading' ? 'A worker reads and posts it now' : `Now ${file.state}`);
  });
}

function readText(args: readonly string[], option: string): string {
  const text = readOption(args, option)?.trim() ?? '';
  if (text === '' || text.startsWith('--')) throw new Error(`Specify a reason for the log: ${option} "a reason"`);
  return text;
}

const SENTENCES: Partial<Record<Refusal['code'], string>> = {
  invalid_transition: 'The state of the file does not allow this; see sales show <file>',
  invalid_input: 'Specify the store of the file: --store <store>',
  no_single_report:
    'No single posted file reported the same sales: reverse the wrong files with sales reverse, then post this one',
  not_found: 'There is no such file, or no such track that was ever published',
};

function explain(error: unknown): never {
  const sentence = error instanceof Refusal ? SENTENCES[error.code] : undefined;
  throw sentence === undefined ? error : new Error(sentence);
}
