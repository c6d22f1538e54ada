import helmet from '@fastify/helmet';
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

/** A data response must never act as a page. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sets the headers of OWASP ASVS 3.4 on every response, with a fresh nonce in `reply.cspNonce` for inline scripts and
 * styles.
 */
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
    // Decides by the route: the request may carry an absolute address.
    if (!request.routeOptions.url?.startsWith('/v1/')) return;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const type = String(reply.getHeader('content-type') ?? 'application/json');
    if (type.startsWith('application/json')) reply.header('content-security-policy', DATA_POLICY);
  });
}

function buildDirectives({ image_origins, third_party_origins: outer, https_only }: Options) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...(outer.script ?? [])],
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
