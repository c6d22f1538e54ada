import type { Issue } from '@tangent/domain/issue.ts';
import { ApiError } from './api-error.ts';

/** Lists the issues a failed call reports about single fields, in the shape of the domain's issues. */
export function listIssues(error: unknown): Issue[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.errors).map(([path, { code, params }]) => ({
    path,
    code,
    ...(params ? { params } : {}),
  }));
}
