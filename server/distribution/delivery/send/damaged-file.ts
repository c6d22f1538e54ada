/**
 * A stored file differs from what the message states. Retrying cannot help; a damaged file must never reach a store.
 */
export class DamagedFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DamagedFile';
  }
}
