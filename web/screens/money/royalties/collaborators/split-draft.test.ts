import type { SplitTrack } from '@tangent/contract/money/collaborator.ts';
import { expect, test } from 'vitest';
import { formatCents, parseCents } from './cents-text.ts';
import { buildSplitValues, listMonths, toSplitParts } from './split-draft.ts';

const PART = { name: 'Ada Yıldız', roles: [], share_basis_points: 7500, payee_id: null };
const VERSION = {
  number: 1,
  effective_from: '2026-11',
  status: 'in_force',
  created_at: '2026-11-02T10:00:00.000Z',
  recoupable_cents: 50_000,
  recouped_micros: 120_000_001,
  parts: [PART, { ...PART, name: 'Bora Kaya', share_basis_points: 2500, payee_id: 'b' }],
} as const;
const TRACK: SplitTrack = {
  id: 't',
  position: 1,
  title: 'Deniz',
  version_type: 'original',
  version_title: null,
  newest: 1,
  earned_micros: 0,
  earnings: [],
  credits: [{ name: 'Cem Ak', roles: ['writer'], share_basis_points: 10_000 }],
  versions: [{ ...VERSION, parts: VERSION.parts.map((part) => ({ ...part, roles: [] })) }],
};
const BORA = {
  ...({ id: 'b', name: 'Bora Kaya', email: 'bora@music.example', state: 'claimed', answered_at: null } as const),
  invited_at: '2026-11-02T10:00:00.000Z',
  earned_micros: 0,
  waiting_micros: 0,
};
const FACTS = { payees: new Map([['b', BORA]]), this_month: '2026-12', locale: 'en-US' };

test('a change starts with the newest version and with its amount that is not recouped yet', () => {
  const values = buildSplitValues(TRACK, FACTS);
  expect(values.parts.map(({ name, email }) => [name, email])).toEqual([
    ['Ada Yıldız', ''],
    ['Bora Kaya', 'bora@music.example'],
  ]);
  expect([values.effective_from, values.recoupable]).toEqual(['2026-12', '380']);
  expect(toSplitParts(values).map(({ email }) => email)).toEqual([null, 'bora@music.example']);
  const later = { ...TRACK, versions: TRACK.versions.map((one) => ({ ...one, effective_from: '2027-02' })) };
  expect(buildSplitValues(later, FACTS).effective_from).toBe('2027-02');
});

test('a track without a version starts with its credits', () => {
  const values = buildSplitValues({ ...TRACK, newest: 0, versions: [] }, FACTS);
  expect(values).toMatchObject({ parts: [{ name: 'Cem Ak', email: '' }], recoupable: '' });
});

test('the months offered start with the current one and reach a year ahead', () => {
  const months = listMonths('2026-12');
  expect([months.length, months[0], months.at(-1)]).toEqual([13, '2026-12', '2027-12']);
});

test.each<[string, number | null]>([
  ['', 0],
  ['500', 50_000],
  ['500.5', 50_050],
  ['12,50', 1250],
  ['$ 12.50', 1250],
  ['US$12', 1200],
  ['1.000', null],
  ['1,234.56', null],
  ['12.345', null],
  ['-5', null],
  ['5e3', null],
  ['ten', null],
])('an amount is parsed as typed, and nothing is guessed: %j', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

test('an amount in a field reads back equal in every language', () => {
  for (const locale of ['en-US', 'es-MX', 'pt-BR', 'tr-TR'])
    for (const cents of [0, 1, 50, 1250, 100_000, 123_456_789])
      expect(parseCents(formatCents(cents, locale))).toBe(cents);
});
