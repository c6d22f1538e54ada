/**
 * Why a store could not be worked with: `transient` may pass by itself, `authentication` and `host_key` need a person.
 */
export type StoreErrorClass = 'transient' | 'authentication' | 'host_key';

export class StoreError extends Error {
  readonly error_class: StoreErrorClass;

  constructor(errorClass: StoreErrorClass, message: string) {
    super(message);
    this.name = 'StoreError';
    this.error_class = errorClass;
  }
}

/** Sorts what the SFTP library throws. Whatever is not about the key may pass: a full disk, a cut line, a silent server. */
export function classifyStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const isKeyRefused = /authentication methods? failed|permission denied \(publickey/i.test(message);
  return new StoreError(isKeyRefused ? 'authentication' : 'transient', message);
}
