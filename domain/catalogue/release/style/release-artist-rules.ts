import { checkName, checkNames } from './artist-rules.ts';
import { foldName } from './letters.ts';
import type { ReleaseRule, StyleMatch, StyleRelease } from './style-rule.ts';

/** The artists of a release as a whole (rules A4, A8 to A10, A14 in docs/standards/store-rules.md). */
export const RELEASE_ARTIST_RULES: ReleaseRule = {
  ids: ['A4', 'A8', 'A9', 'A10', 'A14'],
  check: (release) => [
    ...checkEverywhere(release),
    ...checkProfile(release),
    ...(['co_artists', 'featured_artists'] as const).flatMap((path) =>
      checkNames(path, release[path], release.known_names),
    ),
    ...checkVarious(release),
  ],
};

function checkEverywhere({ tracks }: StyleRelease): StyleMatch[] {
  const [first, ...more] = tracks;
  if (first === undefined || more.length === 0) return [];
  return first.featured_artists
    .filter((name) => more.every((track) => track.featured_artists.some((other) => foldName(other) === foldName(name))))
    .map((name) => ({ rule: 'A4', path: 'tracks.0.featured_artists', params: { name } }));
}

// A profile of two or more artists may have an 'and' in its name.
function checkProfile({ artist, known_names }: StyleRelease): StyleMatch[] {
  if (artist === null) return [];
  return checkName('artist_id', artist.name, known_names).filter(({ rule }) => rule !== 'A8' || artist.type === 'solo');
}

const MANY_ARTISTS = 4;

function checkVarious({ various_artists, artist, tracks }: StyleRelease): StyleMatch[] {
  const names = tracks
    .flatMap((track) => [(track.artist ?? '').trim() || (artist?.name ?? ''), ...track.co_artists])
    .map(foldName);
  const distinct = new Set(names.filter((name) => name !== '')).size;
  if (various_artists && tracks.length > 0 && distinct < MANY_ARTISTS) {
    return [{ rule: 'A14', path: 'various_artists', params: { min: MANY_ARTISTS } }];
  }
  return tracks.flatMap((track, index): StyleMatch[] =>
    foldName(track.artist ?? '') === 'various artists'
      ? [{ rule: 'A14', path: `tracks.${index}.artist`, params: { min: MANY_ARTISTS } }]
      : [],
  );
}
