import { expect, test } from 'vitest';
import { loadTexts } from './load-texts.ts';
import { titleWithVersion } from './version-text.ts';

test('versions of one title are told apart by their own words, or else by their kind in the reader’s language', async () => {
  const { t } = await loadTexts('pt');
  const track = { title: 'Mar', version_type: 'live', version_title: null } as const;
  expect(titleWithVersion(track, t)).toBe('Mar (Ao vivo)');
  expect(titleWithVersion({ ...track, version_title: 'Sala Um' }, t)).toBe('Mar (Sala Um)');
  expect(titleWithVersion({ ...track, version_type: 'original' }, t)).toBe('Mar');
  expect(titleWithVersion({ ...track, version_type: null }, t)).toBe('Mar');
});
