import { COPYRIGHT_CLAIM } from '@tangent/domain/catalogue/release/takedown.ts';
import { requestTakedown } from '../../distribution/takedown/public.ts';
import { releaseEarnings } from '../../money/royalty/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { readId } from './read-id.ts';
import { findStaffActor, readOption } from './staff-actor.ts';
import { withContext } from './with-context.ts';

export const takedownReleaseCommand: Command = {
  name: 'release takedown',
  usage:
    'release takedown <id> [--reason <words to its owner>] [--as <username>]        permanently removes it from all stores',
  run: (args) => takeDown(args, readOption(args, '--reason')),
};

export const removeReleaseCommand: Command = {
  name: 'release remove',
  usage: `release remove <id> --reason ${COPYRIGHT_CLAIM} [--as <username>]     the same, with its earnings on hold`,
  run: (args) => {
    const reason = readOption(args, '--reason');
    if (reason !== COPYRIGHT_CLAIM) throw new Error(`Specify the reason with --reason ${COPYRIGHT_CLAIM}`);
    return takeDown(args, reason);
  },
};

export const releaseEarningsCommand: Command = {
  name: 'release settle',
  usage:
    'release settle <id> [--note <text>] [--as <username>]     settles the claim: its earnings are no longer on hold',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const actor = await findStaffActor(db, args);
      const note = readOption(args, '--note');
      const isNew = await inTransaction(db, (tx) =>
        releaseEarnings(tx, actor, { release_id: readId(args, 'release') }, note, clock.now()),
      );
      console.log(isNew ? 'Its earnings are available to its owner again' : 'None of its earnings were on hold');
    }),
};

function takeDown(args: readonly string[], reason: string | null): Promise<void> {
  return withContext(async ({ db, clock, hooks }) => {
    const actor = await findStaffActor(db, args);
    const takedownRequest = { reason, confirmed: true, hooks };
    const { status, takedown } = await inTransaction(db, (tx) =>
      requestTakedown(tx, actor, readId(args, 'release'), takedownRequest, clock.now()),
    );
    console.log(status === 'removed' ? 'Already removed' : `Leaves the stores from ${takedown?.from} on`);
  });
}
