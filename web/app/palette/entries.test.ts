import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { findMatches } from '@tangent/domain/people/search/find-matches.ts';
import { readQuery } from '@tangent/domain/people/search/read-query.ts';
import { describe, expect, test } from 'vitest';
import { loadTexts } from '../../texts/load-texts.ts';
import { isPageAvailable } from '../menu/nav-entries.ts';
import { listEntries } from './entries.ts';
import { countKinds, groupResults, rankResults } from './group-results.ts';

const find = async (query: string, language: Language) => {
  const { t } = await loadTexts(language);
  return findMatches(listEntries(t), query, ({ search }) => search).map(({ entry }) => entry.id);
};

/** Words that artists type, and the entry they mean; those of the trade are typed in every language. */
const MEANT = [
  ['banner', 'tool banner'],
  ['bannner', 'tool banner'],
  ['lyrics', 'tool lyrics'],
  ['lyirc', 'tool lyrics'],
  ['withdraw', 'money withdraw'],
  ['withdrwa', 'money withdraw'],
  ['payout', 'setting payout_method'],
  ['password', 'setting password'],
  ['invoice', 'setting invoices'],
  ['splits', 'page collaborators'],
  ['two-factor', 'setting two_factor'],
  ['2fa', 'setting two_factor'],
  ['api token', 'setting api_tokens'],
  ['token api', 'setting api_tokens'],
  ['presave', 'tool presave'],
  ['pre-save', 'tool presave'],
  ['masterng', 'tool mastering'],
  ['distrokid', 'tool content-relocation'],
  ['artwork', 'tool cover_art'],
  ['takedown', 'action take_down'],
  ['copyright', 'tool claims'],
  ['delete account', 'setting close_account'],
] as const satisfies readonly (readonly [string, string])[];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(MEANT)('%j finds %s among the first', async (query, id) => {
    expect((await find(query, language)).slice(0, 3)).toContain(id);
  });

  test('every entry is found by its own name, and leads to a page there is', async () => {
    const { t } = await loadTexts(language);
    const entries = listEntries(t);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { id, label, path = '' } of entries) {
      expect((await find(label, language)).slice(0, 3), label).toContain(id);
      expect(path === '/v1/docs' || isPageAvailable(path), path).toBe(true);
    }
  });
});

test.each([
  ['es', 'retirar', 'money withdraw'],
  ['es', 'factura', 'setting invoices'],
  ['es', 'contraseña', 'setting password'],
  ['es', 'contrasena', 'setting password'],
  ['es', 'letra', 'tool lyrics'],
  ['es', 'portada', 'tool cover_art'],
  ['pt', 'sacar', 'money withdraw'],
  ['pt', 'saque', 'money withdrawals'],
  ['pt', 'senha', 'setting password'],
  ['pt', 'capa', 'tool cover_art'],
  ['pt', 'distribuidora', 'tool content-relocation'],
  ['tr', 'para çek', 'money withdraw'],
  ['tr', 'sifre', 'setting password'],
  ['tr', 'fatura', 'setting invoices'],
  ['tr', 'kapak', 'tool cover_art'],
  ['tr', 'sarki sozleri', 'tool lyrics'],
] as const)('in %s, %j finds %s first', async (language, query, id) => {
  expect((await find(query, language))[0]).toBe(id);
});

test('a code of someone else, and words that mean nothing, find nothing in any language', async () => {
  for (const language of LANGUAGES) {
    for (const query of ['QZTNG2600018', '099999000115', 'zzzz', 'qwrtpsd']) {
      expect(await find(query, language), query).toEqual([]);
    }
  }
});

test('music and entries are ranked alike: kinds stand by their best row, and what only resembles is left out', async () => {
  const { t } = await loadTexts('en');
  const query = readQuery('mastering');
  const song = {
    id: 'track 1',
    kind: 'track',
    label: 'Master of Nothing',
    picture: { cover: null },
    search: { name: 'Master of Nothing' },
  } as const;
  const resembling = rankResults(query, listEntries(t), [{ item: song, tier: 'typo' }]);
  expect(resembling.items[0]?.id).toBe('tool mastering');
  expect(resembling.items).not.toContain(song);
  const named = { ...song, label: 'Mastering', search: { name: 'Mastering' } };
  const both = rankResults(query, listEntries(t), [{ item: named, tier: 'words' }]);
  expect(both.items.slice(0, 2).map(({ id }) => id)).toEqual(['track 1', 'tool mastering']);
  expect(countKinds(both)[0]).toEqual({ kind: 'track', count: 1 });
  expect(groupResults(both, 'track')).toEqual([{ kind: 'track', items: [named] }]);
});
