import Fastify, { type FastifyInstance } from 'fastify';
import { addAiRoutes } from './ai/ai-routes.ts';
import { addAppleMusicControls, addAppleMusicRoutes } from './apple-music/apple-music-routes.ts';
import { addArtistPageControls } from './artist-pages/control-routes.ts';
import type { PageService } from './artist-pages/create-artist-pages.ts';
import { addAuthenticatorRoutes } from './authenticator/authenticator-routes.ts';
import { addControlRoutes } from './control/control-routes.ts';
import { addStoreRoutes } from './control/store-routes.ts';
import { addItunesControls } from './itunes/control-routes.ts';
import { addItunesRoutes } from './itunes/itunes-routes.ts';
import { addMailRoutes } from './mail/mail-routes.ts';
import { addOpenidControls, addOpenidRoutes } from './openid/openid-routes.ts';
import { addPageRoutes } from './page/page-routes.ts';
import { addPayoneerControls } from './payoneer/control-routes.ts';
import { addPayoneerPages } from './payoneer/pages/registration-routes.ts';
import { addPayoneerRoutes } from './payoneer/payoneer-routes.ts';
import { addRightsControls } from './rights/control-routes.ts';
import { addMetaRoutes } from './rights/meta-routes.ts';
import { addYoutubeRoutes } from './rights/youtube-routes.ts';
import { addSpotifyAuthorize } from './spotify/authorize-routes.ts';
import { addSpotifyControls } from './spotify/control-routes.ts';
import { addSpotifyRoutes } from './spotify/spotify-routes.ts';
import { findRelease } from './stores/create-store.ts';
import { addReportRoutes } from './stores/reports/report-routes.ts';
import { addS3Routes } from './stores/s3/s3-routes.ts';
import { addTrendRoutes } from './stores/trends/trend-routes.ts';
import { addStripeControls } from './stripe/control-routes.ts';
import { addStripePages } from './stripe/pages/page-routes.ts';
import { addStripeRoutes } from './stripe/stripe-routes.ts';
import type { World } from './world.ts';

const FORM = 'application/x-www-form-urlencoded';

/**
 * Builds the HTTP side: programs send JSON; the page's forms post to the same addresses and are redirected back to the
 * page.
 */
export function buildApp(world: World): FastifyInstance {
  const app = Fastify({
    forceCloseConnections: true,
    // A misspelt behaviour must be refused, not silently ignored.
    ajv: { customOptions: { removeAdditional: false } },
  });
  app.addContentTypeParser(FORM, { parseAs: 'string' }, async (_request: unknown, body: string) => parseForm(body));
  app.addHook('preSerialization', async (request, reply, payload) => {
    const isPageForm = request.headers['content-type'] === FORM && request.url.startsWith('/control/');
    if (isPageForm && reply.statusCode < 400) reply.code(303).header('location', findPage(request.headers.referer));
    return payload;
  });
  addControlRoutes(app, world);
  addStoreRoutes(app, world);
  addReportRoutes(app, world);
  addTrendRoutes(app, world);
  addMailRoutes(app, world);
  addAiRoutes(app, world.ai);
  addArtistPageControls(app, world.artist_pages);
  addAppleMusicRoutes(app, world.apple_music, (upc) => findAlbum(world, 'apple-music', upc));
  addAppleMusicControls(app, world.apple_music);
  addItunesRoutes(app, world);
  addItunesControls(app, world.itunes);
  addSpotifyRoutes(app, world.spotify, (upc) => findAlbum(world, 'spotify', upc));
  addSpotifyAuthorize(app, world.spotify);
  addSpotifyControls(app, world.spotify);
  addOpenidRoutes(app, world.openid);
  addOpenidControls(app, world.openid);
  addStripeRoutes(app, world.stripe);
  addStripeControls(app, world.stripe, world.stripe_hooks);
  addStripePages(app, world.stripe);
  addPayoneerRoutes(app, world.payoneer);
  addPayoneerControls(app, world.payoneer);
  addPayoneerPages(app, world.payoneer);
  addYoutubeRoutes(app, world.rights);
  addMetaRoutes(app, world.rights);
  addRightsControls(app, world.rights);
  addAuthenticatorRoutes(app, world.clock);
  addS3Routes(app, world);
  addPageRoutes(app, world);
  return app;
}

// Listeners of the simulated Spotify and Apple Music find what the store of that name plays.
async function findAlbum({ stores, spotify, artist_pages }: World, service: PageService, upc: string) {
  if (service === 'spotify' && spotify.albums.has(upc)) return { title: 'An album without a delivery', pages: [] };
  const store = await stores.find(service);
  const release = store === null ? undefined : findRelease(store.book, upc);
  return release?.state === 'live' ? { title: release.title, pages: artist_pages.find(service, release) } : null;
}

// Returns the path of the page that the form is on. Any other referer falls back to the home page.
function findPage(referer: string | undefined): string {
  return /^https?:\/\/[^/]+(\/stores\/[a-z0-9-]+)$/.exec(referer ?? '')?.[1] ?? '/';
}

// An empty field means null.
function parseForm(body: string): Record<string, string | null> {
  return Object.fromEntries([...new URLSearchParams(body)].map(([name, value]) => [name, value === '' ? null : value]));
}
