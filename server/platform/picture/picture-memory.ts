import { createHash } from 'node:crypto';
import { Refusal } from '../refusal.ts';

export interface Picture {
  bytes: Buffer;
  /** Changes with the bytes, for `If-None-Match`. */
  tag: string;
}

/** Returns the picture of a name: the one that was drawn before, or the one that `draw` draws now; null for none. */
type FindPicture = (name: string, draw: () => Promise<Buffer | null>) => Promise<Picture | null>;

/** About a hundred large pictures. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** A picture takes all of a core: strangers who ask for many leave room for everything else that a process does. */
const DRAWN_AT_ONCE = 2;
const WAITING_MAX = 50;
const RETRY_AFTER_SECONDS = 5;

/**
 * Creates a memory of the pictures drawn last. Requests for the same picture draw it once; the one used longest ago is
 * dropped first. Everything that all memories of a process draw takes turns; beyond 50 that wait a picture is refused.
 */
export function createPictureMemory(kept_bytes = KEPT_BYTES): FindPicture {
  const kept = new Map<string, Picture>();
  const drawing = new Map<string, Promise<Picture | null>>();
  let bytes = 0;
  const keep = (name: string, picture: Picture) => {
    kept.set(name, picture);
    bytes += picture.bytes.length;
    for (const [oldest, dropped] of kept) {
      if (bytes <= kept_bytes) break;
      kept.delete(oldest);
      bytes -= dropped.bytes.length;
    }
  };
  const draw = async (name: string, work: () => Promise<Buffer | null>) => {
    const drawn = await takeTurn(work);
    if (drawn === null) return null;
    const picture = { bytes: drawn, tag: `"${createHash('sha256').update(drawn).digest('base64url').slice(0, 22)}"` };
    keep(name, picture);
    return picture;
  };
  return (name, work) => {
    const known = kept.get(name);
    if (known !== undefined) {
      kept.delete(name);
      kept.set(name, known);
      return Promise.resolve(known);
    }
    const running = drawing.get(name) ?? draw(name, work).finally(() => drawing.delete(name));
    drawing.set(name, running);
    return running;
  };
}

let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < DRAWN_AT_ONCE) running += 1;
  else if (waiting.length >= WAITING_MAX) {
    throw new Refusal('unavailable', [], { retry_after_seconds: RETRY_AFTER_SECONDS });
  } else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // The turn goes on to the next one, or ends.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
