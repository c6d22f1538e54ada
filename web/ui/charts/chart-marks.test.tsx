import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineMarks } from './chart-marks.tsx';
import { buildPlot } from './plot.ts';

const points = Array.from({ length: 30 }, (_, index) => ({ key: String(index), value: 10 }));

function listLabels(width: number, marks: Parameters<typeof LineMarks>[0]['marks']): string[] {
  const plot = buildPlot({ width, height: 260, count: points.length, largest: 10, above: 36 });
  const html = renderToStaticMarkup(
    <svg>
      <title>Streams</title>
      <LineMarks plot={plot} points={points} marks={marks} />
    </svg>,
  );
  return [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, label = '']) => label);
}

test('a numbered event keeps its number where its title has no room, and any other event only its ring', () => {
  const titles = ['Novo Som', 'Night Shift', 'Pre-save', 'Not counted'];
  const numbered = titles.map((title, index) => ({ key: String(8 + index * 6), title, number: index + 1 }));
  expect(listLabels(1_300, numbered)).toEqual(['1 Novo Som', '2 Night Shift', '3 Pre-save', '4 Not counted']);
  expect(listLabels(360, numbered)).toEqual(['1 Novo Som', '2', '3 Pre-save', '4']);
  const plain = numbered.map(({ key, title }) => ({ key, title }));
  expect(listLabels(360, plain)).toEqual(['Novo Som', 'Pre-save']);
  expect(listLabels(1_300, [{ key: '4', title: 'A title that is too long', short: 'Short', number: 1 }])).toEqual([
    '1 Short',
  ]);
});
