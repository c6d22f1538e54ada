import type { WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import type { Issue } from '@tangent/domain/issue.ts';

/** The wizard step of each field, by the first segment of its path. */
const FIELD_STEPS: Readonly<Record<string, WizardStep>> = {
  artwork: 'artwork',
  artwork_upload_id: 'artwork',
  tracks: 'tracks',
  territory_mode: 'platforms',
  territories: 'platforms',
  claim_policy: 'platforms',
  claim_exceptions: 'platforms',
  store_ids: 'platforms',
  schedule: 'distribution',
  release_date: 'distribution',
  original_release_date: 'distribution',
  release_opening: 'distribution',
  release_time: 'distribution',
  release_zone: 'distribution',
  presave_enabled: 'distribution',
  presave_date: 'distribution',
  instant_tracks: 'distribution',
  agreements: 'review',
  proof: 'review',
};

/** Returns the step with the field of an issue; basic information for all other issues. */
export function findStep(path: string): WizardStep {
  return FIELD_STEPS[path.split('.')[0] ?? ''] ?? 'basic-info';
}

/** Returns the id of a field's control, so that a list of issues can link to it. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-').replace('artwork_upload_id', 'artwork').replace('audio_upload_id', 'audio')}`;
}

/** Returns the first issue of one field. */
export function findIssue(issues: readonly Issue[], path: string): Issue | null {
  return issues.find((issue) => fieldId(issue.path) === fieldId(path)) ?? null;
}

/** Returns the number of the track an issue is about, counted from 1, or null when it is about the release. */
export function findTrackNumber(path: string): number | null {
  const match = /^tracks\.(\d+)\./.exec(path);
  return match ? Number(match[1]) + 1 : null;
}
