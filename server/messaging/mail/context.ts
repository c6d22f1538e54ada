import type { Mailer } from '../../gateways/mail/mailer.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** The context of sending emails. */
export interface MailContext {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  product_name: string;
  /** Origin of the product, for links. */
  public_url: string;
  support_email: string;
  /** Signs the links in emails. */
  auth_secret: string;
}
