import { LYRICS_FORMS } from '@tangent/domain/catalogue/release/testing/lyrics-forms.ts';
import { expect, test } from 'vitest';
import { buildLrcFile, lrcFileName, readLrcFile } from './lrc-file.ts';

const bytes = (text: string, encoding: 'utf8' | 'utf16le' = 'utf8') => new Uint8Array(Buffer.from(text, encoding));

test.each(LYRICS_FORMS)('a file gives what a track stores of it: $name', async ({ text, stored }) => {
  const expected = stored.trim() === '' ? undefined : stored.trim();
  expect((await readLrcFile(bytes(text)))?.lyrics).toBe(expected);
  expect((await readLrcFile(bytes(`\uFEFF${text}`, 'utf16le')))?.lyrics).toBe(expected);
});

test('a file of Windows is read in the letters of its language, and says so', async () => {
  const file = Uint8Array.from([...Buffer.from('[00:01.00]'), 0xde, 0x61, 0x72, 0x6b, 0xfd]);
  expect(await readLrcFile(file)).toEqual({ lyrics: '[00:01.00] Şarkı', notes: [], guessed_language: 'tr' });
  expect((await readLrcFile(bytes('[00:01.00]Şarkı')))?.guessed_language).toBeNull();
});

test('a file without words, or that is no text, is none', async () => {
  expect(await readLrcFile(bytes('[ar: Ada]\n'))).toBeNull();
  expect(await readLrcFile(bytes('{\\rtf1\\ansi Deniz}'))).toBeNull();
  expect(await readLrcFile(bytes('<?xml version="1.0"?><tt/>'))).toBeNull();
  expect(await readLrcFile(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0xff]))).toBeNull();
});

test('a written file reads back equal, with a name that every system accepts', async () => {
  const lyrics = '[00:01.20] Deniz\n[00:02.00]\n[01:00.00] Gece';
  const file = buildLrcFile(lyrics, { title: 'De]niz', artist: 'Ada\nKaya' });
  expect(file.split('\n').slice(0, 2)).toEqual(['[ti:De niz]', '[ar:Ada Kaya]']);
  expect((await readLrcFile(bytes(file)))?.lyrics).toBe(lyrics);
  expect(lrcFileName('Who? What/Where:  ')).toBe('Who WhatWhere.lrc');
  expect(lrcFileName('...')).toBe('lyrics.lrc');
});
