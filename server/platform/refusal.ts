import type { ErrorBody } from '@tangent/contract/error-body.ts';
import { ERROR_STATUSES, type ErrorName } from '@tangent/contract/errors.ts';

type FieldProblem = NonNullable<ErrorBody['errors']>[string];
/** A problem with one field; the issues that the rules of `domain` return fit. */
export type RefusalIssue = Readonly<FieldProblem & { path: string }>;

interface Details {
  /** How long until the same request may succeed; sent with `too_many_requests`, `unavailable` and `storage_full`. */
  retry_after_seconds?: number;
  /** The capability that the plan does not include, and the plan that does; sent with `premium_required`. */
  feature?: string;
  plan?: NonNullable<ErrorBody['plan']>;
}

/** Thrown by a use case that must stop. The caller gets the name, the issues and nothing else. */
export class Refusal extends Error {
  readonly code: ErrorName;
  readonly issues: readonly RefusalIssue[];
  readonly details: Details;

  constructor(code: ErrorName, issues: readonly RefusalIssue[] = [], details: Details = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.issues = issues;
    this.details = details;
  }

  get status(): number {
    return ERROR_STATUSES[this.code];
  }
}
