import { expect, test } from 'vitest';
import { findMailbox, hideMailbox } from './mailbox.ts';

test.each([
  ['Ada.L+two@Gmail.com', 'adal@gmail.com'],
  ['a.d.a.l@googlemail.com', 'adal@gmail.com'],
  ['ada.l+x+y@posteo.de', 'ada.l@posteo.de'],
  [' Mara@Posteo.DE ', 'mara@posteo.de'],
  ['mara+1@müzik.example', 'mara@xn--mzik-0ra.example'],
  ['mara@xn--mzik-0ra.example', 'mara@xn--mzik-0ra.example'],
  ['ada-l_x.y@pm.me', 'adalxy@proton.me'],
  ['ada@me.com', 'ada@icloud.com'],
  ['ada-l@ya.ru', 'adal@yandex.ru'],
  ['ada.l-shop@yahoo.com', 'ada.l@yahoo.com'],
  ['ada-l@posteo.de', 'ada-l@posteo.de'],
  ['shop@ada.fastmail.com', 'ada@fastmail.com'],
  ['ada+shop@fastmail.com', 'ada@fastmail.com'],
  ['+1555@posteo.de', '+1555@posteo.de'],
  ['-@pm.me', '-@proton.me'],
  ['mira\u200B@music.example', 'mira\u200B@music.example'],
  ['no address', '@no address'],
])('%j is the mailbox %j', (email, mailbox) => {
  expect(findMailbox(email)).toBe(mailbox);
});

test('an address is shown with its first letter and its domain', () => {
  expect(hideMailbox(' Mara@Posteo.DE ')).toBe('M…@posteo.de');
  expect(hideMailbox('a@b.example')).toBe('a…@b.example');
});
