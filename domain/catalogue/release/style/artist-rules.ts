import { findTag, isGenericName, splitCombinedNames } from './artist-names.ts';
import { foldName } from './letters.ts';
import type { StyleContext, StyleMatch, StyleTrack, TrackRule } from './style-rule.ts';

/** The artists of a track (rules A3, A6, A8-A10, A13 in docs/standards/store-rules.md). */
export const TRACK_ARTIST_RULES: TrackRule = {
  ids: ['A3', 'A6', 'A8', 'A9', 'A10', 'A13'],
  check: (track, context) => [
    ...checkPrimary(track, context),
    ...checkFeatured(track, context),
    ...checkTrackNames(track, context),
  ],
};

const sameName = (a: string, b: string) => foldName(a) !== '' && foldName(a) === foldName(b);

/** Checks the own artists of a track: a person who appears only in its credits is not its artist. */
function checkPrimary(track: StyleTrack, { artist }: StyleContext): StyleMatch[] {
  return [
    ...checkCredited(track, artist, 'artist', (track.artist ?? '').trim()),
    ...track.co_artists.flatMap((name) => checkCredited(track, artist, 'co_artists', name.trim())),
  ];
}

function checkCredited(track: StyleTrack, artist: StyleContext['artist'], path: string, name: string): StyleMatch[] {
  if (name === '' || (artist !== null && sameName(name, artist.name))) return [];
  const credited = track.contributors.some((person) => sameName(person.name, name));
  const performs = track.performers.some((person) => sameName(person.name, name));
  return credited && !performs ? [{ rule: 'A13', path, params: { name } }] : [];
}

function checkFeatured(track: StyleTrack, { artist }: StyleContext): StyleMatch[] {
  const primary = (track.artist ?? '').trim() || (artist?.name ?? '');
  const mains = [primary, ...track.co_artists];
  return track.featured_artists.flatMap((name): StyleMatch[] => {
    const others = track.featured_artists.filter((other) => other !== name);
    const fix = [{ path: 'featured_artists', value: others }];
    if (mains.some((main) => sameName(name, main)))
      return [{ rule: 'A3', path: 'featured_artists', params: { name }, fix }];
    return artist !== null && isMember(name, primary, artist)
      ? [{ rule: 'A6', path: 'featured_artists', params: { name }, fix }]
      : [];
  });
}

function isMember(name: string, primary: string, artist: NonNullable<StyleContext['artist']>): boolean {
  if (!sameName(primary, artist.name) || artist.type === 'solo') return false;
  const listed = artist.members?.some((member) => sameName(member, name)) ?? false;
  return listed || ` ${foldName(primary)} `.includes(` ${foldName(name)} `);
}

function checkTrackNames(track: StyleTrack, { known_names, artist }: StyleContext): StyleMatch[] {
  const known = artist === null ? known_names : [...known_names, artist.name];
  const own = (track.artist ?? '').trim();
  return [
    ...(own === '' ? [] : checkOwnName(track, own, known)),
    ...(['co_artists', 'featured_artists'] as const).flatMap((path) => checkNames(path, track[path], known)),
  ];
}

/** Checks the first main artist of a track: of several in one field, the others belong beside it. */
function checkOwnName({ co_artists }: StyleTrack, own: string, known: readonly string[]): StyleMatch[] {
  return checkName('artist', own, known).map((match) => {
    const [first = own, ...others] = match.rule === 'A8' ? splitCombinedNames(own, known) : [own];
    if (others.length === 0) return match;
    const value = [...new Set([...others, ...co_artists])];
    const fix = [
      { path: 'artist', value: first },
      { path: 'co_artists', value },
    ];
    return { ...match, fix };
  });
}

/** Checks a list of artists in one role; a combined name is split in place. */
export function checkNames(path: string, all: readonly string[], known: readonly string[]): StyleMatch[] {
  return all.flatMap((name): StyleMatch[] => {
    const names = splitCombinedNames(name, known);
    if (names.length === 1 && names[0] === name.trim()) return checkName(path, name, known);
    const value = [...new Set(all.flatMap((other) => (other === name ? names : [other])))];
    const params = { name: name.trim(), names: names.join(', ') };
    return [{ rule: 'A8', path, params, fix: [{ path, value }] }];
  });
}

/** Checks a single name, whether of a profile, a track artist or a featured artist. */
export function checkName(path: string, name: string, known: readonly string[]): StyleMatch[] {
  if (isGenericName(name)) return [{ rule: 'A9', path, params: { name } }];
  const tag = findTag(name);
  if (tag !== null) return [{ rule: 'A10', path, params: { name, tag } }];
  const names = splitCombinedNames(name, known);
  return names.length > 1 ? [{ rule: 'A8', path, params: { name, names: names.join(', ') } }] : [];
}
