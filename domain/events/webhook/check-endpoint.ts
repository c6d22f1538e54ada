import { checkRequiredText } from '../../check-text.ts';
import type { Issue } from '../../issue.ts';
import { WEBHOOK_URL_MAX_CHARS } from '../webhook-limits.ts';
import type { WebhookEventType } from './event-type.ts';

export type EndpointInput = { readonly url: string; readonly events: readonly WebhookEventType[] };

// Neither a user name nor a fragment; the server also decides whether the host is public.
const ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?][^\s#\\]*)?$/i;

/**
 * Checks an endpoint: an address, and at least one event.
 *
 * @example checkEndpoint({ url: 'example.com', events: [] })
 * // [{ code: 'webhook_url', path: 'url' }, { code: 'required', path: 'events' }]
 */
export function checkEndpoint({ url, events }: EndpointInput): Issue[] {
  return [...checkUrl(url), ...(events.length === 0 ? [{ code: 'required', path: 'events' }] : [])];
}

function checkUrl(url: string): Issue[] {
  const issues = checkRequiredText('url', url, { max: WEBHOOK_URL_MAX_CHARS });
  if (issues.length > 0) return issues;
  return ADDRESS.test(url.trim()) ? [] : [{ code: 'webhook_url', path: 'url' }];
}
