import { expect, test } from 'vitest';
import { fitText, type TextStyle } from './fit-text.ts';
import { computeLineBox, type Measure } from './scene.ts';
import { getLeading, plainStyle } from './type-styles.ts';

/** Every letter is half as wide as the type is high. */
const measure: Measure = (text) => [...text].length * 0.5;
const BOX = { x: 100, y: 50, width: 400, height: 200 };
const setText = (text: string, choice: Partial<TextStyle> = {}, box = BOX) =>
  fitText(text, { ...plainStyle('#000000', 100), ...choice }, box, measure);

test('a text that fits keeps its size, and stands where its style says', () => {
  const [line, ...more] = setText('Ada');
  expect(more).toEqual([]);
  expect(line).toMatchObject({ text: 'Ada', x: 100, size: 100, anchor: 'start', colour: '#000000' });
  const tops = (['top', 'middle', 'bottom'] as const).map((place) => setText('Ada', { place })[0]?.y ?? 0);
  expect(tops.map(Math.round)).toEqual([143, 185, 226]);
  expect((['start', 'middle', 'end'] as const).map((anchor) => setText('Ada', { anchor })[0]?.x)).toEqual([
    100, 300, 500,
  ]);
});

test.each([
  ['two words on two even lines', 'Paper Harbour', ['Paper', 'Harbour']],
  ['no single word at the end', 'one two three four five six', ['one two three', 'four five six']],
])('a longer text is broken at spaces: %s', (_name, text, lines) => {
  expect(setText(text).map((line) => line.text)).toEqual(lines);
});

test('with room to spare the lines of a text are about as long as each other', () => {
  const lines = setText('Paper boats and one moon', {}, { ...BOX, width: 800, height: 300 });
  expect(lines.map(({ text, size }) => [text, size])).toEqual([
    ['Paper boats', 100],
    ['and one moon', 100],
  ]);
});

test('a word of any length is broken between letters before it becomes too small, and nothing is cut', () => {
  const word = 'Ş'.repeat(90);
  const lines = setText(`a ${word} b`);
  expect(
    lines
      .map(({ text }) => text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(`a${word}b`);
  expect(lines[0]?.size).toBeGreaterThan(25);
  for (const line of lines) {
    const box = computeLineBox(line, measure);
    expect(box.width).toBeLessThanOrEqual(BOX.width);
    expect(box.y + box.height).toBeLessThanOrEqual(BOX.y + BOX.height + 0.01);
  }
  expect(setText('')).toEqual([]);
});

test('capitals with accents get more space between lines', () => {
  expect(['ABC', 'ÇIĞ'].map(getLeading)).toEqual([0.9, 1.12]);
});
