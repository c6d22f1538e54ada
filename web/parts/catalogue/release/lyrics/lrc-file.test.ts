import { exportLyrics } from '@tangent/domain/catalogue/release/lyrics/lyrics-file.ts';
import { LYRICS_FORMS } from '@tangent/domain/catalogue/release/testing/lyrics-forms.ts';
import { expect, test } from 'vitest';
import { lyricsFileName, readLrcFile } from './lrc-file.ts';

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

test('an exported file reads back equal, with a name that every system accepts', async () => {
  const lyrics = '[Koro]\n[00:01.20] <00:01.20>Deniz <00:01.50>mavi<00:01.90>\n[00:02.00]\n[01:00.00] Gece';
  const facts = { title: 'De]niz', artist: 'Ada\nKaya', language: 'tr', duration_ms: 90_000 };
  for (const wanted of ['lrc_words', 'ttml_player'] as const)
    expect((await readLrcFile(bytes(exportLyrics(lyrics, facts, wanted))))?.lyrics).toBe(
      wanted === 'lrc_words' ? lyrics : lyrics.replace('[Koro]', '[Chorus]'),
    );
  expect(lyricsFileName('Who? What/Where:  ', 'lrc')).toBe('Who WhatWhere.lrc');
  expect(lyricsFileName('...', 'ttml_player')).toBe('lyrics.player.ttml');
});
