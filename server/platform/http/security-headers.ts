import { createHash, randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

declare module 'fastify' {
  interface FastifyReply {
    /** Returns a fresh nonce; inline scripts and styles of this response that carry it run. */
    allowInline(): string;
  }
}

/** Third-party origins that pages may load from, by kind of content. */
export type ThirdPartyOrigins = Partial<
  Record<'script' | 'style' | 'img' | 'font' | 'media' | 'connect' | 'frame', readonly string[]>
>;

interface Options {
  /** Other origins whose images our pages may show. */
  image_origins: readonly string[];
  third_party_origins: ThirdPartyOrigins;
  /** Inline scripts that are the same in every response: allowed by their hashes, so that such a page needs no nonce. */
  inline_scripts: readonly string[];
  /** True where the product is served by https only: browsers then upgrade every http address of a page to https. */
  https_only: boolean;
}

/** No page may use any browser feature except those named here. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS_POLICY = PERMISSIONS.map((name) => `${name}=()`).join(', ');

/** A data response must never act as a page. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The others are about content; writing them takes as long as the rest of a redirect. */
const HEADERS_OF_REDIRECTS = ['strict-transport-security', 'x-content-type-options', 'referrer-policy'];

const NONCE_BYTES = 16;
/** Stands for the nonce of a response in the policy that is built once. */
const NONCE_PLACE = '{nonce}';

/**
 * Sets the headers of OWASP ASVS 3.4 on every response. Other inline scripts and styles than those of the settings run
 * only in a response that asked for a nonce with `reply.allowInline()`. Returns those of a redirect.
 */
export function addSecurityHeaders(app: FastifyInstance, options: Options): { redirect_headers: Headers } {
  const directives = buildDirectives(options);
  const headers: Headers = {
    ...recordHeaders(
      helmet({
        contentSecurityPolicy: { useDefaults: false, directives },
        strictTransportSecurity: { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true },
        referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
        xFrameOptions: { action: 'deny' },
      }),
    ),
    'permissions-policy': PERMISSIONS_POLICY,
  };
  const redirect_headers: Headers = {
    ...Object.fromEntries(HEADERS_OF_REDIRECTS.map((name) => [name, headers[name] ?? ''])),
    'content-security-policy': DATA_POLICY,
  };
  const source = `'nonce-${NONCE_PLACE}'`;
  const { 'content-security-policy': policyWithNonce = '' } = recordHeaders(
    helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: {
        ...directives,
        scriptSrc: [...directives.scriptSrc, source],
        styleSrc: [...directives.styleSrc, source],
      },
    }),
  );
  app.decorateReply('allowInline', function allowInline(this: FastifyReply) {
    const nonce = randomBytes(NONCE_BYTES).toString('hex');
    if (this.request.routeOptions.config.is_redirect) this.headers(headers);
    this.header('content-security-policy', policyWithNonce.replaceAll(NONCE_PLACE, nonce));
    return nonce;
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.is_redirect ? redirect_headers : headers);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Decides by the route: the request may carry an absolute address.
    if (request.routeOptions.url?.startsWith('/v1/')) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      const type = String(reply.getHeader('content-type') ?? 'application/json');
      if (type.startsWith('application/json')) reply.header('content-security-policy', DATA_POLICY);
    }
    done();
  });
  return { redirect_headers };
}

type Headers = Readonly<Record<string, string>>;
type SetHeaders = (request: IncomingMessage, response: ServerResponse, done: (error?: unknown) => void) => void;

/**
 * Returns the headers that Helmet sets. They are the same for every response; setting them by Helmet each time would
 * cost as much as a redirect.
 */
function recordHeaders(setHeaders: SetHeaders): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, throwError);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

function buildDirectives({ image_origins, third_party_origins: outer, inline_scripts, https_only }: Options) {
  const hashes = inline_scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...hashes, ...(outer.script ?? [])],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", ...(outer.style ?? [])],
    // Allows the style attribute only; components position menus and draw meters with it.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...image_origins, ...(outer.img ?? [])],
    mediaSrc: ["'self'", 'blob:', ...(outer.media ?? [])],
    fontSrc: ["'self'", ...(outer.font ?? [])],
    connectSrc: ["'self'", ...(outer.connect ?? [])],
    ...(outer.frame ? { frameSrc: [...outer.frame] } : {}),
    manifestSrc: ["'self'"],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(https_only ? { upgradeInsecureRequests: [] } : {}),
  };
}

function throwError(error?: unknown): void {
  if (error) throw error;
}
