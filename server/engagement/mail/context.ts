import type { Mailer } from '../../gateways/mail/mailer.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** The context of sending emails. */
export interface MailContext {
  db: Db;
  mailer: Mailer;
  product_name: string;
  /** Origin of the product, for links. */
  public_url: string;
  support_email: string;
  /** Signs the links in emails. */
  auth_secret: string;
}
