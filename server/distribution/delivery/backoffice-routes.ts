import { pauseStore as pauseCall, resumeStore as resumeCall } from '@tangent/contract/catalogue/backoffice-store.ts';
import {
  getBackofficeDelivery,
  getMessageXml,
  listBackofficeDeliveries,
  markDelivery as markCall,
  resendDelivery as resendCall,
} from '@tangent/contract/distribution/backoffice-delivery.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { markDelivery } from './plan/mark-delivery.ts';
import { resendDelivery } from './plan/retry-delivery.ts';
import { pauseStore, resumeStore } from './send/pause-store.ts';
import { getDeliveryDetail, getMessageXmlView } from './views/delivery-detail-view.ts';
import { listDeliveryOverviews } from './views/delivery-list-view.ts';

const STAFF = { allow: 'staff' } as const;

/** Binds the calls of staff about deliveries and connections to stores. */
export function registerDeliveryBackofficeRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, listBackofficeDeliveries, STAFF, ({ query }) => listDeliveryOverviews(db, query));
  bindCall(app, getBackofficeDelivery, STAFF, ({ params }) => getDeliveryDetail(db, params.id));
  bindCall(app, getMessageXml, STAFF, ({ params }) => getMessageXmlView(db, params.id));
  bindCall(app, resendCall, STAFF, ({ params, body, actor }) =>
    inTransaction(db, (tx) => resendDelivery(tx, actor, params.id, body, clock.now())),
  );
  bindCall(app, markCall, STAFF, ({ params, body, actor }) =>
    inTransaction(db, (tx) => markDelivery(tx, actor, params.id, body.state, clock.now())),
  );
  bindCall(app, pauseCall, STAFF, ({ params, body, actor }) =>
    inTransaction(db, (tx) => pauseStore(tx, actor, params.id, body.note, clock.now())),
  );
  bindCall(app, resumeCall, STAFF, ({ params, actor }) =>
    inTransaction(db, (tx) => resumeStore(tx, actor, params.id, clock.now())),
  );
}
