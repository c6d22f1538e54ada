import type { Release } from '@tangent/contract/catalogue/release.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { checkStep } from '@tangent/domain/catalogue/release/check-step.ts';
import { checkOriginalDate } from '@tangent/domain/catalogue/release/rights-lines.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { toDraft } from './to-draft.ts';

/**
 * Returns the submission issues that a change adds to a release in stores. Issues that the unchanged release already
 * has do not block the change: rules may have become stricter since.
 */
export function findMetadataIssues(before: Release, after: Release, now: Date): Issue[] {
  const known = new Set(check(before, now).map(issueKey));
  return check(after, now).filter((issue) => !known.has(issueKey(issue)));
}

function check(release: Release, now: Date): Issue[] {
  const facts = { today: utcDay(now.getTime()), resubmission: true, primary_artist: release.primary_artist };
  const draft = toDraft(release);
  return [
    ...checkStep('basic-info', draft, facts),
    ...checkStep('artwork', draft, facts),
    ...checkStep('tracks', draft, facts),
    ...checkStep('platforms', draft, facts),
    ...checkOriginalDate(draft),
  ];
}

const issueKey = ({ code, path }: Issue) => `${code} ${path}`;
