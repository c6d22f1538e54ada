import { expect, test } from 'vitest';
import { sampleStyle, sampleStyleTrack } from '../../../testing/sample-style.ts';
import { applyFix } from './apply-fix.ts';
import { checkStyle } from './check-style.ts';
import type { StyleRuleId } from './rule-table.ts';
import type { StyleArtwork, StyleAudio, StyleFinding, StyleRelease, StyleTrack } from './style-rule.ts';

// Rules such as A8 are explained in docs/standards/store-rules.md.

const found = (release: StyleRelease, rule: StyleRuleId): StyleFinding | undefined =>
  checkStyle(release).find((finding) => finding.rule === rule);
const withTracks = (...tracks: Partial<StyleTrack>[]) =>
  sampleStyle({
    release_type: tracks.length > 3 ? 'ep' : 'single',
    tracks: tracks.map((track, index) => sampleStyleTrack({ title: `Drive ${index + 1}`, ...track })),
  });
const { artwork, tracks } = sampleStyle();
const withArtwork = (change: Partial<StyleArtwork>) => sampleStyle({ artwork: artwork && { ...artwork, ...change } });
const sound = (tracks[0] as StyleTrack).audio as StyleAudio;
const minutes = (count: number) => ({ audio: { ...sound, duration_ms: count * 60_000 } });
const artist = (name: string, type = 'solo', members: readonly string[] = []) =>
  sampleStyle({ artist: { name, type, members } });
const writer = (name: string, role: 'composer' | 'producer' = 'composer') => ({
  name,
  role,
  share_basis_points: 10_000,
});

test('a release that meets all store rules has no findings', () => {
  expect(checkStyle(sampleStyle())).toEqual([]);
});

