export { ApiError, type IssuesByField } from './api-error.ts';
export { type Client, createClient } from './client.ts';
export type { CallOptions, ClientOptions, KeyedCallOptions } from './connection.ts';
export type { ErrorName } from './generated/error-names.ts';
export type * from './generated/types.ts';
export type { IncomingWebhook, IncomingWebhookType } from './generated/webhook-events.ts';
export { type Page, readPages } from './read-pages.ts';
export type { FileToSend, SendOptions } from './send-file.ts';
export { verifyWebhook, WebhookError, type WebhookHeaders } from './verify-webhook.ts';
