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
  usage: 'user export <who> <file> [--as <username>]        everything stored about them, as JSON',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const file = args[1];
      if (file === undefined || file.startsWith('--')) throw new Error('Say which file: user export <who> <file>');
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
      if (!args.includes('--confirm')) throw new Error('This cannot be undone: say --confirm when it is meant');
      const isErased = await inTransaction(db, (tx) => eraseUser(tx, actor, id, clock.now())).catch(explain);
      console.log(isErased ? `Erased; what is left is called erased-${id}` : 'Was erased before');
    }),
};

export const verifyArtistCommand: Command = {
  name: 'artist verify',
  usage: 'artist verify <id> --why <words for the log> [--off] [--as <username>]      they are who they say they are',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const note = readOption(args, '--why')?.trim();
      if (!note) throw new Error('Say why with --why <words for the log>');
      const [actor, id] = [await findStaffActor(db, args), readId(args, 'artist')];
      const input = { verified: !args.includes('--off'), note };
      const { name } = await inTransaction(db, (tx) => verifyArtist(tx, actor, id, input, clock.now()));
      console.log(`${name}: ${input.verified ? 'verified' : 'not verified'}`);
    }),
};

const SENTENCES: Partial<Record<Refusal['code'], string>> = {
  staff_protected: 'They work here; take that away first: user unmake-staff <who>',
  invalid_transition: 'The account is open; close it first: user deactivate <who>',
  account_in_use: 'They have releases in review or in stores; these have to be gone first',
  conflict: 'One of their files is being looked at; try again in a minute',
};

function explain(error: unknown): never {
  const sentence = error instanceof Refusal ? SENTENCES[error.code] : undefined;
  throw sentence === undefined ? error : new Error(sentence);
}
