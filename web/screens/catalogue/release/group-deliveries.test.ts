import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { findRemedy } from '@tangent/domain/distribution/delivery/refusal.ts';
import { expect, test } from 'vitest';
import {
  changeProgress,
  getPollingPace,
  toDeliveryStage,
} from '../../../parts/distribution/delivery/delivery-stage.ts';
import { countDeliveries, groupDeliveries } from './group-deliveries.ts';

type Message = NonNullable<Delivery['message']>;

function message(kind: Message['kind'], state: Message['state'], overdue = false): Message {
  return { kind, state, delivered_at: null, acknowledged_at: null, overdue };
}

function delivery(store_name: string, state: Delivery['state'], its: Delivery['message'] = null): Delivery {
  return {
    id: store_name,
    store_id: store_name,
    store_name,
    contract: 'sandbox',
    state,
    message: its,
    changed_at: '2026-11-20T10:00:00Z',
    reason_code: null,
    attempts: 0,
    next_attempt_at: null,
    live_at: null,
    removed_at: null,
    lyrics: null,
  };
}

const STORES = [
  delivery('TIDAL', 'live'),
  delivery('Işık Radyo', 'live'),
  delivery('Deezer', 'acknowledged'),
  delivery('Spotify', 'queued'),
  delivery('Amazon Music', 'acknowledged', message('insert', 'delivered', true)),
  delivery('Anghami', 'refused'),
  delivery('Boomplay', 'failed'),
  delivery('Napster', 'taking_down'),
];

const ALL = { search: '', stage: null, language: 'en' } as const;

function summarise(...[deliveries, options]: Parameters<typeof groupDeliveries>): string[] {
  return groupDeliveries(deliveries, options).map(
    (group) => `${group.stage}: ${group.deliveries.map(({ store_name }) => store_name).join(', ')}`,
  );
}

test('stores are grouped, what needs attention first, then by state and name, overdue acknowledgements before others', () => {
  expect(summarise(STORES, ALL)).toEqual([
    'attention: Anghami, Boomplay',
    'leaving: Napster',
    'on_way: Amazon Music, Spotify, Deezer',
    'live: Işık Radyo, TIDAL',
  ]);
});

test('a search finds a store in any spelling of its letters, and a figure filters the list to its stores', () => {
  expect(summarise(STORES, { ...ALL, search: ' tıdal', language: 'tr' })).toEqual(['live: TIDAL']);
  expect(summarise(STORES, { ...ALL, search: 'an' })).toEqual(['attention: Anghami']);
  expect(summarise(STORES, { ...ALL, search: 'nobody' })).toEqual([]);
  expect(summarise(STORES, { ...ALL, stage: 'leaving' })).toEqual(['leaving: Napster']);
});

test('the figures count every store once, and live is shown from the beginning', () => {
  const figures = (deliveries: readonly Delivery[]) =>
    countDeliveries(deliveries).map(({ stage, count }) => `${stage} ${count}`);
  expect(figures(STORES)).toEqual(['live 2', 'on_way 3', 'attention 2', 'leaving 1']);
  expect(figures([delivery('Deezer', 'queued')])).toEqual(['live 0', 'on_way 1']);
  expect(figures([delivery('Deezer', 'removed'), delivery('TIDAL', 'taking_down')])).toEqual([
    'leaving 1',
    'removed 1',
  ]);
});

test.each([
  ['live', 'update', 'planned', 'live', 'queued', 'fast'],
  ['live', 'update', 'delivered', 'live', 'sent', 'fast'],
  ['live', 'update', 'accepted', 'live', 'accepted', 'still'],
  ['live', 'update', 'rejected', 'attention', 'refused', 'still'],
  ['live', 'update', 'superseded', 'live', null, 'still'],
  ['live', 'insert', 'accepted', 'live', null, 'still'],
  ['acknowledged', 'insert', 'accepted', 'on_way', null, 'slow'],
  ['queued', 'insert', 'planned', 'on_way', null, 'fast'],
  ['taking_down', 'takedown', 'delivered', 'leaving', null, 'fast'],
  ['taking_down', 'takedown', 'failed', 'attention', null, 'fast'],
  ['taking_down', 'update', 'planned', 'leaving', null, 'fast'],
  ['removed', 'takedown', 'rejected', 'removed', null, 'still'],
] as const)(
  'a store in state %s, whose latest message, an %s, is %s, is shown as %s; the change is %s; polling is %s',
  (state, kind, messageState, stage, change, pace) => {
    const one = delivery('Deezer', state, message(kind, messageState));
    expect(toDeliveryStage(one)).toBe(stage);
    expect(changeProgress(one)).toBe(change);
    expect(getPollingPace(one)).toBe(pace);
  },
);

test.each([
  ['rights_conflict', 'rights'],
  ['release_not_available', 'details'],
  ['lyrics_refused', 'lyrics'],
  ['metadata_refused', 'ours'],
  ['hash_wrong', 'ours'],
  ['something_new', 'ours'],
])('the advice for %s is %s', (reason, help) => {
  expect(findRemedy(reason)).toBe(help);
});
