import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type ChildOptions = Parameters<FastifyBaseLogger['child']>[1];
/** All forms in which a line can be written. */
type Line = Parameters<FastifyBaseLogger['info']>;

/** The log of a request. It is only opened for its first line: most requests write none, and opening it is costly. */
class LazyLog implements FastifyBaseLogger {
  readonly #open: () => FastifyBaseLogger;
  #opened: FastifyBaseLogger | null = null;

  constructor(open: () => FastifyBaseLogger) {
    this.#open = open;
  }

  get #log(): FastifyBaseLogger {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  get level(): string {
    return this.#log.level;
  }
  // Methods, not accessors: Fastify reads each of them for every request.
  fatal(...line: unknown[]): void {
    this.#log.fatal(...(line as Line));
  }
  error(...line: unknown[]): void {
    this.#log.error(...(line as Line));
  }
  warn(...line: unknown[]): void {
    this.#log.warn(...(line as Line));
  }
  info(...line: unknown[]): void {
    this.#log.info(...(line as Line));
  }
  debug(...line: unknown[]): void {
    this.#log.debug(...(line as Line));
  }
  trace(...line: unknown[]): void {
    this.#log.trace(...(line as Line));
  }
  silent(...line: unknown[]): void {
    this.#log.silent(...(line as Line));
  }
  child(bindings: Bindings, options?: ChildOptions): FastifyBaseLogger {
    return this.#log.child(bindings, options);
  }
}

/** Returns a child of a log that is only created for its first line; see `setChildLoggerFactory` of Fastify. */
export function createLazyLog(
  parent: FastifyBaseLogger,
  bindings: Bindings,
  options?: ChildOptions,
): FastifyBaseLogger {
  return new LazyLog(() => parent.child(bindings, options));
}
