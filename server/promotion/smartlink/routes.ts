import * as calls from '@tangent/contract/promotion/smartlink.ts';
import type pg from 'pg';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { registerLinkCsv } from './csv-route.ts';
import { findReleasePage } from './find-release-page.ts';
import { getLinkAnalyticsView } from './link-analytics-view.ts';
import { getLinkDetailView, getReleaseLinkView } from './link-detail-view.ts';
import { getLinkListView } from './link-list-view.ts';
import { forgetLink } from './link-notices.ts';
import { registerMailPictures } from './mail-picture-route.ts';
import { registerPictureRoutes } from './picture-routes.ts';
import { registerSharePicture } from './share-picture-route.ts';
import { updateLink } from './update-link.ts';

/** The context that calls and pictures of release pages need. */
export interface LinkContext extends BaseContext {
  pool: pg.Pool;
  storage: Storage;
  public_url: string;
  product_name: string;
  auth_secret: string;
}

export function registerLinkRoutes(app: HttpApp<Actor>, context: LinkContext): void {
  const { db, clock, public_url } = context;
  bindCall(app, calls.getReleasePage, { allow: 'anyone' }, async ({ params }) => {
    const found = await findReleasePage(db, params.key, clock.now());
    if (found === null) throw new Refusal('not_found');
    return found.page;
  });
  bindCall(app, calls.listSmartLinks, { allow: 'user' }, ({ actor, query }) =>
    getLinkListView(db, actor.user_id, { ...query, public_url, now: clock.now() }),
  );
  bindCall(app, calls.getSmartLink, { allow: 'user' }, ({ actor, params }) =>
    getLinkDetailView(db, actor.user_id, params.id, { public_url, now: clock.now() }),
  );
  bindCall(app, calls.updateSmartLink, { allow: 'user' }, async ({ actor, params, body }) => {
    const { key, detail } = await inTransaction(db, async (tx) => ({
      key: await updateLink(tx, actor, params.id, body, clock.now()),
      detail: await getLinkDetailView(tx, actor.user_id, params.id, { public_url, now: clock.now() }),
    }));
    forgetLink(db, key);
    return detail;
  });
  bindCall(app, calls.getReleaseLink, { allow: 'user' }, ({ actor, params }) =>
    getReleaseLinkView(db, actor.user_id, params.id, public_url),
  );
  bindCall(app, calls.getLinkAnalytics, { allow: 'user' }, ({ actor, params, query }) =>
    getLinkAnalyticsView(db, actor, params.id, query, clock.now()),
  );
  registerLinkCsv(app, context);
  registerSharePicture(app, context);
  registerMailPictures(app, context);
  registerPictureRoutes(app, context);
}
