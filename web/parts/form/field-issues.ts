import type { Issue } from '@tangent/domain/issue.ts';
import { ApiError } from '../../api/api-error.ts';

/** Returns the issues of a failed call for these fields of the page; without any, the error concerns the whole form. */
export function findFieldIssues<Path extends string>(
  error: unknown,
  paths: readonly Path[],
): (Issue & { readonly path: Path })[] {
  if (!(error instanceof ApiError)) return [];
  const { errors } = error;
  return paths.flatMap((path) => {
    const found = errors[path];
    return found ? [{ path, code: found.code, ...(found.params ? { params: found.params } : {}) }] : [];
  });
}
