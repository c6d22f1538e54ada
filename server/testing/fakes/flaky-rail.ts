import fs from 'node:fs';
import { type PayoutRail, type RailPayout, RailRefused, RailUnavailable } from '../../money/payout/rail.ts';
import { hashText } from '../harness/random-source.ts';

/**
 * A service that pays people in a file, as its mood is: it pays, says no, takes its time, lets the money come back later, and often
 * does what it is asked without answering. What it did follows from the key and is there for good, whoever is killed.
 */
export function createFlakyRail(file: string): PayoutRail {
  const unused = () => Promise.reject(new Error('nobody is set up here'));
  return {
    method: 'stripe',
    createSetup: unused,
    findSetup: unused,
    pay: async ({ key, amount_cents }) => {
      if (getMood(key) === 'refuses') throw new RailRefused('details_wrong');
      const isNew = !listSent(file).has(key);
      if (isNew) fs.appendFileSync(file, `${key} ${amount_cents}\n`);
      if (isNew && hashText(`silent ${key}`) < 0.3) throw new RailUnavailable(new Error('no answer'));
      return describe(key, false);
    },
    findPayout: async (key) => {
      if (hashText(`away ${key} ${performance.now()}`) < 0.2) throw new RailUnavailable(new Error('away'));
      return listSent(file).has(key) ? describe(key, true) : null;
    },
  };
}

/** What was sent, in cents by the key, as the service has it. */
export function listSent(file: string): Map<string, number> {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const rows = text.split('\n').filter((line) => line.includes(' '));
  return new Map(rows.map((line) => [line.slice(0, 36), Number(line.slice(37))]));
}

/** Whether money that was sent stayed with whom it was sent to, in the end. */
export function hasPlanStarted(key: string): boolean {
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
