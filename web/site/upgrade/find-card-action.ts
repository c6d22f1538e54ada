import { isHigherPlan, type Plan } from '@tangent/domain/money/plan/plan.ts';
import { APP_PATHS } from '../app-paths.ts';

/** The label and the link of a plan's card; without an address it is only text. */
export type CardAction = {
  readonly label: 'start_free' | 'release' | 'get' | 'manage' | 'from_tab' | 'part_of_yours';
  readonly href: string | null;
};

const RELEASE: CardAction = { label: 'release', href: APP_PATHS.new_release };
const MANAGE: CardAction = { label: 'manage', href: APP_PATHS.account_subscription };

/**
 * Returns the action for a plan on the plans page. A visitor signs up first and continues to the checkout from there; a
 * paid plan is changed on the subscription page, because only that page knows who bills it.
 */
export function findCardAction(card: Plan, own: Plan | null): CardAction {
  if (own === null) return card === 'free' ? { label: 'start_free', href: APP_PATHS.signup } : toSignUpAction(card);
  if (card === own) return card === 'free' ? RELEASE : MANAGE;
  if (!isHigherPlan(card, own)) return { label: 'part_of_yours', href: null };
  // The terms stand beside the button: the payment page is next. An upgrade first says what it costs now.
  if (own === 'free') return { label: 'get', href: `${buildPurchaseUrl(card)}&pay=now` };
  return { label: 'from_tab', href: buildPurchaseUrl(card) };
}

/** Returns the plan to highlight: the next one; on the highest plan there is none to sell. */
export function findMainCard(own: Plan | null): Plan {
  return own === null || own === 'free' ? 'pro' : 'advanced';
}

function toSignUpAction(plan: Plan): CardAction {
  return { label: 'get', href: `${APP_PATHS.signup}?redirect=${encodeURIComponent(buildPurchaseUrl(plan))}` };
}

function buildPurchaseUrl(plan: Plan): string {
  return `${APP_PATHS.account_subscription}?plan=${plan}`;
}
