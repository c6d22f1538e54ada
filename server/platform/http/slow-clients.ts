import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { isReceiving } from './is-receiving.ts';

/** How fast the bodies of requests have to arrive. */
export interface Pace {
  /** The time that every body has, and the bytes that buy a second more each; together never longer than `within_ms`. */
  grace_ms: number;
  bytes_per_second: number;
  within_ms: number;
  /** An upload may take as long as it likes, but this many bytes have to arrive in each window. */
  upload: { window_ms: number; bytes: number };
}

const USUAL_PACE: Pace = {
  grace_ms: 5_000,
  bytes_per_second: 1_000,
  within_ms: 60_000,
  // A twentieth of a bad mobile connection, which may also rest for almost the whole window.
  upload: { window_ms: 30_000, bytes: 16_000 },
};
const CHECK_EVERY_MS = 1_000;
const RETRY_AFTER_SECONDS = 5;

/** A client whose body is arriving. */
interface Sender {
  request: FastifyRequest;
  reply: FastifyReply;
  is_upload: boolean;
  /** When the time began, by the steady clock in milliseconds, and the bytes of the connection at that instant. */
  since: number;
  bytes: number;
  checked: number;
  is_late: boolean;
}

/**
 * Cuts off clients whose body trickles in, also after the request was refused: the rest still arrives. A client that has
 * no response yet gets 408, unless it sends a file, which it continues over a new connection.
 */
export function cutSlowBodies(app: FastifyInstance, pace: Pace = USUAL_PACE): void {
  const senders = new Set<Sender>();
  let timer: NodeJS.Timeout | null = null;
  const check = () => {
    const now = performance.now();
    for (const sender of senders) {
      if (!isReceiving(sender.request) || sender.request.raw.socket.destroyed) senders.delete(sender);
      else if (isTooLate(sender, pace, now)) cut(sender);
    }
    if (senders.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (isReceiving(request)) {
      const is_upload = request.routeOptions.config?.slow_body === true;
      const now = performance.now();
      const bytes = request.raw.socket.bytesRead;
      senders.add({ request, reply, is_upload, since: now, bytes, checked: now, is_late: false });
      timer ??= setInterval(check, Math.min(CHECK_EVERY_MS, pace.grace_ms / 2)).unref();
    }
    done();
  });
  app.addHook('onClose', async () => {
    if (timer !== null) clearInterval(timer);
  });
}

/** Whether a client was too slow at two checks in turn: before the first one we may have been busy and not read at all. */
function isTooLate(sender: Sender, pace: Pace, now: number): boolean {
  const { raw } = sender.request;
  // The client cannot send while a full buffer waits for us.
  if (raw.readableLength >= raw.readableHighWaterMark) sender.since += now - sender.checked;
  sender.checked = now;
  const was_late = sender.is_late;
  sender.is_late = sender.is_upload ? isUploadLate(sender, pace, now) : isBodyLate(sender, pace, now);
  return was_late && sender.is_late;
}

function isBodyLate({ request, since, bytes }: Sender, pace: Pace, now: number): boolean {
  const received = request.raw.socket.bytesRead - bytes;
  return now - since > Math.min(pace.grace_ms + (received / pace.bytes_per_second) * 1000, pace.within_ms);
}

function isUploadLate(sender: Sender, { upload }: Pace, now: number): boolean {
  if (now - sender.since < upload.window_ms) return false;
  const bytes = sender.request.raw.socket.bytesRead;
  if (bytes - sender.bytes < upload.bytes) return true;
  Object.assign(sender, { since: now, bytes });
  return false;
}

function cut({ request: { raw }, reply, is_upload }: Sender): void {
  // The reader of the body answers, as after any other failure; there is none while the caller is being identified.
  const isRead = raw.listenerCount('error') > 0;
  if (is_upload || reply.raw.headersSent || !isRead) raw.destroy();
  else raw.emit('error', new Refusal('body_too_slow', [], { retry_after_seconds: RETRY_AFTER_SECONDS }));
}

/**
 * Cuts off clients on whose connection nothing has moved for as long as the server's `connectionTimeout`, or between two
 * requests its `keepAliveTimeout`. A client that has sent its whole request and waits for the response stays: a busy
 * product answers late, but it answers.
 */
export function cutSilentConnections(app: FastifyInstance): void {
  const newest = new WeakMap<Socket, FastifyReply>();
  app.addHook('onRequest', (request, reply, done) => {
    newest.set(request.raw.socket, reply);
    done();
  });
  app.server.on('timeout', (socket) => {
    const reply = newest.get(socket);
    const isAwaited = reply?.request.raw.complete && !reply.raw.headersSent;
    if (!isAwaited) socket.destroy();
  });
}
