import { listBackofficeStores, setStoreState as setStateCall } from '@tangent/contract/catalogue/backoffice-store.ts';
import { listStores } from '@tangent/contract/catalogue/store.ts';
import { findStoreLyrics } from '@tangent/domain/catalogue/store/store-lyrics.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { setStoreState } from './set-store-state.ts';
import { listStoreOverviews } from './store-list-view.ts';
import { listActiveStores } from './store-store.ts';

export function registerStoreRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, listStores, { allow: 'user' }, async () => {
    const rows = await listActiveStores(db);
    const items = rows.map(({ takes_lyrics, timed_lyrics, ...row }) => ({
      id: row.id,
      name: row.name,
      category: row.category,
      premium: row.premium,
      connected: row.connected,
      contract: row.contract,
      is_live: row.state === 'live',
      closes_on: row.closes_on,
      format: row.format,
      starts: row.starts,
      claims: row.claims,
      takes_clip_start: row.takes_clip_start,
      takes_pre_orders: row.takes_pre_orders,
      lyrics: findStoreLyrics({ takes_lyrics, timed_lyrics }),
    }));
    return { items, next_cursor: null, total: items.length };
  });
  bindCall(app, listBackofficeStores, { allow: 'staff' }, async () => {
    const items = await listStoreOverviews(db, clock.now());
    return { items, next_cursor: null, total: items.length };
  });
  bindCall(app, setStateCall, { allow: 'staff' }, ({ params, body, actor }) =>
    inTransaction(db, (tx) => setStoreState(tx, actor, params.id, body, clock.now())),
  );
}
