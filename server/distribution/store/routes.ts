import { listBackofficeStores } from '@tangent/contract/backoffice-store.ts';
import { listStores } from '@tangent/contract/store.ts';
import { findStoreLyrics } from '@tangent/domain/store/store-lyrics.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { listStoreOverviews } from './store-list-view.ts';
import { listActiveStores } from './store-store.ts';

export function registerStoreRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, listStores, { allow: 'user' }, async () => {
    const rows = await listActiveStores(db);
    const items = rows.map(
      ({ id, name, category, premium, connected, contract, starts, claims, takes_clip_start, ...profile }) => ({
        id,
        name,
        category,
        premium,
        connected,
        contract,
        starts,
        claims,
        takes_clip_start,
        lyrics: findStoreLyrics(profile),
      }),
    );
    return { items, next_cursor: null, total: items.length };
  });
  bindCall(app, listBackofficeStores, { allow: 'staff' }, async () => {
    const items = await listStoreOverviews(db, clock.now());
    return { items, next_cursor: null, total: items.length };
  });
}
