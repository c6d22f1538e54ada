import { type Context, context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestIds } from './request-ids.ts';

/** The route, never the address: that may contain the token of a link. */
const findRoute = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'other';

/** Creates what adds a span to each request. A trace begins here: whatever a client sends about traces is ignored. */
export function createRequestTracer(tracer: Tracer, ids: RequestIds) {
  return (app: FastifyInstance): void => {
    const contexts = new WeakMap<FastifyRequest, Context>();
    app.addHook('onRequest', (request, _reply, done) => {
      if (request.routeOptions.config.is_health_check) return done();
      const route = findRoute(request);
      const attributes = {
        'http.request.method': request.method,
        'http.route': route,
        'tangent.request_id': request.id,
      };
      const options = { kind: SpanKind.SERVER, root: true, attributes };
      const span = ids.startFor(request.id, () =>
        tracer.startSpan(`${request.method} ${route}`, options, ROOT_CONTEXT),
      );
      const own = trace.setSpan(ROOT_CONTEXT, span);
      contexts.set(request, own);
      context.with(own, done);
    });
    // The body arrives in events of the connection, which know nothing of the request.
    app.addHook('preValidation', (request, _reply, done) => {
      context.with(contexts.get(request) ?? ROOT_CONTEXT, done);
    });
    app.addHook('onResponse', (request, reply, done) => {
      const own = contexts.get(request);
      const span = own && trace.getSpan(own);
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
  };
}
