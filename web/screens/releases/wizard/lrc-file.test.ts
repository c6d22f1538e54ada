import { parseLrc } from '@tangent/domain/release/lrc.ts';
import { expect, test } from 'vitest';
import { buildLrcFile, lrcFileName, readLrcFile } from './lrc-file.ts';

test('a repeated line appears at each of its times, in the order of the song', () => {
  const file = '\uFEFF[ti:Deniz]\r\n[00:30.00][00:10.00]Nakarat\r\n[00:20.00] Gece\r\n';
  expect(readLrcFile(file)).toBe('[00:10.00] Nakarat\n[00:20.00] Gece\n[00:30.00] Nakarat');
});

test('word times are dropped, the offset is applied, and lines without a time are kept', () => {
  const file = '[offset:+500]\n[00:01.000]<00:01.00>Deniz <00:01.50>mavi\nKoro\n[00:00.20]İlk';
  expect(readLrcFile(file)).toBe('[00:00.00] İlk\n[00:00.50] Deniz mavi\nKoro');
});

test('the lines of any file come out in ascending order', () => {
  const file = '[00:05]a\n[00:05.001]b\n[00:05.004]c\n[99:59.999]d';
  expect(parseLrc(readLrcFile(file)).issues).toEqual([]);
  expect(parseLrc(readLrcFile(file)).lines).toHaveLength(4);
});

test('a written file reads back equal, with a name that every system accepts', () => {
  const lyrics = '[00:01.20] Deniz\n[00:02.00]\n[01:00.00] Gece';
  const file = buildLrcFile(lyrics, { title: 'De]niz', artist: 'Ada\nKaya' });
  expect(file.split('\n').slice(0, 2)).toEqual(['[ti:De niz]', '[ar:Ada Kaya]']);
  expect(readLrcFile(file)).toBe(lyrics);
  expect(lrcFileName('Who? What/Where:  ')).toBe('Who WhatWhere.lrc');
  expect(lrcFileName('...')).toBe('lyrics.lrc');
});