/** Rule, a release that violates it with the path of the finding, a release that complies. */
const CASES: readonly (readonly [StyleRuleId, StyleRelease, string, StyleRelease])[] = [
  [
    'T7',
    withTracks({ title: 'Night, Pt. 1' }, { title: 'Night, Pt. II' }),
    'tracks.1.title',
    withTracks({ title: 'Night, Pt. 1' }),
  ],
  [
    'T7',
    sampleStyle({ release_type: 'album', title: 'Night, Pt. 1' }),
    'title',
    sampleStyle({ title: 'Night, Vol. 1' }),
  ],
  [
    'T8',
    withTracks({ title: 'Night' }, { title: 'night' }),
    'tracks.1.title',
    withTracks({ title: 'Night' }, { title: 'Night', explicit: true }),
  ],
  [
    'T8',
    withTracks({ title: 'Night' }, { title: 'Night' }),
    'tracks.1.title',
    withTracks({ title: 'Night' }, { title: 'Night', version_title: 'Live' }),
  ],
  ['T9', withTracks({ title: 'Blue Hour' }), 'title', sampleStyle()],
  ['T11', sampleStyle({ release_type: 'album' }), 'release_type', sampleStyle({ release_type: 'single' })],
  ['T11', withTracks(minutes(11)), 'release_type', withTracks(minutes(9))],
  [
    'A18',
    withTracks({ production_credits: [] }),
    'tracks.0.production_credits',
    withTracks({ production_credits: [], remixers: ['Ece'] }),
  ],
  ['A18', withTracks({ performers: [] }), 'tracks.0.performers', sampleStyle()],
  [
    'A3',
    withTracks({ featured_artists: ['Ada Kaya'] }),
    'tracks.0.featured_artists',
    withTracks({ featured_artists: ['Ece'] }),
  ],
  [
    'A4',
    withTracks({ featured_artists: ['Ece'] }, { featured_artists: ['ece'] }),
    'tracks.0.featured_artists',
    withTracks({ featured_artists: ['Ece'] }, {}),
  ],
  [
    'A6',
    { ...artist('Ada & Ece', 'duo'), ...featuring(['Ece']) },
    'tracks.0.featured_artists',
    { ...artist('Ada & Ece', 'duo'), ...featuring(['Can']) },
  ],
  [
    'A6',
    { ...artist('The Keys', 'band', ['Ece']), ...featuring(['Ece']) },
    'tracks.0.featured_artists',
    { ...artist('Ece'), ...featuring(['Can']) },
  ],
  [
    'A8',
    withTracks({ featured_artists: ['Ece x Can'] }),
    'tracks.0.featured_artists',
    withTracks({ featured_artists: ['Ece ve Can'] }),
  ],
  [
    'A8',
    withTracks({ artist: 'Ece & Can' }),
    'tracks.0.artist',
    { ...withTracks({ artist: 'Ece & Can' }), known_names: ['Ece & Can'] },
  ],
  ['A8', artist('Ada & Ece'), 'artist_id', artist('Ada & Ece', 'duo')],
  [
    'A8',
    sampleStyle({ co_artists: ['Ece & Can'] }),
    'co_artists',
    { ...sampleStyle({ co_artists: ['Ece & Can'] }), known_names: ['Ece & Can'] },
  ],
  ['A9', sampleStyle({ co_artists: ['Top Hits'] }), 'co_artists', sampleStyle({ co_artists: ['Top Hat'] })],
  ['A9', artist('Sleep Music'), 'artist_id', artist('Music for Airports Trio')],
  [
    'A9',
    withTracks({ featured_artists: ['Orchestra'] }),
    'tracks.0.featured_artists',
    withTracks({ featured_artists: ['Sofia Orchestra'] }),
  ],
  ['A10', artist('Ada Official'), 'artist_id', artist('Ada Kaya')],
  [
    'A11',
    { ...withTracks({ featured_artists: ['ÖZGE K.'] }), known_names: ['Özge K'] },
    'tracks.0.featured_artists',
    { ...withTracks({ featured_artists: ['Özge K'] }), known_names: ['Özge K'] },
  ],
  [
    'A11',
    withTracks({ composer_name: 'ada kaya' }),
    'tracks.0.composer_name',
    withTracks({ composer_name: 'Ada Kaya' }),
  ],
  [
    'A12',
    withTracks({ contributors: [writer('Ada')] }),
    'tracks.0.contributors.0.name',
    withTracks({ contributors: [writer('Ada', 'producer')] }),
  ],
  [
    'A12',
    withTracks({ composer_name: 'Bach' }),
    'tracks.0.composer_name',
    withTracks({ composer_name: 'Johann Bach' }),
  ],
  [
    'A13',
    withTracks({ artist: 'Can Ak', contributors: [writer('Can Ak', 'producer')] }),
    'tracks.0.artist',
    withTracks({
      artist: 'Can Ak',
      contributors: [writer('Can Ak')],
      performers: [{ name: 'Can Ak', instrument: 'piano' }],
    }),
  ],
  [
    'A14',
    sampleStyle({ various_artists: true, release_type: 'compilation' }),
    'various_artists',
    compilation('A', 'B', 'C', 'D'),
  ],
  [
    'A15',
    withTracks({ composer_spotify_uri: 'https://open.spotify.com/track/6rqhFgbbKwnb9MLmUQDhG6' }),
    'tracks.0.composer_spotify_uri',
    withTracks({ composer_spotify_uri: 'spotify:artist:6rqhFgbbKwnb9MLmUQDhG6' }),
  ],
  ['R1', withArtwork({ width_px: 2999 }), 'artwork', withArtwork({})],
  ['R2', withArtwork({ colour_space: 'cmyk' }), 'artwork', withArtwork({ colour_space: 'srgb' })],
  ['R11', withArtwork({ has_border: true }), 'artwork', withArtwork({ has_border: false })],
  ['R11', withArtwork({ true_side_px: 1200 }), 'artwork', withArtwork({ true_side_px: 3000 })],
  ['R12', withArtwork({ similar_release_ids: ['x'] }), 'artwork', withArtwork({})],
  ['R13', withTracks({ audio: { ...sound, codec: 'mp3' } }), 'tracks.0.audio', withTracks({ audio: sound })],
  ['R15', sampleStyle({ release_date: '2026-01-18' }), 'release_date', sampleStyle({ release_date: '2026-01-19' })],
  [
    'R16',
    withTracks({ lyrics: 'What the fuck' }),
    'tracks.0.explicit',
    withTracks({ lyrics: 'What the fuck', explicit: true }),
  ],
  ['L1', sung('night\nDrive'), 'tracks.0.lyrics', sung('Night\n¿Drive?\n24 hours\n夜')],
  ['L2', sung('Night,\nDrive'), 'tracks.0.lyrics', sung('Night!\nDrive...')],
  ['L3', sung('Night (x3)'), 'tracks.0.lyrics', sung('Night (of 3)')],
  ['L4', sung('Night  drive'), 'tracks.0.lyrics', sung('Night\n\nDrive')],
  ['L5', sung('Night drive (ooh)'), 'tracks.0.lyrics', sung('Night drive\n(Ooh)')],
  [
    'L6',
    sung('F**k it'),
    'tracks.0.lyrics',
    { ...withTracks({ ...sung('F**k it').tracks[0], version_title: 'Clean' }) },
  ],
  ['C1', sampleStyle({ upc: '036000291453' }), 'upc', sampleStyle({ upc: '0 36000 29145 2' })],
  [
    'C2',
    withTracks({ isrc: 'TRABC2600001' }, { isrc: 'TR-ABC-26-00001' }),
    'tracks.1.isrc',
    withTracks({ isrc: 'TRABC2600001' }),
  ],
  ['C2', withTracks({ isrc: 'TRABC26' }), 'tracks.0.isrc', withTracks({ isrc: null })],
  ['C3', withTracks({ isrc: 'XXABC2600001' }), 'tracks.0.isrc', withTracks({ isrc: 'GXABC2600001' })],
  ['C1', sampleStyle({ upc: '212345678905' }), 'upc', sampleStyle({ upc: 'UPC 0 36000 29145 2' })],
];

