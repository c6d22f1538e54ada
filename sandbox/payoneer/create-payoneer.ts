import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJsonFile, writeJsonFile } from '../atomic-file.ts';
import { coalesceCalls, createMutex } from '../mutex.ts';
import { PAYONEER_NO_FAULTS, type PayoneerBehaviour } from './behaviour.ts';
import { createTokens, type Tokens } from './create-tokens.ts';
import { PayoneerRefusal, refusePayout } from './payoneer-refusal.ts';
import {
  type LinkRow,
  type PayeeRow,
  type PayeeStatus,
  type PayoutReversal,
  type PayoutRow,
  toStatus,
} from './rows.ts';

/** The client and the program registered at the simulated Payoneer. */
export const PAYONEER_CLIENT = { id: 'sandbox', secret: 'sandbox-secret', program_id: '100100' } as const;

/** The simulated Payoneer between requests. Its data survives a restart; its behaviour and its tokens do not. */
export interface PayoneerService {
  state: { payees: Map<string, PayeeRow>; links: Map<string, LinkRow>; payouts: Map<string, PayoutRow> };
  tokens: Tokens;
  now(): Date;
  behaviour(): PayoneerBehaviour;
  behave(change: Partial<PayoneerBehaviour>): void;
  /** Creates a registration page. */
  createLink(input: Omit<LinkRow, 'id'>): LinkRow;
  /** Registers the payee of the link; an existing registration stays as it is. */
  register(link: LinkRow): void;
  /** Changes the status of a payee; false if no payee has this id. */
  setPayeeStatus(payeeId: string, status: PayeeStatus): boolean;
  /** Accepts a payout; the program's own payout id makes it idempotent. */
  acceptPayout(input: Pick<PayoutRow, 'id' | 'payee_id' | 'amount_cents' | 'description'>): void;
  /** Cancels or returns a payout; false if that is no longer possible. */
  reversePayout(id: string, end: PayoutReversal): boolean;
  reset(): void;
  /** Resolves when all data is saved to the file. */
  stop(): Promise<void>;
}

interface Saved {
  payees: PayeeRow[];
  links: LinkRow[];
  payouts: PayoutRow[];
}

interface Options {
  data_dir: string;
  now: () => Date;
  onError: (error: unknown) => void;
}

export async function createPayoneerService({ data_dir, now, onError }: Options): Promise<PayoneerService> {
  const file = join(data_dir, 'payoneer', 'state.json');
  const saved = await readJsonFile<Saved>(file, { payees: [], links: [], payouts: [] });
  const state = { payees: byId(saved.payees), links: byId(saved.links), payouts: byId(saved.payouts) };
  const flush = coalesceCalls(createMutex(), () => {
    const [payees, links, payouts] = [state.payees, state.links, state.payouts].map((rows) => [...rows.values()]);
    return writeJsonFile(file, { payees, links, payouts });
  });
  const save = () => void flush().catch(onError);
  const tokens = createTokens();
  let behaviour = PAYONEER_NO_FAULTS;
  return {
    state,
    tokens,
    now,
    stop: flush,
    behaviour: () => behaviour,
    behave: (change) => {
      behaviour = { ...behaviour, ...change };
    },
    ...payeeActions(state, now, save),
    ...payoutActions({ state, now, save, behaviour: () => behaviour }),
    reset: () => {
      for (const rows of Object.values(state)) rows.clear();
      tokens.reset();
      behaviour = PAYONEER_NO_FAULTS;
      save();
    },
  };
}

type State = PayoneerService['state'];

function payeeActions({ payees, links }: State, now: () => Date, save: () => void) {
  return {
    createLink: (input: Omit<LinkRow, 'id'>) => {
      const link = { id: randomBytes(16).toString('hex'), ...input };
      links.set(link.id, link);
      save();
      return link;
    },
    register: ({ payee_id: id, email }: LinkRow) => {
      if (payees.has(id)) return;
      const account_id = String(randomBytes(4).readUInt32BE());
      payees.set(id, { id, account_id, email, status: 'Active', registered_at: now().toISOString() });
      save();
    },
    setPayeeStatus: (payeeId: string, status: PayeeStatus) => {
      const row = payees.get(payeeId);
      if (row !== undefined) row.status = status;
      save();
      return row !== undefined;
    },
  };
}

interface PayoutParts {
  state: State;
  now: () => Date;
  save: () => void;
  behaviour: () => PayoneerBehaviour;
}

function payoutActions({
  state,
  now,
  save,
  behaviour,
}: PayoutParts): Pick<PayoneerService, 'acceptPayout' | 'reversePayout'> {
  return {
    acceptPayout: (input) => {
      const { refuse_payouts, complete_after_ms, fee_cents } = behaviour();
      if (state.payouts.has(input.id))
        throw new PayoneerRefusal(400, 10304, `A payout with client_reference_id ${input.id} already exists`);
      if (refuse_payouts !== null) throw refusePayout(refuse_payouts);
      const payee = state.payees.get(input.payee_id);
      if (payee?.status !== 'Active')
        throw refusePayout(payee?.status === 'Inactive' ? 'payee_blocked' : 'payee_unknown');
      const at = now();
      const due_at = new Date(at.getTime() + complete_after_ms).toISOString();
      const payout_id = String(randomBytes(4).readUInt32BE());
      const dates = { created_at: at.toISOString(), due_at };
      state.payouts.set(input.id, { ...input, ...dates, payout_id, fee_cents, end: null });
      save();
    },
    reversePayout: (id, end) => {
      const row = state.payouts.get(id);
      const needed = end.status === 'Cancelled' ? 'Pending' : 'Transferred';
      if (row === undefined || toStatus(row, now()) !== needed) return false;
      row.end = end;
      save();
      return true;
    },
  };
}

function byId<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
