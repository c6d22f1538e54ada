import type { ErrorBody } from '@tangent/contract/error-body.ts';

/** An unsuccessful response, or no response at all (`status` 0, name `network`). The texts have its message by name. */
export class ApiError extends Error {
  readonly status: number;
  override readonly name: string;
  /** The invalid fields, by path. */
  readonly errors: NonNullable<ErrorBody['errors']>;
  readonly retry_after_seconds: number | null;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.name = body.name;
    this.errors = body.errors ?? {};
    this.retry_after_seconds = body.retry_after_seconds ?? null;
  }
}
