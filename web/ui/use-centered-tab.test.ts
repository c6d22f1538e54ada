import { expect, test } from 'vitest';
import { centerInRow } from './use-centered-tab.ts';

const at = (left: number, width: number) => () => ({ left, width }) as DOMRect;

test('[S2-067] a tab is moved into the middle of its row, and nothing else moves', () => {
  const row = { getBoundingClientRect: at(16, 300), scrollLeft: 40 };
  // Without scrollIntoView: an element that could move the page would fail here.
  const tab = { getBoundingClientRect: at(500, 100) };
  centerInRow(row, tab);
  expect(row.scrollLeft).toBe(40 + 550 - 166);
});
