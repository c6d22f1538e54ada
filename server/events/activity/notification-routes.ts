import {
  countUnreadNotifications,
  listNotificationSettings,
  listNotifications,
  markNotificationsRead as markCall,
  markNotificationRead as markOneCall,
  updateNotificationSetting as updateSettingCall,
} from '@tangent/contract/events/notification.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { markNotificationRead, markNotificationsRead } from './mark-notifications.ts';
import { getNotificationSettings, updateNotificationSetting } from './notification-settings.ts';
import { countUnread, getNotificationsView } from './notifications-view.ts';

export function registerNotificationRoutes(app: HttpApp<Actor>, { db }: Pick<BaseContext, 'db'>): void {
  bindCall(app, listNotifications, { allow: 'user' }, ({ actor, query }) =>
    getNotificationsView(db, actor.user_id, query.cursor),
  );

  bindCall(app, countUnreadNotifications, { allow: 'user' }, async ({ actor }) => ({
    unread: await countUnread(db, actor.user_id),
  }));

  bindCall(app, markCall, { allow: 'user' }, async ({ actor, body }) => {
    await markNotificationsRead(db, actor.user_id, new Date(body.until));
    return { unread: await countUnread(db, actor.user_id) };
  });

  bindCall(app, markOneCall, { allow: 'user' }, async ({ actor, params }) => {
    await markNotificationRead(db, actor.user_id, params.id);
    return { unread: await countUnread(db, actor.user_id) };
  });

  bindCall(app, listNotificationSettings, { allow: 'user' }, async ({ actor }) => ({
    items: await getNotificationSettings(db, actor.user_id),
  }));

  bindCall(app, updateSettingCall, { allow: 'user' }, ({ actor, body }) =>
    inTransaction(db, async (tx) => {
      await updateNotificationSetting(tx, actor.user_id, body);
      return { items: await getNotificationSettings(tx, actor.user_id) };
    }),
  );
}
