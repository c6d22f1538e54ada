import { parsePurgeMessage } from '@tangent/ddex/ern/purge-message.ts';
import { findMessageProblems } from '@tangent/ddex/testing/find-message-problems.ts';
import { listDealTerritories } from '@tangent/domain/catalogue/release/territories.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { expect, test } from 'vitest';
import { ALBUM, buildAssets, PLAIN } from '../../../testing/fixtures/sample-snapshot.ts';
import {
  AFTER,
  BEFORE,
  build,
  findProfile,
  LYRICS,
  NO_FILES,
  PROFILES,
  RECIPIENT,
  read,
  SENDER,
  SNAPSHOT,
} from '../../../testing/fixtures/store-messages.ts';
import type { ReleaseSnapshot } from '../plan/release-snapshot.ts';
import { buildErnRelease } from './build-ern-release.ts';
import { buildPackage } from './package-files.ts';

const FILES = buildAssets(ALBUM);

test('every store gets valid messages of every kind, before the release date and after it', () => {
  for (const profile of PROFILES) {
    for (const [kind, at] of [
      ['insert', BEFORE],
      ['update', AFTER],
      ...[BEFORE, AFTER].map((at) => ['takedown', at] as const),
    ] as const) {
      const { check_issues, is_refused } = build(profile, kind, at);
      expect([profile, kind, at, is_refused ? check_issues : []]).toEqual([profile, kind, at, []]);
    }
  }
});

test('the messages of every store have the structure of their version', async () => {
  const messages = PROFILES.flatMap((profile) => [
    build(profile, 'insert', BEFORE).xml,
    build(profile, 'update', AFTER).xml,
    build(profile, 'takedown', AFTER).xml,
  ]);
  expect(await findMessageProblems(messages)).toEqual([]);
});

test('every store reads the countries of the release in its deals, however many they are', () => {
  const choice = { territory_mode: 'except', territories: ['RU', 'BY', 'CU'] } as const;
  for (const profile of PROFILES) {
    const { xml, is_refused, check_issues } = build(profile, 'update', AFTER, AFTER, {
      territories: listDealTerritories(choice),
    });
    expect([profile, is_refused ? check_issues : []]).toEqual([profile, []]);
    const sold = read(xml).release.deals.map(({ territories }) => territories);
    expect(new Set(sold.map((codes) => codes.length))).toEqual(new Set([246]));
    expect(sold.flat()).not.toContain('RU');
  }
});

test('a store gets messages in its version, with its lyrics, its pre-order and its files', () => {
  const seen = (is: (profile: StoreProfile) => boolean) => read(build(findProfile(is), 'insert', BEFORE).xml);
  for (const version of ['43', '432', '382'] as const) {
    expect(seen(({ ern_version }) => ern_version === version).version).toBe(version);
  }
  const timed = seen((one) => one.takes_lyrics && one.timed_lyrics === 'TTML').release;
  const formats = timed.tracks.map(({ lyrics }) => lyrics?.format ?? null);
  expect(formats).toEqual(['TTML', 'TXT', null]);
  const orders = seen((profile) => profile.takes_pre_orders && profile.ern_version === '43').release.deals;
  const preOrder = { start_at: '2027-03-08T00:00:00', end_at: '2027-03-22T00:00:00', instant_tracks: [1] };
  expect(orders.find((deal) => deal.is_pre_order)).toMatchObject(preOrder);
  expect(seen(({ takes_pre_orders }) => !takes_pre_orders).release.deals.some((deal) => deal.is_pre_order)).toBe(false);
  const wav = seen(({ audio }) => audio.codec === 'PCM').release;
  expect([wav.tracks[0]?.audio?.codec, wav.front_cover?.format]).toEqual(['PCM', 'PNG']);
});

test('a store that shows the release never gets a later start', () => {
  const profile = findProfile(({ ern_version, takes_pre_orders }) => ern_version === '43' && !takes_pre_orders);
  const early = read(build(profile, 'update', BEFORE, '2027-02-27T08:00:00Z').xml).release.deals;
  expect(early[0]?.start_at).toBe('2027-02-27T08:00:00Z');
  expect(read(build(profile, 'update', AFTER).xml).release.deals[0]?.start_at).toBe('2027-03-22T00:00:00');
  // Listeners in New Zealand hear it while it is still the day before in UTC: that is no early start.
  const onTime = read(build(profile, 'update', AFTER, '2027-03-21T11:30:00Z').xml).release.deals;
  expect(onTime[0]?.start_at).toBe('2027-03-22T00:00:00');
});

