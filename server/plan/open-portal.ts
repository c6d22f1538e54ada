import { Refusal } from '../platform/refusal.ts';
import type { PlanContext } from './context.ts';
import { demandAct } from './demand-act.ts';
import { readPlanFacts } from './plan-facts.ts';
import { refuseTrouble } from './refuse-trouble.ts';

/** The page of the payment service for cards and invoices; it leads back to the Subscription tab. */
export async function openPortal(context: PlanContext, accountId: string): Promise<{ address: string }> {
  const { db, clock, billing, log, public_url } = context;
  const facts = await readPlanFacts(db, accountId, clock.now());
  demandAct(facts, 'portal');
  if (facts.customer === null) throw new Refusal('plan_changed');
  try {
    return { address: await billing.openPortal(facts.customer.customer_id, `${public_url}/account/subscription`) };
  } catch (error) {
    throw refuseTrouble(log, error);
  }
}
