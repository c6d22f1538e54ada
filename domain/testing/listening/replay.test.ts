import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { BOUGHT_KINDS, drawBought } from './bought.ts';
import { drawHonest, HONEST_KINDS } from './honest.ts';
import { findWarning, judgeWarning } from './replay.ts';

test('bought streams are found before the fine, and people are left alone, in made-up histories of all kinds', () => {
  const random = createRandom('a part of bench/warnings.ts');
  const bought = BOUGHT_KINDS.flatMap((kind) => Array.from({ length: 4 }, () => drawBought(random, kind)));
  const warned = bought.filter((history) => judgeWarning(history, findWarning(history)).warned).length;
  const honest = HONEST_KINDS.flatMap((kind) => Array.from({ length: 4 }, () => drawHonest(random, kind)));
  const wrong = honest.filter((history) => findWarning(history) !== null).length;
  expect(warned / bought.length).toBeGreaterThanOrEqual(0.88);
  expect(warned / (warned + wrong)).toBeGreaterThanOrEqual(0.88);
});
