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

/** What S3 answers to a key that is wrong, gone or may not do this. */
const REFUSED_BY_S3 = /^(AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|Forbidden|AccountProblem)$/;

/** Sorts what the libraries throw. Whatever is not about the key may pass: a full disk, a cut line, a silent server. */
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
  // Some errors of the network carry nothing but a code.
  return error.message || ('code' in error ? String(error.code) : error.name);
}
