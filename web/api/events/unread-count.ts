import type { countUnreadNotifications } from '@tangent/contract/events/notification.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';

export const notificationKeys = {
  unread: () => ['notifications', 'unread'] as const,
  list: () => ['notifications', 'list'] as const,
  settings: () => ['notifications', 'settings'] as const,
};

/** The number is read again this often while the page is visible, and whenever the window gets the focus. */
export const POLL_EVERY_MS = 60_000;

export function useUnreadCount(enabled: boolean): number {
  const { data } = useQuery({
    queryKey: notificationKeys.unread(),
    queryFn: ({ signal }) =>
      callApi<typeof countUnreadNotifications>('GET', '/v1/api/notifications/unread', { signal }),
    refetchInterval: POLL_EVERY_MS,
    enabled,
  });
  return data?.unread ?? 0;
}
