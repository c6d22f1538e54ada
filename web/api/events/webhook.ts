import type * as calls from '@tangent/contract/events/webhook.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, type CallOutput, callApi } from '../call-api.ts';
import { invalidateSecurityLists } from '../identity/account.ts';

const webhookKeys = {
  all: ['webhooks'] as const,
  list: () => [...webhookKeys.all, 'list'] as const,
  one: (id: string) => [...webhookKeys.all, 'one', id] as const,
  messages: (id: string, view: MessageView) => [...webhookKeys.all, 'messages', id, view] as const,
  message: (id: string) => [...webhookKeys.all, 'message', id] as const,
};

const PATH = '/v1/api/webhooks';
const MESSAGES = '/v1/api/webhook-messages';

/** The log is read again this often: soon while a message is on its way, now and then otherwise; the endpoint always. */
const POLL_MS = { under_way: 1_500, idle: 15_000, endpoint: 5_000 } as const;

export type WebhookInput = CallInput<typeof calls.createWebhook>['body'];
export type WebhookChange = CallInput<typeof calls.updateWebhook>['body'];
/** The response with the secret itself; no other call returns it. */
export type WebhookWithSecret = CallOutput<typeof calls.createWebhook>;
export type MessageView = 'all' | 'undelivered';

export function useWebhooks() {
  return useQuery({
    queryKey: webhookKeys.list(),
    queryFn: ({ signal }) => callApi<typeof calls.listWebhooks>('GET', PATH, { signal }),
  });
}

export function useWebhook(id: string) {
  return useQuery({
    queryKey: webhookKeys.one(id),
    queryFn: ({ signal }) => callApi<typeof calls.getWebhook>('GET', `${PATH}/:id`, { params: { id }, signal }),
    refetchInterval: POLL_MS.endpoint,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: webhookKeys.all });
    invalidateSecurityLists(client);
  };
}

export function useCreateWebhook() {
  return useMutation({
    mutationFn: (body: WebhookInput) => callApi<typeof calls.createWebhook>('POST', PATH, { body }),
    onSuccess: useRefresh(),
  });
}

export function useUpdateWebhook(id: string) {
  return useMutation({
    mutationFn: (body: WebhookChange) =>
      callApi<typeof calls.updateWebhook>('PATCH', `${PATH}/:id`, { params: { id }, body }),
    onSuccess: useRefresh(),
  });
}

export function useRemoveWebhook(id: string) {
  return useMutation({
    mutationFn: () => callApi<typeof calls.removeWebhook>('DELETE', `${PATH}/:id`, { params: { id } }),
    onSuccess: useRefresh(),
  });
}

export function useRotateWebhook(id: string) {
  return useMutation({
    mutationFn: () =>
      callApi<typeof calls.rotateWebhookSecret>('POST', `${PATH}/:id/rotate`, { params: { id }, body: {} }),
    onSuccess: useRefresh(),
  });
}

export function useTestWebhook(id: string) {
  return useMutation({
    mutationFn: () => callApi<typeof calls.testWebhook>('POST', `${PATH}/:id/test`, { params: { id }, body: {} }),
    onSuccess: useRefresh(),
  });
}

export function useReplayWebhook(id: string) {
  return useMutation({
    mutationFn: () => callApi<typeof calls.replayWebhook>('POST', `${PATH}/:id/replay`, { params: { id }, body: {} }),
    onSuccess: useRefresh(),
  });
}

export function useWebhookMessages(id: string, view: MessageView) {
  return useInfiniteQuery({
    queryKey: webhookKeys.messages(id, view),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof calls.listWebhookMessages>('GET', `${PATH}/:id/messages`, {
        params: { id },
        query: { view, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((item) => item.state === 'waiting'))
        ? POLL_MS.under_way
        : POLL_MS.idle,
  });
}

export function useWebhookMessage(id: string) {
  return useQuery({
    queryKey: webhookKeys.message(id),
    queryFn: ({ signal }) =>
      callApi<typeof calls.getWebhookMessage>('GET', `${MESSAGES}/:id`, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? POLL_MS.under_way : false),
  });
}

export function useReplayMessage(id: string) {
  return useMutation({
    mutationFn: () =>
      callApi<typeof calls.replayWebhookMessage>('POST', `${MESSAGES}/:id/replay`, { params: { id }, body: {} }),
    onSuccess: useRefresh(),
  });
}
