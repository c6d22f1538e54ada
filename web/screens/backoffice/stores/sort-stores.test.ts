import type { StoreOverview } from '@tangent/contract/catalogue/backoffice-store.ts';
import { expect, test } from 'vitest';
import { sortStores } from './stores.tsx';

const CONNECTION = {
  state: 'open',
  failures: 0,
  retry_at: null,
  reason: null,
  error_text: null,
  pause_note: null,
} as const;

function store(name: string, changes: Partial<StoreOverview> = {}): StoreOverview {
  return {
    id: name,
    name,
    category: 'streaming',
    contract: 'sandbox',
    active: true,
    ddex_party_id: null,
    party_id_confirmed: false,
    profile: null,
    counts: {},
    overdue: 0,
    set_aside: { count: 0, newest_file: null },
    connection: CONNECTION,
    state: 'live',
    setup: { kit_made_on: null, test_sent_on: null, test_answered_on: null, test_answer: null },
    closes_on: null,
    missing: [],
    waiting: 0,
    ...changes,
  };
}

test('stores that need attention come first, all others are sorted by name', () => {
  const stores = [
    store('Zvuk'),
    store('Anghami'),
    store('Deezer', { counts: { live: 4 } }),
    store('TIDAL', { counts: { live: 4, refused: 1 } }),
    store('Qobuz', { overdue: 1, counts: { sent: 1 } }),
    store('Napster', { state: 'testing', waiting: 3, counts: { queued: 3 } }),
    store('KKBOX', { set_aside: { count: 2, newest_file: 'ACK_1.xml' } }),
    store('Spotify', { connection: { ...CONNECTION, state: 'stopped' } }),
  ];
  expect(sortStores(stores).map(({ name }) => name)).toEqual([
    'Spotify',
    'KKBOX',
    'Napster',
    'Qobuz',
    'TIDAL',
    'Deezer',
    'Anghami',
    'Zvuk',
  ]);
});
