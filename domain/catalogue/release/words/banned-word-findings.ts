import type { Issue } from '../../../issue.ts';
import type { Draft, DraftTrack } from '../draft.ts';
import { findBannedWords } from './banned-words.ts';

type Named = Pick<Draft, 'record_label' | 'co_artists' | 'featured_artists'> & {
  readonly tracks: readonly Pick<
    DraftTrack,
    'artist' | 'co_artists' | 'featured_artists' | 'remixers' | 'composer_name'
  >[];
};

/**
 * Lists banned words in names, where they may be legitimate and do not block a submission. Titles with such words can
 * never be submitted (S5-019, S5-020, A-119).
 */
export function listBannedWordFindings({ record_label, co_artists, featured_artists, tracks }: Named): Issue[] {
  return [
    ...find('record_label', record_label),
    ...find('co_artists', co_artists.join(' · ')),
    ...find('featured_artists', featured_artists.join(' · ')),
    ...tracks.flatMap(({ artist, co_artists: mains, featured_artists: guests, remixers, composer_name }, index) => [
      ...find(`tracks.${index}.artist`, artist),
      ...find(`tracks.${index}.co_artists`, mains.join(' · ')),
      ...find(`tracks.${index}.featured_artists`, guests.join(' · ')),
      ...find(`tracks.${index}.remixers`, remixers.join(' · ')),
      ...find(`tracks.${index}.composer_name`, composer_name),
    ]),
  ];
}

function find(path: string, text: string | null): Issue[] {
  const words = findBannedWords(text ?? '');
  return words.length === 0 ? [] : [{ code: 'banned_words', path, params: { words: words.join(', ') } }];
}
