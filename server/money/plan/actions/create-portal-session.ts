import { Refusal } from '../../../platform/refusal.ts';
import type { PlanContext } from '../context.ts';
import { readPlanFacts } from '../views/plan-facts.ts';
import { requirePlanAction } from './require-plan-action.ts';
import { toPlanRefusal } from './to-plan-refusal.ts';

/** Creates the payment service's page for cards and invoices; it leads back to the Subscription tab. */
export async function createPortalSession(context: PlanContext, accountId: string): Promise<{ address: string }> {
  const { db, clock, billing, log, public_url } = context;
  const facts = await readPlanFacts(db, accountId, clock.now());
  requirePlanAction(facts, 'portal');
  if (facts.customer === null) throw new Refusal('plan_changed');
  try {
    return {
      address: await billing.createPortalSession(facts.customer.customer_id, `${public_url}/account/subscription`),
    };
  } catch (error) {
    throw toPlanRefusal(log, error);
  }
}
