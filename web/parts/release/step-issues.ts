import type { Issue } from '@tangent/domain/issue.ts';
import type { WizardStep } from '@tangent/domain/release/wizard-steps.ts';

/** Where a field of the release is filled in, by the first word of its path. */
const FIELD_STEPS: Readonly<Record<string, WizardStep>> = {
  artwork: 'artwork',
  artwork_upload_id: 'artwork',
  tracks: 'tracks',
  store_ids: 'platforms',
  schedule: 'distribution',
  release_date: 'distribution',
  presave_enabled: 'distribution',
  presave_date: 'distribution',
  agreements: 'review',
  proof: 'review',
};

/** The step that holds the field an issue is about; everything else is basic information. */
export function findStep(path: string): WizardStep {
  return FIELD_STEPS[path.split('.')[0] ?? ''] ?? 'basic-info';
}

/** The id of the control of a field, so that a list of issues can lead to it. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-').replace('artwork_upload_id', 'artwork').replace('audio_upload_id', 'audio')}`;
}

/** The issue of one field: the first that has to be mended. */
export function findIssue(issues: readonly Issue[], path: string): Issue | null {
  return issues.find((issue) => fieldId(issue.path) === fieldId(path)) ?? null;
}

/** The number of the track an issue is about, counted from 1, or null when it is about the release. */
export function findTrackNumber(path: string): number | null {
  const match = /^tracks\.(\d+)\./.exec(path);
  return match ? Number(match[1]) + 1 : null;
}
