import type { FastifyReply, FastifyRequest } from 'fastify';
import { SharedText, sendText } from '../../platform/http/send-text.ts';

const HTML = 'text/html; charset=utf-8';

/** Sends a page that is made for one response. */
export function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  html: string,
): Promise<FastifyReply> {
  return sendText(request, reply.code(status), { type: HTML, text: html });
}

/** The most pages whose bytes are kept; a page is up to 0.1 MB long. */
const SHARED_PAGES = 200;

const sharedPages = new Map<string, SharedText>();

/**
 * Sends a page that others get too: it is compressed once, and a browser that has it gets no second copy. A page is
 * found by its text, which takes no time for the same string.
 */
export function sendSharedHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  html: string,
): Promise<FastifyReply> {
  const page = sharedPages.get(html) ?? new SharedText(html);
  sharedPages.delete(html);
  sharedPages.set(html, page);
  const [oldest] = sharedPages.keys();
  if (sharedPages.size > SHARED_PAGES && oldest !== undefined) sharedPages.delete(oldest);
  return page.send(request, reply.code(status), HTML);
}
