import { mail_refusals } from '@tangent/db/schema/messaging/mail.ts';
import { eq } from 'drizzle-orm';
import type { ProductModule } from '../../platform/module.ts';

/** The noun whose facts an email tells declares its job and builds it; this one knows the look, and who refuses emails. */
export const mailModule = {
  name: 'mail',
  tables: ['mail_refusals'],
  personal_data: { mail_refusals: { erasing: 'removed', exporting: { part: 'mail_refusals' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(mail_refusals).where(eq(mail_refusals.account_id, id));
  },
  exportAccount: async (tx, id) => ({
    mail_refusals: await tx.select().from(mail_refusals).where(eq(mail_refusals.account_id, id)),
  }),
} satisfies ProductModule<unknown>;
