import type { BlockReason } from '@tangent/domain/access/blocked.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';

/** One password for all of them; they exist outside production only. */
export const DEMO_PASSWORD = 'Tangent-demo-1';

interface DemoAccount {
  username: string;
  first_name: string;
  last_name: string;
  plan: Plan;
  is_staff?: boolean;
  freeze?: boolean;
  banned?: boolean;
  block_reason?: BlockReason;
  /** The artist profile it starts with. */
  artist_name?: string;
}

/** Who can sign in to the demo: one of each kind. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'free', first_name: 'Fern', last_name: 'Okafor', plan: 'free', artist_name: 'Fern Okafor' },
  { username: 'pro', first_name: 'Paulo', last_name: 'Andrade', plan: 'pro', artist_name: 'Maré Cheia' },
  { username: 'advanced', first_name: 'Işıl', last_name: 'Demir', plan: 'advanced', artist_name: 'Işıl Demir' },
  { username: 'staff', first_name: 'Sam', last_name: 'Rivera', plan: 'free', is_staff: true },
  {
    username: 'frozen',
    first_name: 'Freya',
    last_name: 'Lund',
    plan: 'pro',
    freeze: true,
    block_reason: 'copyright_claim',
  },
  {
    username: 'banned',
    first_name: 'Bruno',
    last_name: 'Salas',
    plan: 'free',
    banned: true,
    block_reason: 'fraud_suspected',
  },
];
