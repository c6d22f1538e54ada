import { type CreditGroup, listMissingGroups } from '../credit/credit-groups.ts';
import { listMissingSongwriters } from '../credit/songwriters.ts';
import { findEarlierSpelling } from './artist-names.ts';
import type { StyleContext, StyleMatch, StyleTrack, TrackRule } from './style-rule.ts';

/** Names in the credits of a track (rules A11, A12, A15, A17, A18 in docs/standards/store-rules.md). */
export const CREDIT_RULES: TrackRule = {
  ids: ['A11', 'A12', 'A15', 'A17', 'A18'],
  check: (track, context) => [
    ...checkSpelling(track, context),
    ...checkRealNames(track),
    ...checkSongwriters(track),
    ...checkGroups(track),
    ...checkLink(track),
  ],
};

function checkSpelling(track: StyleTrack, { known_names, artist }: StyleContext): StyleMatch[] {
  const known = artist === null ? known_names : [artist.name, ...known_names];
  const spelled = (path: string, name: string | null, withName: (name: string) => unknown): StyleMatch[] => {
    const earlier = findEarlierSpelling((name ?? '').trim(), known);
    if (earlier === null) return [];
    return [{ rule: 'A11', path, params: { name: earlier }, fix: [{ path, value: withName(earlier) }] }];
  };
  return [
    ...spelled('artist', track.artist, (name) => name),
    ...spelled('composer_name', track.composer_name, (name) => name),
    ...(['co_artists', 'featured_artists'] as const).flatMap((role) =>
      track[role].flatMap((written, index) => spelled(role, written, (name) => track[role].with(index, name))),
    ),
    ...track.contributors.flatMap((person, index) =>
      spelled(`contributors.${index}.name`, person.name, (name) => name),
    ),
    ...(['performers', 'production_credits'] as const).flatMap((group) =>
      track[group].flatMap((person, index) => spelled(`${group}.${index}.name`, person.name, (name) => name)),
    ),
  ];
}

const WRITERS = ['composer', 'lyricist', 'writer'];

/** Collecting societies identify people by their full names. */
function checkRealNames({ contributors, composer_name }: StyleTrack): StyleMatch[] {
  const checked = (path: string, written: string): StyleMatch[] => {
    const name = written.trim();
    return name === '' || /\S\s+\S/.test(name) ? [] : [{ rule: 'A12', path, params: { name } }];
  };
  return [
    ...checked('composer_name', composer_name ?? ''),
    ...contributors.flatMap(({ name, role }, index) =>
      WRITERS.includes(role) ? checked(`contributors.${index}.name`, name) : [],
    ),
  ];
}

/** Apple takes no track without its songwriters. */
function checkSongwriters(track: StyleTrack): StyleMatch[] {
  const missing = listMissingSongwriters(track);
  if (missing.length === 0) return [];
  return [{ rule: 'A17', path: 'contributors', params: { missing: missing.length === 2 ? 'both' : missing.join() } }];
}

/** The field of each group, where people are added. */
const GROUP_FIELDS = {
  composition: 'contributors',
  performance: 'performers',
  production: 'production_credits',
} as const satisfies Record<CreditGroup, string>;

/** Apple asks for one person in each group; songwriters that it refuses tracks without are rule A17. */
function checkGroups(track: StyleTrack): StyleMatch[] {
  const isSaid = (group: CreditGroup) => group === 'composition' && listMissingSongwriters(track).length > 0;
  return listMissingGroups(track)
    .filter((group) => !isSaid(group))
    .map((group) => ({ rule: 'A18', path: GROUP_FIELDS[group], params: { group } }));
}

/** Checks that a link leads to an artist; a link to a song or an album is useless. */
function checkLink({ composer_spotify_uri }: StyleTrack): StyleMatch[] {
  const link = (composer_spotify_uri ?? '').trim();
  const isArtist =
    /^(?:spotify:artist:|https:\/\/open\.spotify\.com\/(?:intl-\w+\/)?artist\/)[0-9A-Za-z]{22}(?:\?.*)?$/.test(link);
  return link === '' || isArtist ? [] : [{ rule: 'A15', path: 'composer_spotify_uri' }];
}
