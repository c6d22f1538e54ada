import { ApiError } from '../../../../api/api-error.ts';

/** Whether a sensitive action was refused because the user had not confirmed recently, or declined to confirm. */
export function isAbandoned(error: unknown): boolean {
  return error instanceof ApiError && error.name === 'step_up_required';
}
