import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Describes every call from the same schemas that check it, at /v1/openapi.json. Register it before the calls. */
export async function addOpenApi(app: FastifyInstance, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title, version: '1' } },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
