import type { createArtist } from '@tangent/contract/catalogue/artist.ts';
import type { users } from '@tangent/db/schema/identity/account.ts';
import type { plan_grants } from '@tangent/db/schema/money/plan.ts';
import { RECOVERY_CODES } from '@tangent/domain/identity/identity-limits.ts';
import type { PaidPlan } from '@tangent/domain/money/plan/plan.ts';
import type { z } from 'zod';

/** One password for all demo accounts; they only exist outside production. */
export const DEMO_PASSWORD = 'Tangent-demo-1';

/** The secret of the demo's authenticator app; the sandbox shows its codes. */
export const DEMO_TWO_FACTOR_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** Recovery codes of the same account: `demo-code-0001` to `demo-code-0010`. */
export const DEMO_RECOVERY_CODES: readonly string[] = Array.from(
  { length: RECOVERY_CODES },
  (_, index) => `demo-code-${String(index + 1).padStart(4, '0')}`,
);

type UserFields = Pick<typeof users.$inferInsert, 'first_name' | 'last_name' | 'username'> &
  Partial<
    Pick<typeof users.$inferInsert, 'language' | 'is_staff' | 'freeze' | 'banned' | 'block_reason' | 'block_note'>
  >;

export interface DemoAccount extends UserFields {
  deactivated?: boolean;
  /** Its owner has not opened the link in the email yet. */
  unverified?: boolean;
  /** Signing in needs a code of the authenticator app with `DEMO_TWO_FACTOR_SECRET`. */
  twofactor?: boolean;
  /** The plan it buys at the sandbox, and whether it cancels the plan again. */
  buys?: PaidPlan;
  cancels?: boolean;
  /** A plan that was granted or bought at Apple; it ends in this many days. */
  granted?: Pick<typeof plan_grants.$inferInsert, 'plan' | 'provider'> & { days_left: number };
  /** The artist profiles it starts with; legal names are those of the owner unless given. */
  artists?: readonly DemoArtist[];
}

/** Fields of an artist profile that are not empty. */
export type DemoArtist = { name: string } & Partial<z.output<typeof createArtist.body>>;

const FOR_LONG = { provider: 'grant', days_left: 320 } as const;

// Their profiles are those of the sandbox's Spotify.
const FERN: DemoArtist = {
  name: 'Fern Okafor',
  spotify_id: 'ZzQddq750HDybY9zjPUJ1G',
  main_genre: 'rock',
  country: 'GB',
  biography: 'Songs for one guitar and a broken radio, recorded in a flat in Bristol.',
};
const MARE: DemoArtist = {
  name: 'Maré Cheia',
  spotify_id: 'KCrAtflkGM53aK0iE1ld2t',
  type: 'band',
  main_genre: 'pop',
  subgenre: 'latin',
  country: 'BR',
  website: 'https://marecheia.example',
  biography:
    'Three friends from Recife who write by the sea and record at night. Their album Maré Alta was made in one winter, with a borrowed synthesizer and the windows open.',
};
const ISIL: DemoArtist = {
  name: 'Işıl Demir',
  spotify_id: 'yZ9Zo7ZQzUv8of3P0YOh3N',
  main_genre: 'electronic',
  subgenre: 'pop',
  country: 'TR',
  website: 'https://isildemir.example',
  biography: 'Electronic songs from İzmir, about ferries, summers and the last tea of the day.',
};
const LENA: DemoArtist = {
  name: 'Lena Ortiz',
  main_genre: 'pop',
  subgenre: 'latin',
  country: 'MX',
  legal_first_name: 'Elena',
  legal_last_name: 'Ortiz',
  biography: 'Sings in the language in which the song came. Born in Veracruz, lives in Mexico City.',
};

/** The accounts of the demo: one of each kind. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'free', first_name: 'Fern', last_name: 'Okafor', artists: [FERN] },
  {
    username: 'pro',
    first_name: 'Paulo',
    last_name: 'Andrade',
    artists: [MARE],
    buys: 'pro',
  },
  {
    username: 'advanced',
    first_name: 'Işıl',
    last_name: 'Demir',
    artists: [ISIL, LENA],
    buys: 'advanced',
  },
  { username: 'staff', first_name: 'Sam', last_name: 'Rivera', is_staff: true },
  { username: 'reviewer', first_name: 'Noor', last_name: 'Haddad', is_staff: true },
  {
    username: 'frozen',
    first_name: 'Freya',
    last_name: 'Lund',
    freeze: true,
    block_reason: 'copyright_claim',
    block_note: 'A label says that one of your recordings is theirs. Please send us your licence.',
    granted: { plan: 'pro', ...FOR_LONG },
  },
  { username: 'banned', first_name: 'Bruno', last_name: 'Salas', banned: true, block_reason: 'fraud_suspected' },
  {
    username: 'twofactor',
    first_name: 'Toma',
    last_name: 'Ilić',
    artists: [{ name: 'Toma Ilić' }],
    twofactor: true,
    granted: { plan: 'pro', ...FOR_LONG },
  },
  { username: 'unverified', first_name: 'Uma', last_name: 'Keita', artists: [{ name: 'Uma Keita' }], unverified: true },
  { username: 'deactivated', first_name: 'Dana', last_name: 'Novak', deactivated: true },
  {
    username: 'apple',
    first_name: 'Ada',
    last_name: 'Whitfield',
    artists: [{ name: 'Ada Whitfield' }],
    granted: { plan: 'pro', provider: 'apple', days_left: 21 },
  },
  {
    username: 'cancelled',
    first_name: 'Carla',
    last_name: 'Ibáñez',
    artists: [{ name: 'Carla Ibáñez' }],
    buys: 'pro',
    cancels: true,
  },
];

export function toEmail(username: string): string {
  return `${username}@tangent.example`;
}
