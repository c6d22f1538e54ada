import { idParams } from '@tangent/contract/values.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../identity/auth/public.ts';
import { firstValues } from '../../platform/http/first-values.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPreviewPage } from '../../promotion/smartlink/public.ts';
import type { Config } from '../config/config.ts';
import type { CallContext } from '../module-contexts.ts';
import type { ReleaseView, WebBuild } from './load-web.ts';
import { sendHtml } from './send-html.ts';
import { readFanRequest } from './serve-fan-pages.ts';

type PreviewContext = CallContext & { config: Config };

/** Serves the page that a release will have, to its owner. For everybody else there is no such page. */
export function servePreview(app: HttpApp<Actor>, web: WebBuild, context: PreviewContext): void {
  app.get('/release-preview/:id', { schema: { hide: true } }, async (request, reply) => {
    const view = await findView(request);
    const { status, html } = await web.renderRelease(view, readFanRequest(context.config, request, reply));
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    return sendHtml(request, reply, status, html);
  });

  async function findView(request: FastifyRequest): Promise<ReleaseView> {
    const now = context.clock.now();
    const today = utcDay(now.getTime());
    const actor = await findOwner(app, request);
    const params = idParams.safeParse(request.params);
    const { state } = firstValues(request.query);
    const found =
      actor && params.success ? await findPreviewPage(context.db, actor, { id: params.data.id, state }, now) : null;
    if (found === null) return { page: null, today, presave: null };
    const { page, states } = found;
    return { page, today, presave: page.state === 'presave' ? usualCampaign(context) : null, preview: { states } };
  }
}

/** The campaign as it is on an open day in a usual browser. */
function usualCampaign({ spotify, test_mode }: PreviewContext): NonNullable<ReleaseView['presave']> {
  return {
    is_open: true,
    earlier_date: null,
    has_spotify: spotify !== null,
    is_test_mode: test_mode,
    in_app: null,
    is_android: false,
    notice: null,
  };
}

async function findOwner(app: HttpApp<Actor>, request: FastifyRequest): Promise<Actor | null> {
  try {
    return await app.authorize(request, 'user');
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
