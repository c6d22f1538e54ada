import { expect, test } from 'vitest';
import { nameForeignFormat } from './foreign-format.ts';

test.each([
  ['not music\n'.repeat(9).slice(0, 64), 'TXT'],
  ['\uFEFFŞarkı sözleri\r\n\tson', 'TXT'],
  // The 64th byte is in the middle of a letter.
  [`${'x'.repeat(63)}ş`, 'TXT'],
  ['#EXTM3U\nhttp://127.0.0.1/x.mp3', 'M3U'],
  ['<!DOCTYPE html><html>', 'HTML'],
  ['<?xml version="1.0"?>', 'XML'],
  ['%PDF-1.7', 'PDF'],
  ['text\0with a zero', null],
])('a file that begins with %j is called %s', (text, name) => {
  expect(nameForeignFormat(Buffer.from(text).subarray(0, 64))).toBe(name);
});

test('bytes that no text has are called nothing', () => {
  expect(nameForeignFormat(Buffer.from('a3f20180ff', 'hex'))).toBeNull();
  expect(nameForeignFormat(Buffer.from('Þarký', 'latin1'))).toBeNull();
});
