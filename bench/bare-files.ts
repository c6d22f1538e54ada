import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

/** Serves a folder as Fastify does by itself: the measure for our pages. Reports its port when ready. */
const [root = '.'] = process.argv.slice(2);
const app = fastify();
await app.register(fastifyStatic, { root, cacheControl: false });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(Number(new URL(address).port));
