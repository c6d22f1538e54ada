import { ISIL_CREDITS, LENA_CREDITS, MARE_CREDITS } from './demo-credits.ts';
import { DEMO_LYRICS } from './demo-lyrics.ts';
import { creditTracks, type DemoRelease } from './demo-release.ts';

/** The label of the account, which its owner has saved. */
export const DEMO_LABEL = 'İskele Kayıtları';

const ISIL = {
  account: 'advanced',
  artist: 'Işıl Demir',
  language: 'tr',
  genre: 'electronic',
  secondary_genre: 'pop',
  record_label: DEMO_LABEL,
} as const;
const LENA = {
  account: 'advanced',
  artist: 'Lena Ortiz',
  language: 'es',
  genre: 'pop',
  secondary_genre: 'latin',
  record_label: DEMO_LABEL,
} as const;

const byIsil = creditTracks(ISIL_CREDITS);
const byLena = creditTracks(LENA_CREDITS);
const byMare = creditTracks(MARE_CREDITS);
const instrumental = { language: 'zxx', version_type: 'instrumental' } as const;

/** The releases of the demo's small label on Advanced, by two artists. */
export const LABEL_RELEASES: readonly DemoRelease[] = [
  {
    ...ISIL,
    title: 'Neon Sahil',
    release_type: 'single',
    status: 'published',
    submitted: -338,
    released: -312,
    audience: { fame: 2_600, course: 'viral', home: 'TR' },
    tracks: [byIsil('Neon Sahil', 'august', { lyrics: DEMO_LYRICS.neon_sahil })],
    cover: { design: 'sunset', palette: ['#0d2f3f', '#ff4fa0', '#0a5c66', '#bff5ea'] },
  },
  {
    ...ISIL,
    title: 'Gece Vapuru',
    release_type: 'ep',
    status: 'published',
    submitted: -246,
    released: -218,
    audience: { fame: 300, course: 'steady', home: 'TR' },
    tracks: [
      byIsil('Gece Vapuru', 'august', { lyrics: DEMO_LYRICS.gece_vapuru }),
      byIsil('Çay Saati', 'tomorrow'),
      byIsil('Kordon', 'august', { featured_artists: ['Toma Ilić'] }),
      byIsil('Son İskele', 'tomorrow', instrumental),
    ],
    cover: { design: 'boat', palette: ['#2b2350', '#11113a', '#f2c14e', '#c98a2b'] },
  },
  {
    ...LENA,
    title: 'Glass Hours',
    language: 'en',
    release_type: 'single',
    status: 'published',
    submitted: -196,
    released: -171,
    audience: { fame: 900, course: 'growing', home: 'MX' },
    tracks: [
      byLena('Glass Hours', 'tomorrow', { lyrics: DEMO_LYRICS.glass_hours }),
      byLena('Glass Hours', 'tomorrow', instrumental),
    ],
    cover: { design: 'waves', palette: ['#f4efe6', '#b7a4e0', '#6a4fb3', '#e8d4f2'], turn: 90 },
  },
  {
    ...ISIL,
    title: 'Kıyıdan Kıyıya, Vol. 1',
    release_type: 'compilation',
    various_artists: true,
    status: 'published',
    submitted: -124,
    released: -97,
    audience: { fame: 280, course: 'usual', home: 'TR' },
    tracks: [
      byIsil('Karşı Yaka', 'august', { artist: 'Işıl Demir' }),
      byLena('Orilla', 'tomorrow', { artist: 'Lena Ortiz', language: 'es' }),
      byIsil('Poyraz', 'tomorrow', { artist: 'Deniz Kıyısı' }),
      byMare('Outra Margem', 'tomorrow', { artist: 'Maré Cheia', language: 'pt' }),
      byIsil('Kıyı', 'august', { artist: 'Yağmur Sonrası', ...instrumental }),
    ],
    cover: { design: 'dunes', palette: ['#f6efe2', '#ef7d57', '#3f8f8a', '#1d4e5f'] },
  },
  {
    ...ISIL,
    title: 'Ağustos',
    release_type: 'single',
    status: 'published',
    submitted: -52,
    released: -21,
    audience: { fame: 1_700, course: 'usual', home: 'TR' },
    tracks: [byIsil('Ağustos', 'august', { lyrics: DEMO_LYRICS.agustos })],
    cover: { design: 'dunes', palette: ['#f5b63c', '#fdf1cf', '#d9532c', '#7c2330'] },
  },
  {
    ...LENA,
    title: 'Mañana quizás',
    release_type: 'single',
    status: 'in_process',
    submitted: -24,
    released: 0,
    tracks: [
      byLena('Mañana quizás', 'tomorrow', {
        featured_artists: ['Nico Paz'],
        lyrics: DEMO_LYRICS.manana_quizas,
      }),
    ],
    cover: { design: 'quarters', palette: ['#f3d3c4', '#d43f2e', '#22366a', '#efa53b'] },
  },
  {
    ...ISIL,
    title: 'Kâğıt gemi',
    release_type: 'single',
    status: 'draft',
    submitted: 0,
    released: 40,
    tracks: [byIsil('Kâğıt gemi', 'tomorrow')],
    cover: { design: 'boat', palette: ['#bfe0d4', '#1f6f64', '#fff7e6', '#f1d9b0'] },
  },
];
