import type { Issue } from '@tangent/domain/issue.ts';
import { ApiError } from './api-error.ts';

/** What a call that failed says about single fields, in the shape in which the rules say it. */
export function listIssues(error: unknown): Issue[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.errors).map(([path, { code, params }]) => ({
    path,
    code,
    ...(params ? { params } : {}),
  }));
}