test.each(CASES)('%s reports a violation at its field and accepts a valid release', (rule, broken, path, valid) => {
  expect(found(broken, rule)?.path).toBe(path);
  expect(found(valid, rule)).toBeUndefined();
});

test.each(CASES.filter(([rule, broken]) => found(broken, rule)?.fix))('%s accepts its own fix', (rule, broken) => {
  expect(found(applyFix(broken, found(broken, rule)?.fix ?? []), rule)).toBeUndefined();
});

test.each<[StyleRuleId, string, string]>([
  ['L1', '[00:01.00] night\n[00:02.50] drive', '[00:01.00] Night\n[00:02.50] Drive'],
  ['L1', '(ooh) yes', '(Ooh) yes'],
  ['L2', 'One, two,\nThree.', 'One, two\nThree'],
  ['L2', '[00:01.00]Night,', '[00:01.00]Night'],
  [
    'L1',
    '[Chorus]\n[00:01.00] v1: <00:01.20>night <00:01.60>drive',
    '[Chorus]\n[00:01.00] v1: <00:01.20>Night <00:01.60>drive',
  ],
  [
    'L2',
    '[00:01.00] <00:01.20>Night,<00:02.00>\n[translation:es:Noche.]',
    '[00:01.00] <00:01.20>Night<00:02.00>\n[translation:es:Noche.]',
  ],
  ['L3', 'Night x2\nDrive\n(x3)', 'Night\nNight\nDrive\nDrive\nDrive'],
  ['L4', ' Night  drive \n\n\n\nHome\n\n', 'Night drive\n\nHome'],
  ['L5', 'Night drive (ooh ooh)', 'Night drive\n(Ooh ooh)'],
])('%s: lyrics %j become %j', (rule, lyrics, fixed) => {
  const release = sung(lyrics);
  expect(applyFix(release, found(release, rule)?.fix ?? []).tracks[0]?.lyrics).toBe(fixed);
});

test('repeats and backing vocals in timed lyrics are not fixed, because their times are unknown', () => {
  expect(found(sung('[00:01.00] Night (x3)'), 'L3')).toBeUndefined();
  expect(found(sung('[00:01.00] Night (ooh)'), 'L5')).toBeUndefined();
});

test('Turkish lyrics get Turkish capitals', () => {
  const release = sampleStyle({
    tracks: [sampleStyleTrack({ has_lyrics: true, lyrics: 'içimde bir şarkı', language: 'tr' })],
  });
  expect(found(release, 'L1')?.fix?.[0]?.value).toBe('İçimde bir şarkı');
});

test('A8 splits a featured artist field that contains several names', () => {
  const release = withTracks({ featured_artists: ['feat. Ece, Can & Su', 'Ali'] });
  expect(found(release, 'A8')?.fix).toEqual([
    { path: 'tracks.0.featured_artists', value: ['Ece', 'Can', 'Su', 'Ali'] },
  ]);
});

test('A8 splits several main artists of a track: the first stays, the others go beside it', () => {
  const release = withTracks({ artist: 'Ece & Can', co_artists: ['Su'] });
  expect(found(release, 'A8')?.fix).toEqual([
    { path: 'tracks.0.artist', value: 'Ece' },
    { path: 'tracks.0.co_artists', value: ['Can', 'Su'] },
  ]);
});

test('a single has the title and artist of its only track', () => {
  const release = sampleStyle({ tracks: [sampleStyleTrack({ artist: 'Ece' })] });
  expect(found(release, 'T9')?.fix).toEqual([
    { path: 'tracks.0.artist', value: null },
    { path: 'tracks.0.co_artists', value: [] },
  ]);
});

function sung(lyrics: string): StyleRelease {
  return withTracks({ has_lyrics: true, lyrics });
}

function featuring(featured_artists: readonly string[]): Pick<StyleRelease, 'tracks'> {
  return { tracks: withTracks({ featured_artists }).tracks };
}

function compilation(...names: string[]): StyleRelease {
  return {
    ...withTracks(...names.map((name) => ({ artist: `${name} Ak` }))),
    various_artists: true,
    release_type: 'compilation',
  };
}
