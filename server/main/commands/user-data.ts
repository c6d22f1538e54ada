import { writeFile } from 'node:fs/promises';
import { verifyArtist } from '../../catalogue/artist/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { eraseUser, exportUser } from '../personal-data.ts';
import type { Command } from './command.ts';
import { findUserId } from './find-user.ts';
import { readId } from './read-id.ts';
import { findStaffActor, readOption } from './staff-actor.ts';
import { withContext } from './with-context.ts';

export const exportUserCommand: Command = {
  name: 'user export',
  usage: 'user export <who> <file> [--as <username>]        writes all stored data of the account, as JSON',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const file = args[1];
      if (file === undefined || file.startsWith('--')) throw new Error('Specify a file: user export <who> <file>');
      const [actor, id] = [await findStaffActor(db, args), await findUserId(db, args)];
      const data = await inTransaction(db, (tx) => exportUser(tx, actor, id, clock.now()));
      // Other users of the machine cannot read it, and no existing file is overwritten.
      await writeFile(file, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
      console.log(`Written to ${file}`);
    }),
};

export const eraseUserCommand: Command = {
  name: 'user erase',
  usage: 'user erase <who> --confirm [--as <username>]       permanently removes all personal data of a closed account',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const [actor, id] = [await findStaffActor(db, args), await findUserId(db, args)];
      if (!args.includes('--confirm')) throw new Error('This cannot be undone: add --confirm to proceed');
      const isErased = await inTransaction(db, (tx) => eraseUser(tx, actor, id, clock.now())).catch(explain);
      console.log(isErased ? `Erased; the account is now called erased-${id}` : 'Already erased');
    }),
};

export const verifyArtistCommand: Command = {
  name: 'artist verify',
  usage:
    'artist verify <id> --why <words for the log> [--off] [--as <username>]      verifies the identity of an artist; --off revokes it',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const note = readOption(args, '--why')?.trim();
      if (!note) throw new Error('Specify the reason with --why <words for the log>');
      const [actor, id] = [await findStaffActor(db, args), readId(args, 'artist')];
      const input = { verified: !args.includes('--off'), note };
      const { name } = await inTransaction(db, (tx) => verifyArtist(tx, actor, id, input, clock.now()));
      console.log(`${name}: ${input.verified ? 'verified' : 'not verified'}`);
    }),
};

const SENTENCES: Partial<Record<Refusal['code'], string>> = {
  staff_protected: 'This is a staff account; revoke the role first: user unmake-staff <who>',
  invalid_transition: 'The account is open; close it first: user deactivate <who>',
  account_in_use: 'Releases of the account are in review or in stores; they must be removed first',
  conflict: 'A file of the account is being processed; try again in a minute',
};

function explain(error: unknown): never {
  const sentence = error instanceof Refusal ? SENTENCES[error.code] : undefined;
  throw sentence === undefined ? error : new Error(sentence);
}
