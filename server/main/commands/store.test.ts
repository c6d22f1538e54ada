import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildMajorProfile } from '@tangent/db/seeds/major-profiles.ts';
import { expect, onTestFinished, test } from 'vitest';
import { findStore, refuseClosed } from './certify-store.ts';
import { readProfile } from './store.ts';
import { readSetup } from './store-state.ts';

const PROFILE = buildMajorProfile({ id: 'spotify', category: 'streaming' });

test('a profile is read from its own file and from what store show prints', () => {
  expect(readProfile(JSON.stringify(PROFILE))).toEqual(PROFILE);
  expect(readProfile(JSON.stringify({ id: 'spotify', contract: 'signed', version: 2, profile: PROFILE }))).toEqual(
    PROFILE,
  );
});

test('a wrong field is named, also an unknown one', () => {
  const wrong = { ...PROFILE, hash_algorithm: 'CRC', colour: 'blue' };
  expect(() => readProfile(JSON.stringify(wrong))).toThrow(/hash_algorithm: Invalid option[\s\S]*"colour"/);
});

test('onboarding deliveries follow the profile and the party id that store show printed, else those of a fresh database', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-show-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'tidal.json');
  const party = { ddex_party_id: 'PADPIDA2011072101T', party_id_confirmed: true };
  const shown = { id: 'tidal', ...party, closes_on: '2027-06-30', profile: PROFILE };
  fs.writeFileSync(file, JSON.stringify(shown));
  const named = { id: 'tidal', name: 'TIDAL', category: 'streaming' };
  expect(findStore('tidal', file)).toEqual({
    store: { ...named, party_id: 'PADPIDA2011072101T', is_confirmed: true, closes_on: '2027-06-30' },
    profile: PROFILE,
  });
  const fresh = { party_id: 'PADPIDA2026010105F', is_confirmed: false, closes_on: null };
  expect(findStore('tidal', null).store).toEqual({ ...named, ...fresh });
  fs.writeFileSync(file, JSON.stringify({ ...shown, closes_on: 'soon' }));
  expect(() => findStore('tidal', file)).toThrow('closes_on is "soon", not a date');
  expect(() => findStore('nowhere', null)).toThrow('There is no such store');
});

test('a store that has closed gets no onboarding deliveries, and one that is about to gets them until its last day', () => {
  const { store } = findStore('naver-vibe', null);
  expect(store.closes_on).toBe('2026-12-31');
  expect(() => refuseClosed(store, '2026-12-31')).not.toThrow();
  expect(() => refuseClosed(store, '2027-01-01')).toThrow('has closed: its last day was 2026-12-31');
});

test('the days of test deliveries are read as given, and what is not given stays', () => {
  const before = { kit_made_on: '2027-03-01', test_sent_on: null, test_answered_on: null, test_answer: null };
  expect(readSetup(['tidal', 'testing'], before)).toEqual(before);
  expect(readSetup(['tidal', '--test-sent', '2027-03-02'], before)).toEqual({ ...before, test_sent_on: '2027-03-02' });
  const answered = ['tidal', 'live', '--answered', '2027-03-09', '--answer', 'accepted'];
  expect(readSetup(answered, before)).toMatchObject({ test_answered_on: '2027-03-09', test_answer: 'accepted' });
  expect(() => readSetup(['tidal', '--answer', 'perhaps'], before)).toThrow('accepted or refused, not perhaps');
  expect(() => readSetup(['tidal', '--test-sent', '9 March'], before)).toThrow('A date is YYYY-MM-DD, not 9 March');
});