test('a release opens at midnight of each country or at one instant, as far as a store can', () => {
  const starts = (of: StoreProfile['starts'], opens_at: string | null) => {
    const profile = { ...findProfile(({ deals_on }) => deals_on === 'release_and_tracks'), starts: of } as StoreProfile;
    const purpose = { kind: 'insert', live_at: null, at: new Date(BEFORE) } as const;
    const { deals } = buildErnRelease({ snapshot: { ...ALBUM, opens_at }, profile, assets: NO_FILES, purpose });
    return [...new Set(deals.map(({ start_at }) => start_at))];
  };
  const [instant, midnight] = ['2027-03-22T15:00:00Z', '2027-03-22T00:00:00'];
  expect([starts('any', null), starts('local_midnight', instant)]).toEqual([[midnight], [midnight]]);
  expect(starts('any', instant)).toEqual([instant]);
  expect(starts('instant', null)).toEqual(['2027-03-22T00:00:00Z']);
  expect(starts('instant', instant)).toEqual([instant]);
});

const NOBODY = { spotify_id: null, apple_music_id: null, isni: null, new_pages: [] };
const STAR = { ...NOBODY, name: 'Yıldız', spotify_id: '0aaaaaaaaaaaaaaaaaaaaa', isni: '0000000121032683' };
const GUEST = { ...NOBODY, name: 'Mo', apple_music_id: '1440818839', new_pages: ['spotify' as const] };

test('credited artists have the ids of their profiles in every version, and the key of a page goes to one store only', () => {
  const snapshot = { ...SNAPSHOT, ...ALBUM, profiles: [STAR, GUEST] };
  const star = [
    { namespace: 'ISNI', id: STAR.isni },
    { namespace: 'Spotify', id: `spotify:artist:${STAR.spotify_id}` },
  ];
  for (const profile of PROFILES) {
    const { xml, is_refused, check_issues } = build(profile, 'insert', BEFORE, null, snapshot);
    expect([profile, is_refused ? check_issues : []]).toEqual([profile, []]);
    const { artists, tracks } = read(xml).release;
    expect(artists[0]?.ids).toEqual(star);
    const guest = [
      { namespace: 'Spotify', id: 'new' },
      { namespace: 'AppleMusic', id: GUEST.apple_music_id },
    ];
    const mo = tracks[1]?.artists.find(({ name }) => name === 'Mo')?.ids;
    expect([profile, mo]).toEqual([profile, guest]);
    expect(tracks[1]?.contributors.find(({ name }) => name === 'Mo')?.ids).toEqual(guest);
  }
  const profile = findProfile(({ takes_artist_key }) => takes_artist_key === true);
  const purpose = { kind: 'insert', at: new Date(BEFORE), live_at: null } as const;
  const keyed = buildErnRelease({ snapshot, profile, assets: NO_FILES, purpose, artist_key: 'AK-7f3e' });
  expect(keyed.artists[0]?.ids).toEqual([...star, { namespace: 'SpotifyArtistKey', id: 'AK-7f3e' }]);
  expect(PROFILES.filter((one) => one.takes_artist_key)).toHaveLength(1);
});

test('a takedown has no deals, ended ones, or purges the release, as the store requires', () => {
  const xml = (style: StoreProfile['takedown_style'], at: string) =>
    build(
      findProfile(({ takedown_style }) => takedown_style === style),
      'takedown',
      at,
    ).xml;
  expect(read(xml('no_deals', AFTER)).release.deals).toEqual([]);
  const period = (at: string) =>
    read(xml('end_date', at)).release.deals.map(({ start_at, end_at }) => [start_at, end_at]);
  expect(new Set(period(AFTER).flat())).toEqual(new Set(['2027-03-22T00:00:00', '2027-04-29T23:59:59']));
  expect(period(BEFORE)[0]).toEqual(['2027-02-26T00:00:00', '2027-02-27T23:59:59']);
  expect(parsePurgeMessage(xml('purge', AFTER)).message?.release.icpn).toBe(ALBUM.upc);
});

