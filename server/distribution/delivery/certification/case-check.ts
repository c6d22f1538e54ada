import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import type { BuiltCase, CaseMessage, CaseSender } from './build-case.ts';
import type { CertificationCase, CertifiedStore } from './certification-case.ts';
import type { WrittenFile } from './write-package.ts';

/** The result of one check of a case; `detail` says what was found where. */
export type CaseCheck = {
  id: string;
  text: string;
  result: 'passed' | 'failed' | 'not_checked';
  detail: string | null;
};

export type CaseToCheck = {
  one: CertificationCase;
  built: BuiltCase;
  message: CaseMessage;
  /** The ids of earlier messages about the release. */
  earlier: readonly string[];
  store: CertifiedStore;
  profile: StoreProfile;
  from: CaseSender;
  /** The package as it was written, in the order of its upload, and as it was read again. */
  written: readonly string[];
  files: readonly WrittenFile[];
};

/** Builds a passed check, or a failed one with the difference that was found. */
export function toCheck(id: string, text: string, difference: string | null): CaseCheck {
  return { id, text, result: difference === null ? 'passed' : 'failed', detail: difference };
}

/** Names everything that keeps a message from leaving; warnings do not. */
export function describeIssues(issues: BuiltCase['issues']): string | null {
  const worst = issues.filter(({ severity }) => severity !== 'warning');
  return worst.length === 0 ? null : worst.map(({ code, path }) => `${code} ${path}`.trim()).join('; ');
}
