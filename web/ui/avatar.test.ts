import { expect, test } from 'vitest';
import { getInitials } from './avatar.tsx';

test('initials are capitals in the language of the page', () => {
  expect(getInitials('ismail ışık', 'tr-TR')).toBe('İI');
  expect(getInitials('ismail ışık', 'en-US')).toBe('II');
  expect(getInitials('  maria de los ángeles ', 'es-MX')).toBe('MÁ');
  expect([getInitials('prince', 'pt-BR'), getInitials(' ', 'pt-BR')]).toEqual(['P', '']);
});
