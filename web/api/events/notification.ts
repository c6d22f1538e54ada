import type * as calls from '@tangent/contract/events/notification.ts';
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, type CallOutput, callApi } from '../call-api.ts';
import { notificationKeys, POLL_EVERY_MS } from './unread-count.ts';

const PATH = '/v1/api/notifications';

/** Reads the list of notifications, and with it the number of unread ones. */
export function useNotifications() {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: notificationKeys.list(),
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      const page = await callApi<typeof calls.listNotifications>('GET', PATH, { query, signal });
      client.setQueryData(notificationKeys.unread(), { unread: page.unread });
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: POLL_EVERY_MS,
  });
}

function refresh(client: QueryClient, { unread }: { unread: number }): Promise<void> {
  client.setQueryData(notificationKeys.unread(), { unread });
  return client.invalidateQueries({ queryKey: notificationKeys.list() });
}

/** Marks one notification as read. The page may change before the response arrives. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callApi<typeof calls.markNotificationRead>('POST', `${PATH}/:id/read`, {
        params: { id },
        body: {},
        keepalive: true,
      }),
    onSuccess: (left) => refresh(client, left),
  });
}

/** Marks everything up to the newest shown notification as read. */
export function useMarkAllRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (until: string) =>
      callApi<typeof calls.markNotificationsRead>('POST', '/v1/api/notifications/read', { body: { until } }),
    onSuccess: (left) => refresh(client, left),
  });
}

type Settings = CallOutput<typeof calls.listNotificationSettings>;
type SettingChange = CallInput<typeof calls.updateNotificationSetting>['body'];

export function useNotificationSettings() {
  return useQuery({
    queryKey: notificationKeys.settings(),
    queryFn: ({ signal }) =>
      callApi<typeof calls.listNotificationSettings>('GET', '/v1/api/notifications/settings', { signal }),
  });
}

/** Switches one type on or off: shown at once, reverted when the server does not save it. */
export function useSwitchNotification() {
  const client = useQueryClient();
  return useMutation({
    // One call after the other, so that two quick presses end in the state of the second.
    scope: { id: 'notification-settings' },
    mutationFn: (body: SettingChange) =>
      callApi<typeof calls.updateNotificationSetting>('PATCH', '/v1/api/notifications/settings', { body }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: notificationKeys.settings() });
      const before = client.getQueryData<Settings>(notificationKeys.settings());
      if (before) {
        const items = before.items.map((one) =>
          one.type === change.type ? { ...one, ...withoutAbsent(change) } : one,
        );
        client.setQueryData(notificationKeys.settings(), { items });
      }
      return before;
    },
    onError: (_error, _change, before) => client.setQueryData(notificationKeys.settings(), before),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.settings() }),
  });
}

function withoutAbsent({ email, app }: SettingChange): { email?: boolean; app?: boolean } {
  return { ...(email === undefined ? {} : { email }), ...(app === undefined ? {} : { app }) };
}
