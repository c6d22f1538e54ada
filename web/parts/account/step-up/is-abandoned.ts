import { ApiError } from '../../../api/api-error.ts';

/** A sensitive act was refused because nobody confirmed lately that it is them, or decided not to. */
export function isAbandoned(error: unknown): boolean {
  return error instanceof ApiError && error.name === 'step_up_required';
}
