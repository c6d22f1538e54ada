import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../../world.ts';
import { buildConnection, type Connection } from '../connection.ts';
import { S3Failure } from './s3-failure.ts';
import { serveBucket, serveObject } from './serve-object.ts';
import { checkSignature } from './signature.ts';

const MOST_BYTES = 5 * 1024 ** 3;
const HIDDEN = Symbol('no answer');

/**
 * Adds the stores that receive deliveries in a bucket: `/s3/{store}/{key}`, path style, signature version 4. The bucket
 * is the folder that the same store has over SFTP, so one reader serves both.
 */
export function addS3Routes(app: FastifyInstance, world: World): void {
  void app.register(async (s3) => {
    s3.removeAllContentTypeParsers();
    // Bodies are streamed to disk.
    s3.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    s3.setErrorHandler((error, request, reply) => {
      const failure = error instanceof S3Failure ? error : new S3Failure('InternalError', String(error));
      reply.code(failure.status).type('application/xml');
      return reply.send(request.method === 'HEAD' ? undefined : failure.toXml(request.url));
    });
    const connections = new WeakMap<object, Connection>();
    s3.route({
      method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
      url: '/s3/*',
      bodyLimit: MOST_BYTES,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const result = await serve(request, reply, world, connections);
        return result === HIDDEN ? reply.hijack() : result;
      },
    });
  });
}

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  world: World,
  connections: WeakMap<object, Connection>,
) {
  const [address = '', queryText = ''] = request.url.split('?', 2);
  const { method, headers } = request;
  checkSignature({ method, path: address, query: queryText, headers }, Date.now());
  const [bucket = '', ...names] = address.slice('/s3/'.length).split('/').map(decodeURIComponent);
  const store = await world.findStore(bucket);
  if (store === null) throw new S3Failure('NoSuchBucket');
  const { socket } = request.raw;
  const { refuse_connection, black_hole, disk_full } = store.behaviour();
  if (refuse_connection) socket.destroy();
  if (refuse_connection || black_hole) return HIDDEN;
  if (disk_full && ['PUT', 'POST'].includes(method)) throw new S3Failure('InternalError', 'the disk is full');
  const connection = connections.get(socket) ?? buildConnection(store, () => socket.destroy());
  connections.set(socket, connection);
  const query = new URLSearchParams(queryText);
  const call = { request, reply, bucket, key: names.join('/'), query, store, connection, uploads: world.upload_dir };
  return call.key === '' ? serveBucket(call) : serveObject(call);
}
