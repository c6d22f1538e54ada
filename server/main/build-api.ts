import { WEBHOOK_BODIES } from '@tangent/contract/events/webhook-event.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';
import type { Registry } from 'prom-client';
import { type Actor, createAuthorize, createCallLimit, SESSION_COOKIE } from '../identity/auth/public.ts';
import { buildApp } from '../platform/http/build-app.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { createFirstResponses } from '../platform/http/idempotency.ts';
import type { LoadLimits } from '../platform/http/lanes.ts';
import { USUAL_LOAD_LIMITS } from '../platform/http/limit-load.ts';
import { createCallContext } from './call-context.ts';
import { listSignInProviders } from './config/identity-providers.ts';
import type { Context } from './context.ts';
import { createErrorTexts } from './create-error-texts.ts';
import { MODULES } from './modules.ts';
import { findDemoRelease } from './pages/find-demo-release.ts';
import type { WebBuild } from './pages/load-web.ts';
import { rememberFor } from './pages/remember-for.ts';
import { serveAccountPages } from './pages/serve-account-pages.ts';
import { serveArtistPages } from './pages/serve-artist-pages.ts';
import { serveFanPages } from './pages/serve-fan-pages.ts';
import { servePlaylists } from './pages/serve-playlists.ts';
import { servePreview } from './pages/serve-preview.ts';
import { serveSite } from './pages/serve-site.ts';
import { serveWeb } from './pages/serve-web.ts';
import { getToolIds, listToolOrigins } from './pages/tool-origins.ts';
import { openHealthLane } from './run/health-lane.ts';

/** Builds the HTTP server: the calls of all nouns, and the pages unless `web` is null, as in tests of calls. */
export async function buildApi(
  context: Context,
  web: WebBuild | null,
  metrics: Registry | null = null,
): Promise<HttpApp<Actor>> {
  const { config } = context;
  const tools = getToolIds(config);
  const health = openHealthLane(context);
  const call_limit = createCallLimit(context);
  const app = await buildApp<Actor>({
    title: config.product_name,
    public_url: config.public_url,
    session_cookie: SESSION_COOKIE,
    webhooks: WEBHOOK_BODIES,
    allowed_origins: allowedOrigins(context),
    log: context.log,
    metrics,
    traces: context.traces,
    trust_proxy: config.trust_proxy,
    checkHealth: health.check,
    describeHealth: async () => ({ outbox: await health.findOutbox(), now: context.clock.now().toISOString() }),
    authorize: createAuthorize({ ...context, call_limit }),
    getAccountId,
    first_responses: createFirstResponses({ ...context, getAccountId }),
    load_limits: chooseLoadLimits(config.rate_limits),
    image_origins: [...new Set([config.spotify_image_origin, config.apple_music_image_origin])],
    third_party_origins: listToolOrigins(tools),
    inline_scripts: web?.inline_scripts ?? [],
    https_only: config.public_url.startsWith('https:'),
    describeError: await createErrorTexts(),
  });
  app.addHook('onClose', async () => {
    await call_limit?.close();
    await health.close();
  });
  const callContext = createCallContext(context);
  for (const { registerRoutes } of MODULES) await registerRoutes?.(app, callContext);
  const { product_name, public_url, support_email, help_url, apple_state, app_mode } = config;
  if (web !== null) {
    const shows_kit = app_mode !== 'production';
    const sign_in = { sign_in_providers: listSignInProviders(config), apple_state };
    const links = { social_links: config.social_links ?? [], tools };
    const readPage = await serveWeb(app, web, {
      name: product_name,
      public_url,
      support_email,
      help_url,
      shows_kit,
      findDemoRelease: rememberFor(MINUTE_MS, context.clock, () =>
        findDemoRelease(context.db, config, context.clock.now()),
      ),
      ...sign_in,
      ...links,
    });
    serveAccountPages(app, web, { ...callContext, config });
    serveSite(app, web, context, readPage);
    serveArtistPages(app, web, { ...callContext, config }, readPage);
    serveFanPages(app, web, { ...callContext, config });
    servePreview(app, web, { ...callContext, config });
    servePlaylists(app, web, { ...callContext, config }, readPage);
  }
  return app;
}

const getAccountId = ({ user_id }: Actor) => user_id;

/** Without limits one address may do the work of hundreds. What is only arriving keeps its places: it is no work. */
function chooseLoadLimits(limits_uses: boolean): LoadLimits {
  const { calls, ...others } = USUAL_LOAD_LIMITS;
  return { ...others, calls: limits_uses ? calls : { ...calls, per_network: calls.all } };
}

function allowedOrigins({ config }: Context): string[] {
  if (config.app_mode === 'production') return [config.public_url];
  return [config.public_url, `http://localhost:${config.port}`, `http://127.0.0.1:${config.port}`];
}
