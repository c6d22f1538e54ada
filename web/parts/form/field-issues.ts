import type { Issue } from '@tangent/domain/issue.ts';
import { ApiError } from '../../api/api-error.ts';

/** What an answer of the server says about fields that stand on the page; what it says about others is trouble of the whole. */
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
