import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';
import { POLICY, renderLayout } from './layout.ts';

/** Responds 404 with a page. */
export function missing(reply: FastifyReply): string {
  reply.code(404);
  return renderDocument(
    reply,
    'Not found',
    html`<main><h1>This page does not exist.</h1><p><a href="/">The sandbox</a></p></main>`,
  );
}

/** Renders a page; `targets` are addresses to which its forms may redirect. */
export function renderDocument(
  reply: FastifyReply,
  title: string,
  body: Html,
  targets: readonly (string | null)[] = [],
): string {
  const origins = targets.flatMap((target) => URL.parse(target ?? '')?.origin ?? []);
  const policy = POLICY.replace("form-action 'self'", ["form-action 'self'", ...new Set(origins)].join(' '));
  reply.header('content-security-policy', policy).header('cache-control', 'no-store').type('text/html; charset=utf-8');
  return renderLayout(`${title} (sandbox)`, body);
}
