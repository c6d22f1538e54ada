import { isMore, type Plan } from '@tangent/domain/plan/plan.ts';
import { APP_PATHS } from '../app-paths.ts';

/** What the button of a plan's card says and where it leads; without an address it is only said. */
export type CardAct = {
  readonly says: 'start_free' | 'release' | 'get' | 'manage' | 'from_tab' | 'part_of_yours';
  readonly href: string | null;
};

const RELEASE: CardAct = { says: 'release', href: APP_PATHS.new_release };
const MANAGE: CardAct = { says: 'manage', href: APP_PATHS.account_subscription };

/**
 * What somebody can do about a plan on the page of plans. Who is nobody yet signs up first and comes to the purchase from there;
 * a paid plan is changed where it is kept, because only there it is known who bills it.
 */
export function findCardAct(card: Plan, own: Plan | null): CardAct {
  if (own === null) return card === 'free' ? { says: 'start_free', href: APP_PATHS.signup } : signUpFor(card);
  if (card === own) return card === 'free' ? RELEASE : MANAGE;
  if (!isMore(card, own)) return { says: 'part_of_yours', href: null };
  return { says: own === 'free' ? 'get' : 'from_tab', href: purchaseOf(card) };
}

/** The plan that the page puts first for them: the next one; on the last there is nothing to sell. */
export function findMainCard(own: Plan | null): Plan {
  return own === null || own === 'free' ? 'pro' : 'advanced';
}

function signUpFor(plan: Plan): CardAct {
  return { says: 'get', href: `${APP_PATHS.signup}?redirect=${encodeURIComponent(purchaseOf(plan))}` };
}

function purchaseOf(plan: Plan): string {
  return `${APP_PATHS.account_subscription}?plan=${plan}`;
}
