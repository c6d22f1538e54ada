import { expect, test } from 'vitest';
import { hideMailbox, normalizeMailbox } from './normalize-mailbox.ts';

test.each([
  [' Mara@Posteo.DE ', 'mara@posteo.de', 'm…@posteo.de'],
  ['a@b.example', 'a@b.example', 'a…@b.example'],
])('%s is compared as %s and shown as %s', (address, compared, shown) => {
  expect(normalizeMailbox(address)).toBe(compared);
  expect(hideMailbox(compared)).toBe(shown);
});
