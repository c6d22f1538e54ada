import { buildIpiCheck, normaliseIpi } from '@tangent/ddex/codes/ipi.ts';
import { buildIswcCheck, normaliseIswc } from '@tangent/ddex/codes/iswc.ts';
import type { Issue } from '../../../issue.ts';

export { normaliseIpi, normaliseIswc };

/**
 * Checks the ISWC of a work (ISO 15707). When only its last digit is wrong, the issue contains the correct one.
 *
 * @example checkIswc('iswc', 'T-034.524.680-2') // [{ code: 'iswc_check_digit', path: 'iswc', params: { expected: 1 } }]
 */
export function checkIswc(path: string, text: string): Issue[] {
  const code = normaliseIswc(text);
  if (!/^T[0-9]{10}$/.test(code)) return [{ code: 'iswc_invalid', path }];
  const expected = buildIswcCheck(code.slice(1, 10));
  return code.endsWith(String(expected)) ? [] : [{ code: 'iswc_check_digit', path, params: { expected } }];
}

/** Checks the IPI name number of a person: up to 11 digits whose last two are their check number. */
export function checkIpi(path: string, text: string): Issue[] {
  const digits = normaliseIpi(text);
  const isRight = /^[0-9]{11}$/.test(digits) && digits.endsWith(buildIpiCheck(digits.slice(0, 9)));
  return isRight ? [] : [{ code: 'ipi_invalid', path }];
}
