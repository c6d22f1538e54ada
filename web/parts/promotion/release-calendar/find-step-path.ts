import type { CalendarStep } from '@tangent/contract/promotion/release-calendar.ts';
import { APP_PATHS, PLAYLISTS_PATH } from '../../../site/app-paths.ts';

/** The target of a step: an address, the text for editors, or the ways to share. */
export type StepTarget = { readonly path: string } | { readonly dialog: 'pitch' | 'share' };

const to = (path: string): StepTarget => ({ path });

/** Finds what a step of a release opens; null for one that happens without the artist. */
export function findStepTarget(step: CalendarStep, release_id: string): StepTarget | null {
  const release = APP_PATHS.release.replace(':id', release_id);
  if (step.by === 'itself') return null;
  switch (step.kind) {
    case 'finish_draft':
      return to(`${release}/edit/${step.facts.wizard_step}`);
    case 'submit':
      return to(`${release}/edit/review`);
    case 'resubmit':
      return to(`${release}/edit`);
    case 'answer_claim':
      return to(APP_PATHS.claims);
    case 'answer_case':
      return to(APP_PATHS.fraud_case.replace(':id', step.facts.case_id));
    case 'mend_store':
    case 'mend_page':
      return to(`${release}#stores`);
    case 'invite_people':
    case 'remind_people':
      return to(`${APP_PATHS.royalties}?view=splits`);
    case 'write_story':
    case 'pitch_editors':
      return { dialog: 'pitch' };
    case 'pitch_playlists':
      return to(PLAYLISTS_PATH);
    case 'share_presave':
    case 'share_link':
      return { dialog: 'share' };
    case 'make_banners':
      return to(`${APP_PATHS.banners}?release=${release_id}`);
    case 'time_lyrics':
    case 'add_credits':
      return to(APP_PATHS.change_release.replace(':id', release_id));
    case 'plan_next':
      return to(APP_PATHS.new_release);
    default:
      return null;
  }
}
