import type { Genre } from '@tangent/domain/genre.ts';
import type { ReleaseType } from '@tangent/domain/release/release-type.ts';
import type { ReopeningReason } from '@tangent/domain/release/reopening-reasons.ts';
import type { ReleaseStatus } from '@tangent/domain/release/status.ts';
import type { CoverDesign, Palette } from './cover-designs.ts';
import type { DemoSongName } from './demo-songs.ts';

export interface DemoRelease {
  account: 'free' | 'pro' | 'advanced';
  title: string;
  release_type: ReleaseType;
  language: string;
  genre: Genre;
  tracks: readonly { title: string; song: DemoSongName }[];
  cover: { design: CoverDesign; palette: Palette };
  /** Its final status; an approved release continues when the product runs. */
  status: ReleaseStatus;
  /** Day of submission and of release, counted from today. */
  submitted: number;
  released: number;
  /** Plays at the largest store on a good day; for releases that were live. */
  fame?: number;
  reasons?: readonly ReopeningReason[];
  note?: string;
}

const EN = { release_type: 'single', language: 'en' } as const;

/** A release in every status, for three kinds of account. */
export const DEMO_RELEASES: readonly DemoRelease[] = [
  {
    account: 'pro',
    title: 'First Tape',
    ...EN,
    genre: 'electronic',
    status: 'removed',
    submitted: -400,
    released: -370,
    fame: 350,
    tracks: [{ title: 'First Tape', song: 'night' }],
    cover: { design: 'waves', palette: ['#8b8b89', '#d9d8d3', '#bdbcb8', '#f0efea'] },
  },
  {
    account: 'pro',
    title: 'Unsent',
    ...EN,
    genre: 'pop',
    status: 'expired',
    submitted: -390,
    released: -360,
    tracks: [{ title: 'Unsent', song: 'night' }],
    cover: { design: 'boat', palette: ['#8fb8ef', '#24457d', '#ffffff', '#dfe8f5'] },
  },
  {
    account: 'pro',
    title: 'Old Harbour',
    ...EN,
    genre: 'folk',
    status: 'takedown_requested',
    submitted: -260,
    released: -230,
    fame: 700,
    tracks: [{ title: 'Old Harbour', song: 'night' }],
    cover: { design: 'waves', palette: ['#12382f', '#4f8f7b', '#a8cfa9', '#e0ead2'] },
  },
  {
    account: 'advanced',
    title: 'Ağustos',
    release_type: 'single',
    language: 'tr',
    genre: 'electronic',
    status: 'published',
    submitted: -52,
    released: -21,
    fame: 2200,
    tracks: [{ title: 'Ağustos', song: 'august' }],
    cover: { design: 'dunes', palette: ['#f5b63c', '#fdf1cf', '#d9532c', '#7c2330'] },
  },
  {
    account: 'pro',
    title: 'Devagar',
    release_type: 'single',
    language: 'pt',
    genre: 'latin',
    status: 'published',
    submitted: -100,
    released: -75,
    fame: 1500,
    tracks: [{ title: 'Devagar', song: 'night' }],
    cover: { design: 'dots', palette: ['#dce6e4', '#0f3d4a', '#7fa5a8', '#e4572e'] },
  },
  {
    account: 'advanced',
    title: 'Mañana quizás',
    release_type: 'single',
    language: 'es',
    genre: 'pop',
    status: 'in_process',
    submitted: -24,
    released: 0,
    tracks: [{ title: 'Mañana quizás', song: 'tomorrow' }],
    cover: { design: 'quarters', palette: ['#f3d3c4', '#d43f2e', '#22366a', '#efa53b'] },
  },
  {
    account: 'pro',
    title: 'Karaoke Night',
    ...EN,
    genre: 'pop',
    status: 'rejected',
    submitted: -40,
    released: -15,
    tracks: [{ title: 'Karaoke Night', song: 'night' }],
    cover: { design: 'quarters', palette: ['#e7e2d5', '#5b2a6e', '#e0669a', '#1f1a3d'] },
    reasons: ['song_licence', 'cover_licence'],
    note: 'Both songs belong to other writers, and no licence came with them.',
  },
  {
    account: 'pro',
    title: 'Night Drive',
    ...EN,
    genre: 'electronic',
    status: 'in_process',
    submitted: -9,
    released: 14,
    tracks: [{ title: 'Night Drive', song: 'night' }],
    cover: { design: 'sunset', palette: ['#1c1640', '#ff6b3d', '#30257a', '#ffe9c7'] },
  },
  {
    account: 'pro',
    title: 'Paper Lanterns',
    ...EN,
    genre: 'folk',
    status: 'reopened',
    submitted: -4,
    released: 28,
    tracks: [{ title: 'Paper Lanterns', song: 'glass' }],
    cover: { design: 'dunes', palette: ['#26324f', '#f7d774', '#4d6fa3', '#18203a'] },
    reasons: ['invalid_cover'],
    note: 'The cover shows a lantern shop’s sign. Please use a drawing without it.',
  },
  {
    account: 'pro',
    title: 'Glass City, Vol. 2',
    release_type: 'ep',
    language: 'en',
    genre: 'electronic',
    status: 'in_review',
    submitted: -1,
    released: 35,
    tracks: [
      { title: 'Glass City', song: 'glass' },
      { title: 'Escalator', song: 'night' },
    ],
    cover: { design: 'towers', palette: ['#efb3cf', '#5a1745', '#b0326f', '#e05e9d'] },
  },
  {
    account: 'free',
    title: 'Salt & Static',
    ...EN,
    genre: 'rock',
    status: 'in_review',
    submitted: -2,
    released: 21,
    tracks: [{ title: 'Salt & Static', song: 'salt' }],
    cover: { design: 'dots', palette: ['#10151c', '#d5f221', '#3a4656', '#ff5a36'] },
  },
  {
    account: 'pro',
    title: 'Kâğıt gemi',
    release_type: 'single',
    language: 'tr',
    genre: 'pop',
    status: 'draft',
    submitted: 0,
    released: 40,
    tracks: [{ title: 'Kâğıt gemi', song: 'glass' }],
    cover: { design: 'boat', palette: ['#bfe0d4', '#1f6f64', '#fff7e6', '#f1d9b0'] },
  },
];
