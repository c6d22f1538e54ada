import { randomFillSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Third-party origins that pages may load from, by kind of content. */
export type ThirdPartyOrigins = Partial<
  Record<'script' | 'style' | 'img' | 'font' | 'media' | 'connect' | 'frame', readonly string[]>
>;

interface Options {
  /** Other origins whose images our pages may show. */
  image_origins: readonly string[];
  third_party_origins: ThirdPartyOrigins;
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

const FIXED_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': `max-age=${365 * 24 * 60 * 60}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers could be turned against a page.
  'x-xss-protection': '0',
} as const;

type Directive = readonly [name: string, values: readonly string[]];

/** A data response must never act as a page. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

declare module 'fastify' {
  interface FastifyReply {
    /** The nonces of inline scripts and styles: fresh for every response, and in its policy. */
    cspNonce: { script: string; style: string };
  }
}

const NONCE_BYTES = 16;
const NONCES_AT_ONCE = 256;

/**
 * Sets the headers of OWASP ASVS 3.4 on every response, with a fresh nonce in `reply.cspNonce` for inline scripts and
 * styles.
 */
export async function addSecurityHeaders(app: FastifyInstance, options: Options): Promise<void> {
  const writePolicy = buildPolicy(options);
  const createNonce = createNonceSource();
  app.decorateReply('cspNonce');
  app.addHook('onRequest', (_request, reply, done) => {
    reply.cspNonce = { script: createNonce(), style: createNonce() };
    reply.headers(FIXED_HEADERS).header('content-security-policy', writePolicy(reply.cspNonce));
    done();
  });
  app.addHook('onSend', async (request, reply) => {
    // Decides by the route: the request may carry an absolute address.
    if (!request.routeOptions.url?.startsWith('/v1/')) return;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const type = String(reply.getHeader('content-type') ?? 'application/json');
    if (type.startsWith('application/json')) reply.header('content-security-policy', DATA_POLICY);
  });
}

/** Returns the source of nonces: it asks the system for many at a time, because every request takes two. */
function createNonceSource(): () => string {
  const random = Buffer.alloc(NONCE_BYTES * NONCES_AT_ONCE);
  let used = random.length;
  return () => {
    if (used === random.length) {
      randomFillSync(random);
      used = 0;
    }
    used += NONCE_BYTES;
    return random.toString('hex', used - NONCE_BYTES, used);
  };
}

/** Returns the function that writes the policy of a page with its nonces; all else in it is the same for each. */
function buildPolicy(options: Options): (nonces: { script: string; style: string }) => string {
  const directives = listDirectives(options);
  const write = ([name, values]: Directive) => [name, ...values].join(' ');
  const nonced = ['script-src', 'style-src'];
  const rest = directives.filter(([name]) => !nonced.includes(name)).map(write);
  const [script = '', style = ''] = nonced.map((name) =>
    directives
      .filter(([directive]) => directive === name)
      .map(write)
      .join(''),
  );
  const start = rest.join(';');
  return (nonces) => `${start};${script} 'nonce-${nonces.script}';${style} 'nonce-${nonces.style}'`;
}

function listDirectives({ image_origins, third_party_origins: outer, https_only }: Options): Directive[] {
  return [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...(outer.script ?? [])]],
    ['script-src-attr', ["'none'"]],
    ['style-src', ["'self'", ...(outer.style ?? [])]],
    // Allows the style attribute only; components position menus and draw meters with it.
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', 'blob:', ...image_origins, ...(outer.img ?? [])]],
    ['media-src', ["'self'", 'blob:', ...(outer.media ?? [])]],
    ['font-src', ["'self'", ...(outer.font ?? [])]],
    ['connect-src', ["'self'", ...(outer.connect ?? [])]],
    ...(outer.frame ? [['frame-src', [...outer.frame]] satisfies Directive] : []),
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'", 'blob:']],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ...(https_only ? [['upgrade-insecure-requests', []] satisfies Directive] : []),
  ];
}
