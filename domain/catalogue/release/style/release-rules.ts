import { MINUTE_MS } from '../../../duration.ts';
import { foldName } from './letters.ts';
import type { ReleaseRule, StyleMatch, StyleRelease, StyleTrack } from './style-rule.ts';

/** Consistency between the titles and tracks of a release (rules T7-T9, T11 in docs/standards/store-rules.md). */
export const RELEASE_RULES: ReleaseRule = {
  ids: ['T7', 'T8', 'T9', 'T11'],
  check: (release) => [
    ...checkParts(release),
    ...checkRepeatedTitles(release),
    ...checkSingleTitle(release),
    ...checkType(release),
  ],
};

const fullTitle = ({ title, version_title }: Pick<StyleTrack, 'title' | 'version_title'>) =>
  foldName(`${title} ${version_title ?? ''}`);

function checkParts({ title, release_type, tracks }: StyleRelease): StyleMatch[] {
  const found: StyleMatch[] = tracks.flatMap((track, index): StyleMatch[] =>
    /\bVol\. /.test(track.title) && release_type !== 'single'
      ? [{ rule: 'T7', path: `tracks.${index}.title`, params: { wanted: 'Pt.' } }]
      : [],
  );
  if (/\bPt\. /.test(title) && (release_type === 'album' || release_type === 'compilation')) {
    found.push({ rule: 'T7', path: 'title', params: { wanted: 'Vol.' } });
  }
  return [...found, ...checkNumerals(tracks)];
}

// 'Pt. 1' and 'Pt. II' in one release: the first one determines the style.
function checkNumerals(tracks: readonly StyleTrack[]): StyleMatch[] {
  const numbered = tracks.flatMap(({ title }, index) => {
    const number = /\b(?:Pt|Vol)\. (\S+?)[)\],:]?$/.exec(title)?.[1];
    return number === undefined ? [] : [{ index, number, roman: /^[IVX]+$/.test(number) }];
  });
  const [first] = numbered;
  return numbered
    .filter(({ roman }) => roman !== first?.roman)
    .map(({ index }) => ({ rule: 'T7', path: `tracks.${index}.title`, params: { wanted: first?.number ?? '' } }));
}

/** Finds tracks that look the same to a listener; a clean version beside an explicit one is intended. */
function checkRepeatedTitles({ tracks }: StyleRelease): StyleMatch[] {
  const seen = new Map<string, { index: number; explicit: boolean }>();
  return tracks.flatMap((track, index): StyleMatch[] => {
    const name = fullTitle(track);
    if (name === '') return [];
    const key = track.version_type === 'original' ? name : `${name} ${track.version_type}`;
    const before = seen.get(key);
    if (before === undefined) {
      seen.set(key, { index, explicit: track.explicit });
      return [];
    }
    if (before.explicit !== track.explicit) return [];
    return [{ rule: 'T8', path: `tracks.${index}.title`, params: { number: before.index + 1 } }];
  });
}

function checkSingleTitle({ title, version_title, tracks, artist, various_artists }: StyleRelease): StyleMatch[] {
  const [track, ...more] = tracks;
  if (track === undefined || more.length > 0 || track.title.trim() === '' || title.trim() === '') return [];
  const found: StyleMatch[] = [];
  if (title.trim() !== track.title.trim()) {
    found.push({
      rule: 'T9',
      path: 'title',
      params: { title: track.title.trim() },
      fix: [{ path: 'title', value: track.title.trim() }],
    });
  } else if ((version_title ?? '').trim() !== (track.version_title ?? '').trim()) {
    const value = (track.version_title ?? '').trim();
    const fix = [{ path: 'version_title', value: value === '' ? null : value }];
    found.push({
      rule: 'T9',
      path: 'version_title',
      params: { title: value === '' ? track.title.trim() : value },
      fix,
    });
  }
  const ownArtist = (track.artist ?? '').trim();
  if (!various_artists && artist !== null && ownArtist !== '' && ownArtist !== artist.name) {
    const fix = [
      { path: 'tracks.0.artist', value: null },
      { path: 'tracks.0.co_artists', value: [] },
    ];
    found.push({ rule: 'T9', path: 'tracks.0.artist', params: { title: artist.name }, fix });
  }
  return found;
}

/**
 * Checks the release type by the definition of stores: up to three tracks under ten minutes are a single, up to six
 * within half an hour an EP.
 */
function checkType({ release_type, tracks }: StyleRelease): StyleMatch[] {
  if (release_type === 'compilation' || tracks.length === 0) return [];
  const durations = tracks.map(({ audio }) => audio?.duration_ms ?? null);
  const total = durations.reduce<number>((sum, duration) => sum + (duration ?? 0), 0);
  const isLong = total >= 30 * MINUTE_MS;
  const certain = durations.every((duration) => duration !== null) || tracks.length > 6 || isLong;
  if (!certain) return [];
  const isSingle = tracks.length <= 3 && durations.every((duration) => (duration ?? 0) < 10 * MINUTE_MS);
  const type = isLong || tracks.length > 6 ? 'album' : isSingle ? 'single' : 'ep';
  return type === release_type ? [] : [{ rule: 'T11', path: 'release_type', params: { type } }];
}
