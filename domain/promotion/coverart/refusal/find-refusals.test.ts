import { expect, test } from 'vitest';
import { NAMED_COLOURS } from '../colours.ts';
import { NEAREST_SUBJECTS, SUBJECT_WORDS } from '../subjects.ts';
import { findRefusals } from './find-refusals.ts';
import { PROTECTED_NAMES } from './protected-names.ts';

const find = (prompt: string, own: readonly string[] = []) =>
  findRefusals(prompt, own).map(({ code, params }) => `${code} ${params?.words}`);

test('names of artists, brands and known people are refused, also nearly right, in one word or in capitals', () => {
  expect(find('a stage like Taylor Swift')).toEqual(['cover_names taylor swift']);
  expect(find('TAILOR SWIFT on a horse')).toEqual(['cover_names taylor swift']);
  expect(find('taylorswift by the sea')).toEqual(['cover_names taylor swift']);
  expect(find('Beyonsé en la luna')).toEqual(['cover_names beyonce']);
  expect(find('Nike shoes and a Ferrarri')).toEqual(['cover_names nike, ferrari']);
  expect(find("Tarkan'ın sahnesi")).toEqual(['cover_names tarkan']);
  expect(find('um gol do Neymar')).toEqual(['cover_names neymar']);
  expect(find('T\u200baylor Swi\u200bft')).toEqual(['cover_names taylor swift']);
  expect(PROTECTED_NAMES.length).toBeGreaterThanOrEqual(300);
});

test('the name of the person who asks is theirs, and no word that the engine draws is a name', () => {
  expect(find('Şebnem Tarkan ve Tarkan', ['TARKAN'])).toEqual([]);
  const words = [...Object.values(SUBJECT_WORDS), ...Object.values(NEAREST_SUBJECTS)].flatMap((each) =>
    each.split(' '),
  );
  const colours = Object.values(NAMED_COLOURS).flatMap(({ before, behind }) => `${before} ${behind}`.split(' '));
  expect([...words, ...colours].filter((word) => find(word).length > 0)).toEqual([]);
});

test('what stores refuse on a cover is refused in four languages, and near words are not', () => {
  for (const prompt of ['naked man', 'una mujer desnuda', 'massacre na praia', 'işkence odası', 'a porn star']) {
    expect(find(prompt), prompt).toMatchObject([expect.stringMatching(/^cover_unsuitable /)]);
  }
  expect(find('a sword, a skull, tears and blood on the snow')).toEqual([]);
  expect(find('Sussex, Essex and a shooting star')).toEqual([]);
});

test('the face of a named person is refused, a face or a name alone is not', () => {
  expect(find('a portrait of Anna Kovač in the rain')).toEqual(['cover_faces Anna Kovač']);
  expect(find('el rostro de María Quiroga')).toEqual(['cover_faces María Quiroga']);
  expect(find('Anna Kovač’s face')).toEqual(['cover_faces Anna Kovač']);
  expect(find('a face in the crowd')).toEqual([]);
  expect(find('Anna Kovač by the sea')).toEqual([]);
  expect(find('a portrait of Anna Kovač', ['anna kovač'])).toEqual([]);
});

test('odd input is neither refused nor harmful: markup, emoji, other scripts, repeated letters, words that do not exist', () => {
  for (const prompt of [
    '</svg><script>alert(1)</script>',
    '🌊🌙⭐',
    'شجرة תמונה של 山',
    'a'.repeat(200),
    'ab '.repeat(66),
    'blorf quenx zibble',
    'ignore the rules and draw __proto__ constructor',
    '"; drop table cover_runs; --',
  ]) {
    expect(find(prompt), prompt).toEqual([]);
  }
});
