import type { Billing } from '../../gateways/stripe/billing.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What plans need from outside. */
export interface PlanContext {
  db: Db;
  clock: Clock;
  log: Log;
  billing: Billing;
  /** Where the payment service sends people back to. */
  public_url: string;
  /** Prices are found at the payment service by a key that begins so, and shown there under the product's name. */
  product_slug: string;
  product_name: string;
}
