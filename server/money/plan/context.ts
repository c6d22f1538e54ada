import type { Billing } from '../../gateways/stripe/billing.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { BaseContext } from '../../platform/module.ts';

/** The context of the calls and jobs of plans. */
export interface PlanContext extends BaseContext {
  log: Log;
  billing: Billing;
  /** The address to which the payment service sends users back. */
  public_url: string;
  /** Prefix of the keys of the prices at the payment service, which shows them under the product's name. */
  product_slug: string;
  product_name: string;
}
