import { api_tokens } from '@tangent/db/schema/identity/sign-in.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import type { Actor } from '../auth/public.ts';
import { registerApiTokenRoutes } from './routes.ts';

export const apiTokenModule = {
  name: 'api-token',
  tables: ['api_tokens'],
  registerRoutes: registerApiTokenRoutes,
  personal_data: { api_tokens: { erasing: 'removed', exporting: { part: 'api_tokens' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(api_tokens).where(eq(api_tokens.account_id, id));
  },
  exportAccount: async (tx, id) => {
    const { token_hash: _, ...token } = getTableColumns(api_tokens);
    return { api_tokens: await tx.select(token).from(api_tokens).where(eq(api_tokens.account_id, id)) };
  },
} satisfies ProductModule<Actor, BaseContext>;
