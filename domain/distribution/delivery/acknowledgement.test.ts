import { expect, test } from 'vitest';
import { type AcknowledgedMessage, findAcknowledgementEffect } from './acknowledgement.ts';
import { MESSAGE_STATES } from './message.ts';

const SENT: AcknowledgedMessage = {
  kind: 'insert',
  state: 'delivered',
  delivery_state: 'sent',
  newer: 'none',
  has_older_version: false,
};
const UPDATE: AcknowledgedMessage = { ...SENT, kind: 'update', delivery_state: 'live', has_older_version: true };
const TAKEDOWN: AcknowledgedMessage = { ...UPDATE, kind: 'takedown', delivery_state: 'taking_down' };

const RECEIVED = { kind: 'received', reason_code: null } as const;
const LIVE = { kind: 'live', reason_code: null } as const;
const GONE = { kind: 'not_available', reason_code: 'release_not_available' } as const;
const REFUSED = { kind: 'refused', reason_code: 'file_corrupt' } as const;

test('a receipt counts once, and live counts without a receipt', () => {
  expect(findAcknowledgementEffect(SENT, RECEIVED)).toMatchObject({ message: 'accepted', delivery: 'acknowledged' });
  const acknowledged = { ...SENT, state: 'accepted', delivery_state: 'acknowledged' } as const;
  expect(findAcknowledgementEffect(acknowledged, RECEIVED)).toBeNull();
  expect(findAcknowledgementEffect(SENT, LIVE)).toMatchObject({ message: 'accepted', delivery: 'live' });
  const live = { ...SENT, state: 'accepted', delivery_state: 'live' } as const;
  expect(findAcknowledgementEffect(live, RECEIVED)).toBeNull();
  expect(findAcknowledgementEffect(live, LIVE)).toBeNull();
});

test('refusing a release that the store never had refuses the delivery', () => {
  expect(findAcknowledgementEffect(SENT, REFUSED)).toMatchObject({
    message: 'rejected',
    delivery: 'refused',
    reason_code: 'file_corrupt',
  });
});

test('a store that refuses a change keeps the version before it', () => {
  expect(findAcknowledgementEffect(UPDATE, REFUSED)).toMatchObject({
    message: 'rejected',
    delivery: null,
    reason_code: 'file_corrupt',
  });
  const early = { ...UPDATE, delivery_state: 'acknowledged' } as const;
  expect(findAcknowledgementEffect(early, REFUSED)).toMatchObject({ delivery: null, reason_code: 'file_corrupt' });
});

test('a store that delists a live release has refused it', () => {
  const live = { ...SENT, state: 'accepted', delivery_state: 'live' } as const;
  for (const meaning of [GONE, REFUSED, { kind: 'refused', reason_code: 'rights_conflict' } as const]) {
    expect(findAcknowledgementEffect(live, meaning)).toMatchObject({
      message: 'rejected',
      delivery: 'refused',
      is_delisted: true,
    });
  }
});

test('an acknowledgement of an older message does not affect what was sent later, except that the release is live', () => {
  for (const newer of ['unanswered', 'accepted'] as const) {
    expect(findAcknowledgementEffect({ ...SENT, newer }, REFUSED)).toMatchObject({
      message: 'rejected',
      delivery: null,
    });
    expect(findAcknowledgementEffect({ ...SENT, newer }, GONE)).toMatchObject({ message: 'rejected', delivery: null });
    expect(findAcknowledgementEffect({ ...SENT, newer }, LIVE)).toMatchObject({ delivery: 'live' });
  }
  const live = { ...SENT, state: 'accepted', delivery_state: 'live' } as const;
  expect(findAcknowledgementEffect({ ...live, newer: 'unanswered' }, GONE)).toBeNull();
  expect(findAcknowledgementEffect({ ...live, newer: 'accepted' }, GONE)).toMatchObject({ delivery: 'refused' });
});

test('[S4-018] only an acknowledgement that the release is not available confirms a takedown', () => {
  expect(findAcknowledgementEffect(TAKEDOWN, RECEIVED)).toMatchObject({ message: 'accepted', delivery: null });
  expect(findAcknowledgementEffect(TAKEDOWN, LIVE)).toBeNull();
  expect(findAcknowledgementEffect({ ...TAKEDOWN, state: 'accepted' }, GONE)).toMatchObject({ delivery: 'removed' });
  expect(findAcknowledgementEffect(TAKEDOWN, REFUSED)).toMatchObject({
    message: 'rejected',
    delivery: null,
    reason_code: 'takedown_refused',
  });
  // The takedown was closed without an acknowledgement, which arrives now.
  expect(findAcknowledgementEffect({ ...TAKEDOWN, delivery_state: 'removed' }, GONE)).toMatchObject({
    message: 'accepted',
    delivery: null,
  });
  expect(findAcknowledgementEffect({ ...TAKEDOWN, state: 'accepted', delivery_state: 'removed' }, GONE)).toBeNull();
});

test('a live acknowledgement during a takedown does not bring the release back', () => {
  expect(findAcknowledgementEffect({ ...SENT, delivery_state: 'taking_down' }, LIVE)).toMatchObject({
    message: 'accepted',
    delivery: null,
  });
  expect(findAcknowledgementEffect({ ...SENT, delivery_state: 'taking_down' }, REFUSED)).toMatchObject({
    message: 'rejected',
    delivery: null,
  });
});

test('an acknowledgement changes nothing once a message has ended', () => {
  for (const state of MESSAGE_STATES.filter((one) => one !== 'delivered' && one !== 'accepted')) {
    for (const meaning of [RECEIVED, LIVE, GONE, REFUSED])
      expect(findAcknowledgementEffect({ ...SENT, state }, meaning)).toBeNull();
  }
});
