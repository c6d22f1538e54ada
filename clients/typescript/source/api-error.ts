import type { ErrorName } from './generated/error-names.ts';

/** The broken rules of a request, by the path of the field: `tracks.0.title`. */
export type IssuesByField = Readonly<
  Record<string, { readonly code: string; readonly params?: Readonly<Record<string, string | number>> }>
>;

interface ErrorFields {
  /** The name of the error; null when the response did not come from the API, as that of a proxy. */
  name: ErrorName | null;
  message: string;
  status: number;
  errors?: IssuesByField;
  request_id?: string;
  retry_after_seconds?: number;
  feature?: string;
  plan?: string;
}

/** The API refused a call. `name` is stable and meant for programs, `message` for people. */
export class ApiError extends Error {
  /** An error of the list in the API reference, or `ApiError` for a response that is not the API's. */
  override readonly name: ErrorName | 'ApiError';
  readonly status: number;
  /** Empty unless fields were invalid. */
  readonly errors: IssuesByField;
  /** Names a failed request to support; null unless the status is 500 or above. */
  readonly request_id: string | null;
  readonly retry_after_seconds: number | null;
  /** With `premium_required`: the feature that the plan does not include, and the cheapest plan that does. */
  readonly feature: string | null;
  readonly plan: string | null;

  constructor(fields: ErrorFields) {
    super(fields.message);
    this.name = fields.name ?? 'ApiError';
    this.status = fields.status;
    this.errors = fields.errors ?? {};
    this.request_id = fields.request_id ?? null;
    this.retry_after_seconds = fields.retry_after_seconds ?? null;
    this.feature = fields.feature ?? null;
    this.plan = fields.plan ?? null;
  }
}

/** Reads the error of a response. */
export async function readError(response: Response): Promise<ApiError> {
  const { status } = response;
  const retry_after = readRetryAfter(response);
  const waiting = retry_after === null ? {} : { retry_after_seconds: retry_after };
  const text = await response.text();
  const body = parseBody(text);
  if (body !== null) return new ApiError({ ...waiting, ...body, status });
  return new ApiError({ ...waiting, name: null, message: `the server responded with status ${status}`, status });
}

function parseBody(text: string): Omit<ErrorFields, 'status'> | null {
  try {
    const body: unknown = JSON.parse(text);
    const isOurs = typeof body === 'object' && body !== null && 'name' in body && 'message' in body;
    return isOurs ? (body as Omit<ErrorFields, 'status'>) : null;
  } catch {
    return null;
  }
}

/** Returns the seconds of the header Retry-After; null without one. The API never sends a date. */
export function readRetryAfter({ headers }: Response): number | null {
  const text = headers.get('retry-after');
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
