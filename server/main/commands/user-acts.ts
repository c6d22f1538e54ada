import { BLOCK_REASONS } from '@tangent/domain/access/blocked.ts';
import type { Actor } from '../../auth/public.ts';
import {
  type Block,
  banPerson,
  deactivatePerson,
  freezePerson,
  getPersonView,
  type Undo,
  unblockPerson,
} from '../../people/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { findPersonId } from './find-person.ts';
import { findStaffActor, readOption } from './staff-actor.ts';
import { withContext } from './with-context.ts';

const BLOCK = `--reason ${BLOCK_REASONS.join('|')} [--note <words to them>] [--as <username>]`;
const WHY = '--why <words for the log> [--as <username>]';

export const freezeUserCommand: Command = {
  name: 'user freeze',
  usage: `user freeze <who> ${BLOCK}      keeps them out for a time`,
  run: (args) => act(args, (tx, actor, id, now) => freezePerson(tx, actor, id, readBlock(args), now)),
};

export const banUserCommand: Command = {
  name: 'user ban',
  usage: `user ban <who> ${BLOCK}      for good, with all their releases`,
  run: (args) => act(args, (tx, actor, id, now) => banPerson(tx, actor, id, readBlock(args), now)),
};

export const unfreezeUserCommand = undoCommand('unfreeze', 'lets them in again');
export const unbanUserCommand = undoCommand('unban', 'the ban was a mistake');
export const reactivateUserCommand = undoCommand('reactivate', 'opens a closed account again');

export const deactivateUserCommand: Command = {
  name: 'user deactivate',
  usage: `user deactivate <who> ${WHY} [--force]      closes the account; --force while releases are in stores`,
  run: (args) => {
    const wish = { why: readWhy(args), forced: args.includes('--force') };
    return act(args, (tx, actor, id, now) => deactivatePerson(tx, actor, id, wish, now));
  },
};

function undoCommand(undo: Undo, meaning: string): Command {
  return {
    name: `user ${undo}`,
    usage: `user ${undo} <who> ${WHY}      ${meaning}`,
    run: (args) => {
      const wish = { act: undo, why: readWhy(args) };
      return act(args, (tx, actor, id, now) => unblockPerson(tx, actor, id, wish, now));
    },
  };
}

type Act = (tx: Tx, actor: Actor, id: string, now: Date) => Promise<void>;

function act(args: readonly string[], work: Act): Promise<void> {
  return withContext(async ({ db, clock }) => {
    const [actor, id, now] = [await findStaffActor(db, args), await findPersonId(db, args), clock.now()];
    await inTransaction(db, (tx) => work(tx, actor, id, now)).catch(explain);
    const { username, standing } = await getPersonView(db, actor, id, now);
    console.log(`${username}: ${standing}`);
  });
}

function readBlock(args: readonly string[]): Block {
  const reason = BLOCK_REASONS.find((one) => one === readOption(args, '--reason'));
  if (reason === undefined) throw new Error(`Say why with --reason ${BLOCK_REASONS.join('|')}`);
  return { reason, note: readOption(args, '--note')?.trim() || null };
}

function readWhy(args: readonly string[]): string {
  const why = readOption(args, '--why')?.trim();
  if (!why) throw new Error('Say why with --why <words for the log>');
  return why;
}

const SENTENCES: Partial<Record<Refusal['code'], string>> = {
  staff_protected: 'They work here; take that away first: user unmake-staff <who>',
  invalid_transition: 'That makes no sense as the account stands; see user show <who>',
  account_in_use: 'They have releases in stores or on the way there; --force closes the account all the same',
};

function explain(error: unknown): never {
  const sentence = error instanceof Refusal ? SENTENCES[error.code] : undefined;
  throw sentence === undefined ? error : new Error(sentence);
}
