import fs from 'node:fs';
import { type PayoutRail, type RailPayout, RailRefused, RailUnavailable } from '../../money/payout/rail.ts';
import { hashText } from '../harness/random-source.ts';

/**
 * Creates a fake payout service that keeps its payouts in a file and behaves by key: it pays, refuses, delays or
 * returns the money, and often executes a payout without responding. The file survives when the process is killed.
 */
export function createFlakyRail(file: string): PayoutRail {
  const unused = () => Promise.reject(new Error('this fake sets up no accounts'));
  return {
    method: 'stripe',
    createSetup: unused,
    findSetup: unused,
    pay: async ({ key, amount_cents }) => {
      if (getMood(key) === 'refuses') throw new RailRefused('details_wrong');
      const isNew = !listSent(file).has(key);
      if (isNew) fs.appendFileSync(file, `${key} ${amount_cents}\n`);
      if (isNew && hashText(`silent ${key}`) < 0.3) throw new RailUnavailable(new Error('no response'));
      return describe(key, false);
    },
    findPayout: async (key) => {
      if (hashText(`away ${key} ${performance.now()}`) < 0.2) throw new RailUnavailable(new Error('away'));
      return listSent(file).has(key) ? describe(key, true) : null;
    },
  };
}

/** Returns the sent amounts in cents by key, as the service has them. */
export function listSent(file: string): Map<string, number> {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const rows = text.split('\n').filter((line) => line.includes(' '));
  return new Map(rows.map((line) => [line.slice(0, 36), Number(line.slice(37))]));
}

/** Returns whether a payout finally stays with its recipient. */
export function isFinallyPaid(key: string): boolean {
  return ['pays', 'dawdles'].includes(getMood(key));
}

function getMood(key: string): 'pays' | 'dawdles' | 'fails' | 'returns' | 'refuses' {
  const mood = hashText(key);
  if (mood < 0.5) return 'pays';
  if (mood < 0.65) return 'dawdles';
  if (mood < 0.75) return 'fails';
  return mood < 0.9 ? 'returns' : 'refuses';
}

function describe(key: string, isLater: boolean): RailPayout {
  const mood = getMood(key);
  const payout = { provider_id: `tr_${key}`, failure: null, fee_cents: Math.floor(hashText(`fee ${key}`) * 80) };
  if (mood === 'fails')
    return { ...payout, state: isLater ? 'failed' : 'pending', failure: isLater ? 'account_closed' : null };
  if (mood === 'dawdles') return { ...payout, state: isLater ? 'paid' : 'pending' };
  return { ...payout, state: mood === 'returns' && isLater ? 'returned' : 'paid' };
}
