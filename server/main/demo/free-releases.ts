import { FERN_CREDITS } from './demo-credits.ts';
import { DEMO_LYRICS } from './demo-lyrics.ts';
import { creditTracks, type DemoRelease } from './demo-release.ts';

const FERN = { account: 'free', artist: 'Fern Okafor', release_type: 'single', language: 'en', genre: 'rock' } as const;
/** The Free plan has no composer field. */
const byFern = creditTracks({ ...FERN_CREDITS, composer_name: null });

/** The releases of the demo's artist on the Free plan: one song each. */
export const FREE_RELEASES: readonly DemoRelease[] = [
  {
    ...FERN,
    title: 'Winter Coat',
    status: 'published',
    submitted: -162,
    released: -134,
    audience: { fame: 90, course: 'usual', home: 'GB' },
    tracks: [byFern('Winter Coat', 'salt', { lyrics: DEMO_LYRICS.winter_coat })],
    cover: { design: 'quarters', palette: ['#d8cbb8', '#6b2d2a', '#8e9a6b', '#2f3b2f'], turn: 90 },
  },
  {
    ...FERN,
    title: 'Salt & Static',
    status: 'in_review',
    submitted: -2,
    released: 21,
    tracks: [
      byFern('Salt & Static', 'salt', {
        lyrics: DEMO_LYRICS.salt_and_static,
        ai_answers: { instruments: 'partly' },
      }),
    ],
    cover: { design: 'dots', palette: ['#10151c', '#d5f221', '#3a4656', '#ff5a36'] },
  },
];
