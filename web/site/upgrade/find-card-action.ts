import { isHigherPlan, type Plan } from '@tangent/domain/plan/plan.ts';
import { APP_PATHS } from '../app-paths.ts';

/** What the button of a plan's card says and where it leads; without an address it is only said. */
export type CardAction = {
  readonly label: 'start_free' | 'release' | 'get' | 'manage' | 'from_tab' | 'part_of_yours';
  readonly href: string | null;
};

const RELEASE: CardAction = { label: 'release', href: APP_PATHS.new_release };
const MANAGE: CardAction = { label: 'manage', href: APP_PATHS.account_subscription };

/**
 * What somebody can do about a plan on the page of plans. Who is nobody yet signs up first and comes to the purchase from there;
 * a paid plan is changed where it is kept, because only there it is known who bills it.
 */
export function findCardAction(card: Plan, own: Plan | null): CardAction {
  if (own === null) return card === 'free' ? { label: 'start_free', href: APP_PATHS.signup } : toSignUpAction(card);
  if (card === own) return card === 'free' ? RELEASE : MANAGE;
  if (!isHigherPlan(card, own)) return { label: 'part_of_yours', href: null };
  return { label: own === 'free' ? 'get' : 'from_tab', href: buildPurchaseUrl(card) };
}

/** The plan that the page puts first for them: the next one; on the last there is nothing to sell. */
export function findMainCard(own: Plan | null): Plan {
  return own === null || own === 'free' ? 'pro' : 'advanced';
}

function toSignUpAction(plan: Plan): CardAction {
  return { label: 'get', href: `${APP_PATHS.signup}?redirect=${encodeURIComponent(buildPurchaseUrl(plan))}` };
}

function buildPurchaseUrl(plan: Plan): string {
  return `${APP_PATHS.account_subscription}?plan=${plan}`;
}
