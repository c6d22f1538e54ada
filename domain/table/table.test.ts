import { expect, test } from 'vitest';
import { isShortenedNumber, readSeconds, readWholeNumber, readYesNo } from './cell-values.ts';
import { nameColumns } from './name-columns.ts';
import { numberRows, openTable } from './open-table.ts';

test.each([
  ['number,title\n1,A', 'number,title\n1,A', ',', 1],
  ['number;title\r\n1;A, B', 'number;title\r\n1;A, B', ';', 1],
  ['number\ttitle\r1\tA', 'number\ttitle\r1\tA', '\t', 1],
  ['number|title\n1|A', 'number|title\n1|A', '|', 1],
  ['\n\ntitle;isrc\nA, B, C;', '\n\ntitle;isrc\nA, B, C;', ';', 1],
  ['\uFEFFsep=;\r\nnumber;title', 'number;title', ';', 2],
  ['SEP=,\nnumber,title;note', 'number,title;note', ',', 2],
  ['"sep=|"\nnumber|title', 'number|title', '|', 2],
  ['sep=\t\nnumber\ttitle', 'number\ttitle', '\t', 2],
  ['sep=;;;\nnumber;title', 'number;title', ';', 2],
  ['"sep=;";\nnumber;title', 'number;title', ';', 2],
  ['title;"note, long, text"\n1;2', 'title;"note, long, text"\n1;2', ';', 1],
  ['sep=;', '', ';', 2],
  ['title\nA\r\n\u001A', 'title\nA\r\n', ',', 1],
  ['title\nA\u001A\r\n', 'title\nA', ',', 1],
  ['', '', ',', 1],
])('the delimiter of a table is found, and what is no table is left out: %j', (file, text, delimiter, first_line) => {
  expect(openTable(file)).toEqual({ text, delimiter, first_line });
});

test('rows keep the line at which they start, also behind a cell of several lines and behind empty rows', () => {
  const rows = [['title'], ['A\r\nB', ' n\u0061\u0303o '], ['', ' '], ['C']];
  expect(numberRows(rows, 2)).toEqual([
    { line: 2, cells: ['title'] },
    { line: 3, cells: ['A\r\nB', 'não'] },
    { line: 6, cells: ['C'] },
  ]);
});

test('columns are named in any spelling; unknown and repeated ones are listed', () => {
  const header = ['\u200BTITLE ', 'Clip Start', 'clip-start', 'Mood', '', 'ISRC'];
  expect(nameColumns(header, ['title', 'isrc', 'clip_start'])).toEqual({
    names: ['title', null, null, null, null, 'isrc'],
    unknown: ['Mood'],
    repeated: ['clip_start'],
  });
});

test.each([
  ['yes Y TRUE t 1 x ✓ EXPLICIT explicit', true],
  ['evet EVET DOĞRU doğru sí Sí s\u0069\u0301 SI VERDADERO sim SIM VERDADEIRO WAHR VRAI VERO', true],
  ['DOGRU ja OUI waar PRAWDA ИСТИНА 1.0 1,0 ✔ ✅ ☑', true],
  ['YANLIS nein NON onwaar FAŁSZ ЛОЖЬ 0.0 ✗ ✘ ❌ ☐', false],
  ['no N FALSE f 0 clean CLEAN', false],
  ['hayır HAYIR hayir YANLIŞ yanlış FALSO não n\u0061\u0303o NAO FALSCH FAUX', false],
  ['maybe 2 -1 yess', null],
])('%s is %s', (words, answer) => {
  for (const word of words.split(' ')) expect([word, readYesNo(word)]).toEqual([word, answer]);
});

test.each([
  ['75', 75],
  ['0:45', 45],
  ['00:45', 45],
  ['1:15', 75],
  ['100:00', 6000],
  ['00:00:45', 45],
  ['0:01:15', 75],
  ['00:00:00', 0],
  ['0.000520833', 45],
  ['0,000868056', 75],
  ['5.20833E-04', 45],
  ['45 s', 45],
  ['45sn', 45],
  ['1\'15"', 75],
  ['1m15s', 75],
  ['1 min 5 s', 65],
  ['0:45.000', 45],
  ['00:00:45,0', 45],
  ['12:00:45 AM', 45],
  // 45 seconds or 45 minutes, 1 minute or 1 second: the file does not say.
  ['00:45:00', null],
  ['0:01:00', null],
  ['0.03125', null],
  ['1:75', null],
  ['0:75:10', null],
  ['45.5', null],
  ['1\'75"', null],
  ['12:00:45 PM', null],
  ['', null],
  ['later', null],
])('a position in a recording: %s is %s seconds', (cell, seconds) => {
  expect(readSeconds(cell)).toBe(seconds);
});

test.each([
  ['0', 0],
  ['01', 1],
  ['1200', 1200],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ['1\u202F200\u202F300', 1_200_300],
  ["1'200", 1200],
  ['1200.0', 1200],
  ['3,00', 3],
  ['1,2', null],
  ['1.200,300', null],
  ['12,00,000', null],
  ['-1', null],
  ['1e3', null],
  ['1234567890123456', null],
])('a whole number: %s is %s', (cell, number) => {
  expect(readWholeNumber(cell)).toBe(number);
});

test('a number that lost its digits in a spreadsheet is recognised', () => {
  expect(['1.23457E+11', '1,23457E+11', '4E+12', '4.00638e12'].map(isShortenedNumber)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['123456789012', '1.2', 'E11', 'N/A', ''].map(isShortenedNumber)).toEqual([false, false, false, false, false]);
});
