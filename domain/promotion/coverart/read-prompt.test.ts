import { expect, test } from 'vitest';
import { readMotifs } from './motifs.ts';
import { readPrompt } from './read-prompt.ts';

test('a prompt names its motifs in four languages, in any form of the word', () => {
  expect(readMotifs('Boş bir sahilde DOLUNAY, kıyıda')).toEqual(['sea', 'moon']);
  expect(readMotifs('As montanhas e o coração')).toEqual(['mountains', 'heart']);
  expect(readMotifs('Una noche de lluvia en la ciudad')).toEqual(['night', 'rain', 'city']);
  expect(readMotifs('Sunrises over the forests')).toEqual(['sun', 'forest']);
  // 'su' is water in Turkish, and no beginning of other words.
  expect(readMotifs('suspicious minds')).toEqual([]);
});

test('a prompt names its subjects in four languages, in forms of the word and with a typo', () => {
  const subjects = (prompt: string) => readPrompt(prompt).subjects;
  expect(subjects('a paper boat on a dark river under an orange moon')).toEqual(['boat']);
  expect(subjects('Dos barcos y una casa con ventanas')).toEqual(['boat', 'house', 'window']);
  expect(subjects('As árvores, o violão e um pássaro')).toEqual(['tree', 'guitar', 'bird']);
  expect(subjects('Kuşlar, evler ve bir denizfeneri')).toEqual(['bird', 'house', 'lighthouse']);
  expect(subjects('an old lighthuose and two brids, an umbrela')).toEqual(['lighthouse', 'umbrella']);
  // The beginning of another word names nothing.
  expect(subjects('Bella, carefully started keyword')).toEqual([]);
});

test('a feeling or a place that is drawn as a thing is that subject', () => {
  const subjects = (prompt: string) => readPrompt(prompt).subjects;
  expect(subjects('first love')).toEqual(['heart']);
  expect(subjects('Un beso en el jardín')).toEqual(['heart', 'flower']);
  expect(subjects('cidade em chamas, burning')).toEqual(['flame']);
});

test('a fourth subject has no place, and is listed as such', () => {
  const { subjects, used, crowded } = readPrompt('a boat, a house and boats by a tree with a piano under the moon');
  expect(subjects).toEqual(['boat', 'house', 'tree']);
  expect(used).toEqual(['boat', 'house', 'boats', 'tree', 'moon']);
  expect(crowded).toEqual(['piano']);
});

test('what is read is listed as written: used, and not drawn with the nearest that is', () => {
  expect(readPrompt('A paper boat on a dark river under an orange moon')).toMatchObject({
    used: ['boat', 'dark', 'river', 'orange', 'moon'],
    missing: [{ word: 'paper', nearest: null }],
  });
  expect(readPrompt('Un dragón con un tigre').missing).toEqual([
    { word: 'dragón', nearest: 'bird' },
    { word: 'tigre', nearest: 'cat' },
  ]);
});

test('bad input is read without harm: other scripts, emoji, markup, a repeated word, 200 letters', () => {
  expect(readPrompt('🌊🌊')).toEqual({ subjects: [], motifs: [], palettes: [], used: [], crowded: [], missing: [] });
  expect(readPrompt('شجرة').missing).toEqual([{ word: 'شجرة', nearest: null }]);
  expect(readPrompt('</svg><script>boat</script>').subjects).toEqual(['boat']);
  expect(readPrompt('boat Boat BOATS').used).toEqual(['boat', 'BOATS']);
  expect(readPrompt('abcdefg '.repeat(25)).missing).toHaveLength(1);
  expect(readPrompt('constructor toString __proto__').subjects).toEqual([]);
});
