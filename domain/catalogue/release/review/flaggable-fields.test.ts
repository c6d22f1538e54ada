import { expect, test } from 'vitest';
import { isFlaggableField, listReasonsForField, parseTrackPath } from './flaggable-fields.ts';

test('a flagged field is a field of the release or of one of its tracks', () => {
  const paths = ['title', 'artwork', 'tracks.0.audio', 'tracks.1.title', 'tracks.2.title', 'tracks.0.status', 'status'];
  expect(paths.filter((path) => isFlaggableField(path, 2))).toEqual([
    'title',
    'artwork',
    'tracks.0.audio',
    'tracks.1.title',
  ]);
  expect(['tracks.00.title', 'tracks.-1.title', 'tracks.0', ''].filter((path) => isFlaggableField(path, 50))).toEqual(
    [],
  );
  expect(parseTrackPath('tracks.12.isrc')).toEqual({ index: 12, field: 'isrc' });
});

test('a flagged field lists the reasons that are about it, and all reasons if none is', () => {
  const reasons = ['invalid_cover', 'volume', 'cover_licence'] as const;
  expect(listReasonsForField('artwork', reasons)).toEqual(['invalid_cover']);
  expect(listReasonsForField('tracks.3.audio', reasons)).toEqual(['volume']);
  expect(listReasonsForField('tracks.3.language', reasons)).toEqual(reasons);
});
