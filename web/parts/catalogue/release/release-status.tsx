import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import { useTranslation } from 'react-i18next';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';

const TONES: Record<ReleaseStatus, PillTone> = {
  draft: 'quiet',
  submitted: 'info',
  processing: 'info',
  in_review: 'info',
  approved: 'good',
  in_process: 'good',
  published: 'live',
  takedown_requested: 'warn',
  removed: 'quiet',
  reopened: 'bad',
  rejected: 'bad',
  expired: 'quiet',
};

/** The status of a release as a pill; an unknown status is called unknown. */
export function ReleaseStatusPill({ status }: { status: ReleaseStatus }) {
  const { t } = useTranslation();
  const known = status in TONES;
  return <StatusPill tone={known ? TONES[status] : 'quiet'}>{t(`status.${known ? status : 'unknown'}`)}</StatusPill>;
}
