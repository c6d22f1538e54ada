import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Payoneer, type PayoneerSetup, PayoneerUnavailable } from './payoneer.ts';
import type { RequestProgram } from './program.ts';
import { readResult } from './read-result.ts';

const linkShape = z.object({ registration_link: z.url() });
const statusShape = z.object({ status: z.object({ description: z.string() }) });

/** Payoneer's limit for payee ids. */
const PAYEE_ID_CHARS = 30;

/** The calls about payees of our program. */
export function createPayeeCalls(request: RequestProgram): Pick<Payoneer, 'createSetup' | 'findSetup'> {
  return {
    createSetup: async (payee) => {
      const payee_id = payee.destination_id ?? namePayee(payee);
      const response = await request('POST', '/payees/registration-link', {
        payee_id,
        redirect_url: payee.return_url,
        language: payee.language,
        already_have_an_account: false,
        payee: { contact: { email: payee.email } },
      });
      const link = readResult(linkShape, response);
      if (link === null) throw new PayoneerUnavailable(new Error('Payoneer does not know the program'));
      return { destination_id: payee_id, address: link.registration_link };
    },
    findSetup: async (payeeId) => {
      const found = readResult(statusShape, await request('GET', `/payees/${encodeURIComponent(payeeId)}/status`));
      return found && toSetup(found.status.description);
    },
  };
}

// The same email of the same account is the same payee; another email must never lead to the account behind the first
// one.
function namePayee({ account_id, email }: { account_id: string; email: string }): string {
  const text = JSON.stringify([account_id, email.toLowerCase()]);
  return createHash('sha256').update(text).digest('hex').slice(0, PAYEE_ID_CHARS);
}

/** Maps a payee's status; an unknown one counts as pending, so that it is not paid yet. */
function toSetup(status: string): PayoneerSetup {
  const word = status.toLowerCase();
  if (word === 'active') return 'ready';
  return word === 'inactive' || word === 'blocked' ? 'restricted' : 'pending';
}
