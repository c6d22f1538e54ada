/** Why a call to a store failed: `transient` may pass without action, `authentication` and `host_key` need a person. */
export type StoreErrorClass = 'transient' | 'authentication' | 'host_key';

export class StoreError extends Error {
  readonly error_class: StoreErrorClass;

  constructor(errorClass: StoreErrorClass, message: string) {
    super(message);
    this.name = 'StoreError';
    this.error_class = errorClass;
  }
}

/** S3's errors for a key that is wrong, removed or lacks the permission. */
const REFUSED_BY_S3 = /^(AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|Forbidden|AccountProblem)$/;

/**
 * Classifies the libraries' errors. Any error not about the key may be temporary: a full disk, a broken connection, a
 * silent server.
 */
export function classifyStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const isKeyRefused =
    /authentication methods? failed|permission denied \(publickey/i.test(message) ||
    (error instanceof Error && REFUSED_BY_S3.test(error.name));
  return new StoreError(isKeyRefused ? 'authentication' : 'transient', isKeyRefused ? message : describe(error));
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Some network errors carry only a code.
  return error.message || ('code' in error ? String(error.code) : error.name);
}
