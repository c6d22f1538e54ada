import { playlists } from '@tangent/db/schema/promotion/playlist.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { FOLLOWER_WEEKS } from '@tangent/domain/promotion/playlist-limits.ts';
import type { Context } from '../context.ts';

type Row = typeof playlists.$inferInsert;
type DemoPlaylist = Pick<
  Row,
  'name' | 'curator' | 'platform' | 'genre' | 'takes' | 'answer_days' | 'songs_per_week'
> & {
  followers: number;
  /** Change of followers a week, in percent; a list that jumps gains most of them in one week. */
  weekly_percent: number;
  jumps?: true;
};

const DEMO_PLAYLISTS: readonly DemoPlaylist[] = [
  {
    name: 'Late Night Indie',
    curator: 'Marlow & Co.',
    platform: 'spotify',
    genre: 'pop',
    takes: 'any',
    answer_days: 2,
    songs_per_week: 6,
    followers: 84_210,
    weekly_percent: 1.2,
  },
  {
    name: 'Bosphorus Sunset',
    curator: 'Deniz K.',
    platform: 'spotify',
    genre: 'world',
    takes: 'any',
    answer_days: 3,
    songs_per_week: 4,
    followers: 31_906,
    weekly_percent: 1.6,
  },
  {
    name: 'Quiet Roads',
    curator: 'Northbound',
    platform: 'apple_music',
    genre: 'folk',
    takes: 'released',
    answer_days: 6,
    songs_per_week: 4,
    followers: 18_440,
    weekly_percent: 0,
  },
  {
    name: 'Neon Diagonal',
    curator: 'Studio 8',
    platform: 'deezer',
    genre: 'electronic',
    takes: 'any',
    answer_days: 4,
    songs_per_week: 9,
    followers: 12_075,
    weekly_percent: 2.1,
  },
  {
    name: 'Viral Hits Now',
    curator: 'HitBoost',
    platform: 'spotify',
    genre: 'pop',
    takes: 'any',
    answer_days: 7,
    songs_per_week: 60,
    followers: 402_118,
    weekly_percent: 0.1,
    jumps: true,
  },
  {
    name: 'Café Devagar',
    curator: 'Rita Lopes',
    platform: 'spotify',
    genre: 'latin',
    takes: 'any',
    answer_days: 1,
    songs_per_week: 3,
    followers: 9_320,
    weekly_percent: 1.1,
  },
  {
    name: 'Run-out Grooves',
    curator: 'Vinyl Club 33',
    platform: 'tidal',
    genre: 'electronic',
    takes: 'unreleased',
    answer_days: 5,
    songs_per_week: 5,
    followers: 6_811,
    weekly_percent: -0.8,
  },
  {
    name: 'Basement Tapes',
    curator: 'Ona Ruiz',
    platform: 'youtube_music',
    genre: 'rock',
    takes: 'any',
    answer_days: 3,
    songs_per_week: 7,
    followers: 4_204,
    weekly_percent: 0.9,
  },
];

/** Adds playlists of invented curators, once; the one with a jump in its followers is closed. */
export async function seedDemoPlaylists({ db, clock }: Context): Promise<void> {
  const now = clock.now();
  const rows = DEMO_PLAYLISTS.map(({ followers, weekly_percent, jumps, ...playlist }, index): Row => {
    const page = playlist.name
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^a-z]+/g, '-');
    return {
      ...playlist,
      curator_email: `${page}@curators.example`,
      url: `https://playlists.example/${page}`,
      description: `${playlist.curator} adds new ${playlist.genre} songs every week.`,
      follower_history: makeHistory(followers, weekly_percent, jumps === true),
      is_reported: jumps === true,
      verified_on: addDays(utcDay(now.getTime()), -3 - index),
      created_at: now,
      updated_at: now,
    };
  });
  await db.insert(playlists).values(rows).onConflictDoNothing();
}

function makeHistory(followers: number, weeklyPercent: number, jumps: boolean): number[] {
  return Array.from({ length: FOLLOWER_WEEKS }, (_, week) => {
    const left = FOLLOWER_WEEKS - 1 - week;
    const grown = followers / (1 + weeklyPercent / 100) ** left;
    return Math.round(jumps && left > 8 ? grown / 4 : grown);
  });
}
