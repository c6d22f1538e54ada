import { search } from '@tangent/contract/people/search.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { searchOwn } from './search-view.ts';

export function registerSearchRoutes(app: HttpApp<Actor>, { db }: { db: Db }): void {
  bindCall(app, search, { allow: 'user' }, async ({ actor, query }) => ({
    items: await searchOwn(db, actor.user_id, query.q),
  }));
}