test('packages have the layout that each store reads', () => {
  const paths = (profile: StoreProfile, priority = 2) => {
    const message = { message_id: 'M', batch_id: '20270301100000000', kind: 'insert' as const, priority };
    const content = buildPackage({
      snapshot: { ...SNAPSHOT, tracks: [{ ...PLAIN, lyrics: LYRICS }] },
      profile,
      assets: { ...FILES, tracks: FILES.tracks.slice(0, 1) },
      sender: SENDER,
      recipient: RECIPIENT,
      is_test: true,
      message: { ...message, created_at: new Date(BEFORE), xml: '<x/>', xml_sha256: 'e'.repeat(64) },
    });
    return [...content.files, content.message, content.completion].map((file) => file?.path ?? null);
  };
  const upc = ALBUM.upc;
  const [flac, one] = [
    { ...PROFILES[0], takes_lyrics: true, timed_lyrics: 'TTML' } as StoreProfile,
    'release_by_release',
  ];
  expect(paths({ ...flac, choreography: 'batch', folder_prefix: false })).toEqual([
    `20270301100000000/${upc}/resources/${upc}_01_001.flac`,
    `20270301100000000/${upc}/resources/${upc}_01_001.ttml`,
    `20270301100000000/${upc}/resources/${upc}.jpg`,
    `20270301100000000/${upc}/${upc}.xml`,
    '20270301100000000/BatchComplete_20270301100000000.xml',
  ]);
  const single = { ...flac, choreography: one, folder_prefix: true, takes_lyrics: false } as StoreProfile;
  expect(paths(single)).toEqual([
    `N_${upc}_20270301100000000/resources/${upc}_01_001.flac`,
    `N_${upc}_20270301100000000/resources/${upc}.jpg`,
    `N_${upc}_20270301100000000/${upc}.xml`,
    null,
  ]);
  expect(paths(single, 0)[0]).toMatch(/^P_/);
});

test('answers about AI become statements about the recording and about each contribution', () => {
  const [plain, full] = ALBUM.tracks;
  if (plain === undefined || full === undefined) throw new Error('two tracks');
  const none = {
    vocals: 'none',
    instruments: 'none',
    composition: 'none',
    lyrics: 'none',
    post_production: 'none',
  } as const;
  const fully = { vocals: 'fully', instruments: 'fully', composition: 'fully', lyrics: 'fully' } as const;
  const release = buildErnRelease({
    snapshot: {
      ...ALBUM,
      artwork_ai: 'fully',
      tracks: [
        { ...full, ai_answers: { ...none, lyrics: 'partly' } },
        { ...full, ai_answers: fully },
        { ...plain, ai_answers: {} },
      ],
    },
    profile: findProfile(({ ern_version }) => ern_version === '432'),
    assets: NO_FILES,
    purpose: { kind: 'update', live_at: null, at: new Date(BEFORE) },
  });
  expect(release.cover_contains_ai).toBe('fully');
  expect(release.tracks.map(({ contains_ai }) => contains_ai)).toEqual(['partly', 'fully', null]);
  // Ada Yıldız wrote music and lyrics, and plays: of all that, AI had a part in the lyrics.
  expect(release.tracks[0]?.contributors.map(({ name, ai }) => [name, ai])).toEqual([
    ['Ada Yıldız', 'partly'],
    ['Su Producer', null],
    ['Mo', null],
  ]);
  expect(release.tracks[1]?.contributors).toEqual([]);
});

test('a traditional song names its songwriter as stores know it; unknown writers are not named', () => {
  const [plain] = ALBUM.tracks;
  if (plain === undefined) throw new Error('a track');
  const name = (change: Partial<typeof plain>) =>
    buildErnRelease({
      snapshot: { ...ALBUM, tracks: [{ ...plain, ...change }] },
      profile: findProfile(() => true),
      assets: NO_FILES,
      purpose: { kind: 'update', live_at: null, at: new Date(BEFORE) },
    }).tracks[0]?.contributors.map(({ name, roles }) => [name, ...roles]);
  expect(name({ songwriters: 'traditional' })).toEqual([['Traditional', 'writer']]);
  expect(name({ songwriters: 'traditional', language: 'zxx' })).toEqual([['Traditional', 'composer']]);
  expect(name({ songwriters: 'unknown' })).toEqual([]);
});

