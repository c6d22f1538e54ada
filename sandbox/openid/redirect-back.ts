import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { html, Html as Markup } from '../page/html.ts';
import { POLICY, renderLayout } from '../page/layout.ts';
import type { AuthorizeRequest } from './check-request.ts';

const SEND = 'document.forms[0].submit()';
// Kept outside the template: the build lowers a template that contains a closing script tag, with a package that is not
// installed.
const SCRIPT = new Markup(`<script>${SEND}</script>`);
const SEND_HASH = createHash('sha256').update(SEND).digest('base64');

/**
 * Redirects the user back to the app with the values in the fragment, in the query, or in a form that submits itself.
 */
export function redirectBack(
  reply: FastifyReply,
  request: AuthorizeRequest,
  values: Record<string, string>,
): FastifyReply {
  const all = { ...values, ...(request.state === null ? {} : { state: request.state }) };
  if (request.response_mode === 'form_post') return sendForm(reply, request.redirect_uri, all);
  const text = new URLSearchParams(all).toString();
  if (request.response_mode === 'fragment') return reply.redirect(`${request.redirect_uri}#${text}`, 303);
  const sign = request.redirect_uri.includes('?') ? '&' : '?';
  return reply.redirect(`${request.redirect_uri}${sign}${text}`, 303);
}

/** Builds a policy that lets forms post to the app and runs only the script that submits the form. */
export function policyFor(redirectUri: string): string {
  const target = new URL(redirectUri).origin;
  return `${POLICY.replace("form-action 'self'", `form-action 'self' ${target}`)}; script-src 'sha256-${SEND_HASH}'`;
}

function sendForm(reply: FastifyReply, address: string, values: Record<string, string>): FastifyReply {
  const fields = Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const page = html`<main><h1>Back to the app</h1><form method="post" action="${address}">${fields}
<button type="submit">Continue</button></form></main>${SCRIPT}`;
  return reply
    .header('content-security-policy', policyFor(address))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderLayout('Back to the app', page));
}
