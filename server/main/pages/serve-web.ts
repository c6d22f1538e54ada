import files from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../identity/auth/public.ts';
import { firstValues } from '../../platform/http/first-values.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { readDescription } from '../../platform/http/openapi.ts';
import { buildErrorBody } from '../../platform/http/send-error.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { DemoRelease, PageRequest, WebBuild } from './load-web.ts';
import { sendHtml, sendSharedHtml } from './send-html.ts';
import type { ToolIds } from './tool-origins.ts';

interface Product {
  name: string;
  public_url: string;
  support_email: string;
  help_url: string;
  /** The sign-in providers beside our own passwords, and the prefix of the state in Apple's response. */
  sign_in_providers: readonly string[];
  apple_state: string;
  /** The product's profiles on other sites, for the footers. */
  social_links: readonly string[];
  tools: ToolIds;
  /** Finds the release that the start page shows as an example. */
  findDemoRelease?: () => Promise<DemoRelease | null>;
  /** Whether the page with every component in every state exists; it is for developers. */
  shows_kit: boolean;
}

/** Reads a request for a public page; null for a blocked user, who has been sent to the only page there is. */
export type ReadPage = (request: FastifyRequest, reply: FastifyReply) => Promise<PageRequest | null>;

/**
 * Serves the web: built files, public pages rendered on the server, and the shell of the app for its paths. An unknown
 * page redirects to the start page. Returns the function that reads a request for a public page.
 */
export async function serveWeb(app: HttpApp<Actor>, web: WebBuild, product: Product): Promise<ReadPage> {
  await app.register(files, {
    root: web.client_folder,
    index: false,
    // One route per file: other paths fall through to the pages below.
    wildcard: false,
    globIgnore: ['index.html', '.vite/**', '**/*.{br,gz,map}'],
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => response.setHeader('cache-control', getCacheControl(file)),
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(request, reply);
    const path = request.url.split('?')[0] ?? '/';
    if (web.isAppPath(path) && (product.shows_kit || path !== '/kit')) {
      // An address with a token is never sent as a referrer, not even to our own scripts and pictures.
      const { token, claim } = firstValues(request.query);
      if (token !== undefined || claim !== undefined) reply.header('referrer-policy', 'no-referrer');
      return sendHtml(request, reply, 200, fillShell(web.shell, product, reply.allowInline()));
    }
    const read = await readPage(request, reply);
    if (read === null) return reply;
    const demo_release = read.path === '/' ? ((await product.findDemoRelease?.()) ?? null) : null;
    const page = await web.renderPage({ ...read, demo_release });
    if (page !== null) return sendSharedHtml(request, reply, page.status, page.html);
    return wantsHtml(request) ? reply.redirect('/', 302) : notFound(request, reply);
  });
  app.get('/v1/docs', { schema: { hide: true } }, async (request, reply) => {
    const page = await readPage(request, reply);
    if (page === null) return reply;
    // A page as long as this one is not made again for a query that it has no use for.
    const { lang } = page.query;
    const query = lang === undefined ? {} : { lang };
    return sendSharedHtml(request, reply, 200, await web.renderApiReference(readDescription(app), { ...page, query }));
  });
  return readPage;

  async function readPage(request: FastifyRequest, reply: FastifyReply): Promise<PageRequest | null> {
    const visitor = await findVisitor(app, request);
    if (visitor !== 'blocked') {
      // A page with the frame of a user is not kept: after signing out the way back leads to that of a visitor.
      if (visitor !== null) reply.header('cache-control', 'no-store');
      return readPageRequest(product, visitor, request);
    }
    reply.redirect(BLOCKED_PATH, 302);
    return null;
  }
}

function readPageRequest(product: Product, visitor: Actor | null, request: FastifyRequest): PageRequest {
  return {
    path: request.url.split('?')[0] ?? '/',
    query: firstValues(request.query),
    accept_language: request.headers['accept-language'] ?? '',
    is_signed_in: visitor !== null,
    plan: visitor?.plan ?? null,
    product_name: product.name,
    public_url: product.public_url,
    social_links: product.social_links,
    help_url: product.help_url,
    support_email: product.support_email,
    nonce: null,
  };
}

// Names of built files contain a hash of their content; the few others may change with every release.
function getCacheControl(file: string): string {
  return /[\\/]assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

function notFound(request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send(buildErrorBody(new Refusal('not_found'), request));
}

function wantsHtml(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

/** The only page of a blocked user (S2-063). */
const BLOCKED_PATH = '/account/blocked';

/** Finds the signed-in user; null without a session. */
async function findVisitor(app: HttpApp<Actor>, request: FastifyRequest): Promise<Actor | 'blocked' | null> {
  // Most visitors have none, and a refusal costs as much as their page.
  if (request.headers.cookie === undefined && request.headers.authorization === undefined) return null;
  try {
    return await app.authorize(request, 'user');
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'account_blocked' ? 'blocked' : null;
    throw error;
  }
}

// The shell is built once for all installations: the product name, the help address and the nonce of
// the response are inserted here.
function fillShell(shell: string, product: Product, nonce: string): string {
  const values: Record<string, string> = {
    __PRODUCT_NAME__: product.name,
    __SUPPORT_EMAIL__: product.support_email,
    __HELP_URL__: product.help_url,
    __SIGN_IN_PROVIDERS__: product.sign_in_providers.join(' '),
    __APPLE_STATE__: product.apple_state,
    __SOCIAL_LINKS__: product.social_links.join(' '),
    __TOOL_CHAT__: product.tools.chat ?? '',
    __TOOL_BOT__: product.tools.bot ?? '',
    __TOOL_RECORDING__: product.tools.recording ?? '',
    __CSP_NONCE__: nonce,
  };
  return shell.replace(/__[A-Z_]+?__/g, (mark) => escapeHtml(values[mark] ?? mark));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