test('a track by two main artists names both in order, with their pages, in every version', () => {
  const [plain] = ALBUM.tracks;
  if (plain === undefined) throw new Error('a track');
  const tracks = [{ ...plain, artist: 'Yıldız', co_artists: ['Mo'], featured_artists: ['Kim'] }];
  const snapshot = { ...SNAPSHOT, ...ALBUM, tracks, profiles: [STAR, GUEST] };
  for (const profile of PROFILES.filter(({ lyrics_only = false }) => !lyrics_only)) {
    const { xml, is_refused, check_issues } = build(profile, 'update', BEFORE, null, snapshot);
    expect([profile, is_refused ? check_issues : []]).toEqual([profile, []]);
    const [track] = read(xml).release.tracks;
    expect([profile.ern_version, track?.display_artist_name]).toEqual([profile.ern_version, 'Yıldız & Mo feat. Kim']);
    expect(track?.artists.map(({ name, role, ids }) => [name, role, ids.at(-1)?.id])).toEqual([
      ['Yıldız', 'main_artist', `spotify:artist:${STAR.spotify_id}`],
      ['Mo', 'main_artist', GUEST.apple_music_id],
      ['Kim', 'featured_artist', undefined],
    ]);
    expect(xml).toContain('SequenceNumber="2"');
  }
});

test('rights lines go out with their year; a track has its own, or that of the release', () => {
  const [plain, full] = ALBUM.tracks;
  if (plain === undefined || full === undefined) throw new Error('two tracks');
  const build = (snapshot: ReleaseSnapshot) =>
    buildErnRelease({
      snapshot,
      profile: findProfile(() => true),
      assets: NO_FILES,
      purpose: { kind: 'update', live_at: null, at: new Date(BEFORE) },
    });
  const release = build({
    ...ALBUM,
    original_release_date: '1998-11-30',
    p_line: { year: 1998, owner: 'Eski Plak' },
    c_line: { year: 2027, owner: 'Kıyı Plak' },
    tracks: [plain, { ...full, p_line: { year: 1979, owner: 'Bant' } }],
  });
  expect(release.original_release_date).toBe('1998-11-30');
  expect(release.p_line).toEqual({ year: 1998, text: '1998 Eski Plak' });
  expect(release.c_line).toEqual({ year: 2027, text: '2027 Kıyı Plak' });
  expect(release.tracks.map(({ p_line }) => p_line.text)).toEqual(['1998 Eski Plak', '1979 Bant']);
  // A snapshot from before the lines could be chosen.
  expect(build(ALBUM).p_line).toEqual({ year: 2027, text: '2027 Kıyı Plak' });
});

test('several discs reach every store in their order, as groups of the message and in the names of files', () => {
  const tracks = SNAPSHOT.tracks.map((track, index) => ({ ...track, disc_number: index === 0 ? 1 : 2 }));
  // Recordings alone have no discs.
  const isWhole = ({ lyrics_only, content }: StoreProfile) => lyrics_only !== true && content !== 'recordings';
  for (const profile of PROFILES.filter(isWhole)) {
    const { xml, is_refused, check_issues } = build(profile, 'insert', BEFORE, null, { tracks });
    expect([profile, is_refused ? check_issues : []]).toEqual([profile, []]);
    const sent = read(xml).release.tracks;
    const order = (all: readonly { disc_number: number; isrc: string }[]) =>
      all.map((one) => [one.disc_number, one.isrc]);
    expect(order(sent)).toEqual(order(tracks));
    expect(sent.map(({ audio }) => audio?.path.match(/_\d\d_\d{3}/)?.[0])).toEqual(['_01_001', '_02_001', '_02_002']);
  }
});

test('a store that takes it reads where previews start: the chosen second, or else the loudest part', () => {
  const tracks = SNAPSHOT.tracks.map((track, index) => (index === 0 ? { ...track, clip_start_seconds: 12 } : track));
  for (const profile of PROFILES) {
    for (const kind of ['insert', 'update'] as const) {
      const { release } = read(build(profile, kind, BEFORE, null, { tracks }).xml);
      const starts = release.tracks.map((track) => track.preview_start_seconds);
      expect([profile, starts]).toEqual([profile, profile.takes_clip_start ? [12, 60, 60] : [null, null, null]]);
    }
  }
  expect(new Set(PROFILES.filter((one) => one.takes_clip_start).map((one) => one.ern_version)).size).toBe(3);
});
