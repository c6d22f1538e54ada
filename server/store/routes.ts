import { listStores } from '@tangent/contract/store.ts';
import type { Actor } from '../auth/public.ts';
import { bindCall } from '../platform/http/bind-call.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import type { Db } from '../platform/sql/open-database.ts';
import { listActiveStores } from './store-store.ts';

export function registerStoreRoutes(app: HttpApp<Actor>, { db }: { db: Db }): void {
  bindCall(app, listStores, { allow: 'user' }, async () => {
    const rows = await listActiveStores(db);
    const items = rows.map(({ id, name, category, premium, connected, contract }) => ({
      id,
      name,
      category,
      premium,
      connected,
      contract,
    }));
    return { items, next_cursor: null, total: items.length };
  });
}
