import { expect, test } from 'vitest';
import { foldWord, readMotifs } from './motifs.ts';
import { readPrompt } from './read-prompt.ts';
import { NEAREST_SUBJECTS, SUBJECT_WORDS, SUBJECTS } from './subjects.ts';

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
  expect(subjects('a paper boat on a dark river under an orange moon')).toEqual(['paperboat']);
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
  expect(subjects('Un beso en el jardín')).toEqual(['lips', 'flower']);
  expect(subjects('cidade em chamas, burning')).toEqual(['flame']);
  expect(subjects('Zaman ve barış')).toEqual(['hourglass', 'bird']);
});

test('several words that name one thing are read as one, in any form of the last', () => {
  const read = (prompt: string) => [readPrompt(prompt).subjects, readPrompt(prompt).motifs, readPrompt(prompt).used];
  expect(read('paper boats')).toEqual([['paperboat'], [], ['paper boats']]);
  expect(read('Um barco de papel e o pôr do sol')).toEqual([['paperboat'], ['sun'], ['barco de papel', 'pôr do sol']]);
  expect(read('una estrella fugaz a medianoche')).toEqual([['comet'], ['night'], ['estrella fugaz', 'medianoche']]);
  expect(read('gün batımında uzay gemisi')).toEqual([['spaceship'], ['sun'], ['gün batımında', 'uzay gemisi']]);
});

test('a colour belongs to the thing beside it, on the side where its language puts it', () => {
  const tints = (prompt: string) => readPrompt(prompt).tints;
  expect(tints('a red boat under an orange moon')).toEqual({ boat: 'red', moon: 'orange' });
  expect(tints('Una casa azul y un pájaro rojo')).toEqual({ house: 'blue', bird: 'red' });
  expect(tints('um mar verde sob a lua amarela')).toEqual({ sea: 'green', moon: 'yellow' });
  expect(tints('mavi ev, kırmızı kapı')).toEqual({ house: 'blue', door: 'red' });
  expect([tints('something blue'), readPrompt('something blue').colours]).toEqual([{}, ['blue']]);
});

test('a fourth subject has no place, and is listed as such', () => {
  const { subjects, used, crowded } = readPrompt('a boat, a house and boats by a tree with a piano under the moon');
  expect(subjects).toEqual(['boat', 'house', 'tree']);
  expect(used).toEqual(['boat', 'house', 'boats', 'tree', 'moon']);
  expect(crowded).toEqual(['piano']);
});

test('what is read is listed as written: used, and not drawn with the nearest that is', () => {
  expect(readPrompt('A wooden boat on a dark river under an orange moon')).toMatchObject({
    used: ['boat', 'dark', 'river', 'orange', 'moon'],
    missing: [{ word: 'wooden', nearest: null }],
  });
  expect(readPrompt('Un unicornio con un mono').missing).toEqual([
    { word: 'unicornio', nearest: 'horse' },
    { word: 'mono', nearest: 'bear' },
  ]);
});

test('no word stands for two subjects, or for a subject and its own nearest', () => {
  const words = [...Object.values(SUBJECT_WORDS), ...Object.values(NEAREST_SUBJECTS)].flatMap((each) => [
    ...new Set(each.split(' ')),
  ]);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  expect(words.filter((word) => foldWord(word) !== word || !/^[a-z]+$/.test(word))).toEqual([]);
  expect(SUBJECTS.length).toBeGreaterThanOrEqual(120);
});

test('bad input is read without harm: other scripts, emoji, markup, a repeated word, 200 letters', () => {
  expect(readPrompt('🌊🌊')).toEqual({
    subjects: [],
    motifs: [],
    colours: [],
    tints: {},
    used: [],
    crowded: [],
    missing: [],
  });
  expect(readPrompt('شجرة').missing).toEqual([{ word: 'شجرة', nearest: null }]);
  expect(readPrompt('</svg><script>boat</script>').subjects).toEqual(['boat']);
  expect(readPrompt('boat Boat BOATS').used).toEqual(['boat', 'BOATS']);
  expect(readPrompt('abcdefg '.repeat(25)).missing).toHaveLength(1);
  expect(readPrompt('constructor toString __proto__').subjects).toEqual([]);
});
