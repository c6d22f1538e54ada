import { BLOCK_REASONS } from '@tangent/domain/identity/access/blocked.ts';
import type { Actor } from '../../identity/auth/public.ts';
import {
  type Block,
  banUser,
  deactivateUser,
  freezeUser,
  getUserView,
  type UnblockAction,
  unblockUser,
} from '../../people/user/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { findUserId } from './find-user.ts';
import { findStaffActor, readOption } from './staff-actor.ts';
import { withContext } from './with-context.ts';

const BLOCK_OPTIONS = `--reason ${BLOCK_REASONS.join('|')} [--note <words to them>] [--as <username>]`;
const NOTE_OPTIONS = '--why <words for the log> [--as <username>]';

export const freezeUserCommand: Command = {
  name: 'user freeze',
  usage: `user freeze <who> ${BLOCK_OPTIONS}      blocks the account for a time`,
  run: (args) => action(args, (tx, actor, id, now) => freezeUser(tx, actor, id, readBlock(args), now)),
};

export const banUserCommand: Command = {
  name: 'user ban',
  usage: `user ban <who> ${BLOCK_OPTIONS}      blocks the account permanently, with all its releases`,
  run: (args) => action(args, (tx, actor, id, now) => banUser(tx, actor, id, readBlock(args), now)),
};

export const unfreezeUserCommand = undoCommand('unfreeze', 'ends the freeze');
export const unbanUserCommand = undoCommand('unban', 'the ban was a mistake');
export const reactivateUserCommand = undoCommand('reactivate', 'opens a closed account again');

export const deactivateUserCommand: Command = {
  name: 'user deactivate',
  usage: `user deactivate <who> ${NOTE_OPTIONS} [--force]      closes the account; --force while releases are in stores`,
  run: (args) => {
    const input = { note: readNote(args), forced: args.includes('--force') };
    return action(args, (tx, actor, id, now) => deactivateUser(tx, actor, id, input, now));
  },
};

function undoCommand(undo: UnblockAction, meaning: string): Command {
  return {
    name: `user ${undo}`,
    usage: `user ${undo} <who> ${NOTE_OPTIONS}      ${meaning}`,
    run: (args) => {
      const input = { action: undo, note: readNote(args) };
      return action(args, (tx, actor, id, now) => unblockUser(tx, actor, id, input, now));
    },
  };
}

type Action = (tx: Tx, actor: Actor, id: string, now: Date) => Promise<void>;

function action(args: readonly string[], work: Action): Promise<void> {
  return withContext(async ({ db, clock }) => {
    const [actor, id, now] = [await findStaffActor(db, args), await findUserId(db, args), clock.now()];
    await inTransaction(db, (tx) => work(tx, actor, id, now)).catch(explain);
    const { username, account_status } = await getUserView(db, actor, id, now);
    console.log(`${username}: ${account_status}`);
  });
}

function readBlock(args: readonly string[]): Block {
  const reason = BLOCK_REASONS.find((one) => one === readOption(args, '--reason'));
  if (reason === undefined) throw new Error(`Specify the reason with --reason ${BLOCK_REASONS.join('|')}`);
  return { reason, note: readOption(args, '--note')?.trim() || null };
}

function readNote(args: readonly string[]): string {
  const note = readOption(args, '--why')?.trim();
  if (!note) throw new Error('Specify the reason with --why <words for the log>');
  return note;
}

const SENTENCES: Partial<Record<Refusal['code'], string>> = {
  staff_protected: 'This is a staff account; revoke the role first: user unmake-staff <who>',
  invalid_transition: 'The status of the account does not allow this; see user show <who>',
  account_in_use: 'Releases of the account are in stores or on the way there; --force closes the account anyway',
};

function explain(error: unknown): never {
  const sentence = error instanceof Refusal ? SENTENCES[error.code] : undefined;
  throw sentence === undefined ? error : new Error(sentence);
}
