import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Origins of others that pages may load from, by what is loaded. */
export type OuterOrigins = Partial<
  Record<'script' | 'style' | 'img' | 'font' | 'media' | 'connect' | 'frame', readonly string[]>
>;

interface Options {
  /** Other origins whose pictures our pages may show. */
  image_origins: readonly string[];
  outer_origins: OuterOrigins;
  /** True where the product is reached by https alone: browsers then turn every http address of a page into https. */
  https_only: boolean;
}

/** Nothing of the machine is any page's business but what is named here. */
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

/** An answer that is data has no business being a page. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of OWASP ASVS 3.4 on every answer, with a fresh nonce in `reply.cspNonce` for inline scripts and styles. */
export async function addSecurityHeaders(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: { useDefaults: false, directives: buildDirectives(options) },
    strictTransportSecurity: { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
  app.addHook('onSend', async (request, reply) => {
    // By the route: an address may be written in full.
    if (!request.routeOptions.url?.startsWith('/v1/')) return;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const type = String(reply.getHeader('content-type') ?? 'application/json');
    if (type.startsWith('application/json')) reply.header('content-security-policy', DATA_POLICY);
  });
}

function buildDirectives({ image_origins, outer_origins: outer, https_only }: Options) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...(outer.script ?? [])],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'", ...(outer.style ?? [])],
    // The style attribute only; components position menus and draw meters with it.
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
