import { registerEmailLinkRoutes, registerUnsubscribeRoutes } from '../../identity/account/module.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { firstValues } from '../../platform/http/first-values.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { Config } from '../config/config.ts';
import type { CallContext } from '../module-contexts.ts';
import type { WebBuild } from './load-web.ts';
import { sendHtml } from './send-html.ts';
import { readFanRequest } from './serve-fan-pages.ts';

type PageContext = CallContext & { config: Config };

/** Serves the pages behind links in emails to account owners, in the language of the account unless they choose another. */
export function serveAccountPages(app: HttpApp<Actor>, web: WebBuild, context: PageContext): void {
  registerEmailLinkRoutes(app, context, async (request, reply, { purpose, email, language }) => {
    const page = readFanRequest(context.config, request, reply, firstValues(request.query).lang ?? language);
    return sendHtml(request, reply, 200, await web.renderEmailLink({ purpose, email }, page));
  });
  registerUnsubscribeRoutes(app, context, async (request, reply, { purpose, email, language }) => {
    const page = readFanRequest(context.config, request, reply, firstValues(request.query).lang ?? language);
    return sendHtml(request, reply, 200, await web.renderEmailLink({ purpose, email }, page));
  });
}
