import { listAuditEvents } from '@tangent/contract/identity/backoffice-audit.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import type { Actor } from '../auth/public.ts';
import { listAuditLog } from './audit-log-view.ts';

export function registerAuditRoutes(app: HttpApp<Actor>, { db }: { db: Db }): void {
  bindCall(app, listAuditEvents, { allow: 'staff' }, ({ query }) => listAuditLog(db, query));
}
