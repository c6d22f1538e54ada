import type { PaidFeature } from '@tangent/domain/catalogue/release/paid-features.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { CAPABILITIES, type Capability } from '@tangent/domain/money/plan/capability.ts';
import { ApiError } from '../../../../api/api-error.ts';

/** Why a submission failed: `plan` is handled separately, the others are shown in place. */
export type SubmitFailure = {
  readonly kind: 'refused' | 'limit' | 'plan' | 'unverified' | 'failed';
  /** The issues of the fields. */
  readonly issues: readonly Issue[];
  /** The text key of the sentence under 'There was an error submitting your release'; null for none. */
  readonly reason: string | null;
};

/** Errors of the catalogue that concern the whole release, most serious first (S8-029, S8-032). */
const REASONS = ['banned_words', 'invalid_song_title'];

export function toSubmitFailure(error: unknown): SubmitFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed', issues: [], reason: null };
  const issues = getIssues(error);
  if (error.name === 'distro_limit') return { kind: 'limit', issues, reason: null };
  if (error.name === 'premium_required') return { kind: 'plan', issues, reason: null };
  if (error.name === 'email_not_verified') return { kind: 'unverified', issues, reason: error.name };
  if (error.status === 422) return { kind: 'refused', issues, reason: findReason(issues) };
  // 'Please try again' is enough for a server error.
  return { kind: 'failed', issues, reason: error.status >= 500 ? null : error.name };
}

function findReason(issues: readonly Issue[]): string | null {
  const found = REASONS.find((code) => issues.some((issue) => issue.code === code));
  return found ?? (issues.some(({ path }) => path === 'release_date') ? 'release_date_invalid' : null);
}

/** Returns the features outside the plan, as the server names them. */
export function listPaidFeatures(error: unknown): PaidFeature[] {
  if (!(error instanceof ApiError)) return [];
  return getIssues(error).flatMap(({ path, params }) => {
    const capability = params?.feature;
    return isCapability(capability) ? [{ capability, path }] : [];
  });
}

function isCapability(text: unknown): text is Capability {
  return typeof text === 'string' && text in CAPABILITIES;
}

function getIssues(error: ApiError): Issue[] {
  return Object.entries(error.errors).map(([path, { code, params }]) => ({
    path,
    code,
    ...(params ? { params } : {}),
  }));
}
