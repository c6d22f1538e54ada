import type { Issue } from '../../issue.ts';
import { MASTERING_MS, MASTERING_NAME_CHARS, PREVIEW_LOOP_SECONDS } from '../mastering-limits.ts';

/** The choices of an artist for a master. */
export interface MasteringChoice {
  readonly project_name: string;
  readonly preset: string | null;
  readonly reference_upload_id: string | null;
  readonly loop_start_seconds: number;
  /** Length of the mix. */
  readonly duration_ms: number;
}

/** Checks the choices for a master. */
export function checkMastering(choice: MasteringChoice): Issue[] {
  const issues: Issue[] = [];
  const name = choice.project_name.trim();
  const { min, max } = MASTERING_NAME_CHARS;
  if (name.length < min || name.length > max) {
    issues.push({ code: 'mastering_name', path: 'project_name', params: { min, max } });
  }
  const hasOneStyle = (choice.preset === null) !== (choice.reference_upload_id === null);
  if (!hasOneStyle) issues.push({ code: 'mastering_style', path: 'preset' });
  const last = findLastLoopStart(choice.duration_ms);
  if (choice.loop_start_seconds > last) {
    issues.push({ code: 'mastering_loop', path: 'loop_start_seconds', params: { max: last } });
  }
  return issues;
}

/** Returns the last whole second at which the preview loop can begin. */
export function findLastLoopStart(durationMs: number): number {
  return Math.max(0, Math.floor(durationMs / 1000) - PREVIEW_LOOP_SECONDS);
}

/** Checks the length of a file for mastering: from 10 s to 20 min. */
export function checkMasteringLength(durationMs: number, path: string): Issue[] {
  const { min, max } = MASTERING_MS;
  if (durationMs < min) return [{ code: 'mastering_too_short', path, params: { seconds: min / 1000 } }];
  if (durationMs > max) return [{ code: 'mastering_too_long', path, params: { minutes: max / 60_000 } }];
  return [];
}
