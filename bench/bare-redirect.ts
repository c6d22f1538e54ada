import fastify from 'fastify';

/** The least that Fastify needs to redirect: the measure for our redirect with counting. Reports its port when ready. */
const app = fastify();
app.get('/release/:key/go/:store', (_request, reply) => {
  reply.header('cache-control', 'no-store').redirect('https://open.spotify.com/search/x', 302);
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(Number(new URL(address).port));
