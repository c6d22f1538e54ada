import type { Issue } from '../../issue.ts';
import { CLIP_SECONDS } from '../release-limits.ts';

/** The facts of a recording that decide where its clip may start. */
type ClipSource = { readonly duration_ms: number; readonly loudest_start_ms?: number | null };

/** Returns the last whole second at which a clip of 30 seconds can start; 0 in a shorter recording. */
export function findLastClipStart(duration_ms: number): number {
  return Math.max(0, Math.floor(duration_ms / 1000) - CLIP_SECONDS);
}

/**
 * Returns the second at which previews and short clips begin: the chosen one, else the loudest 30 seconds, else the
 * start. A choice from before another file was uploaded may be too late and is moved forward.
 *
 * @example findClipStart(null, { duration_ms: 180_000, loudest_start_ms: 61_400 }) // 61
 */
export function findClipStart(chosen: number | null, { duration_ms, loudest_start_ms }: ClipSource): number {
  const start = chosen ?? Math.round((loudest_start_ms ?? 0) / 1000);
  return Math.min(start, findLastClipStart(duration_ms));
}

/** Checks a chosen clip start: the clip has to end within the recording. */
export function checkClipStart(path: string, chosen: number | null, source: ClipSource | null): Issue[] {
  if (chosen === null || source === null || chosen <= findLastClipStart(source.duration_ms)) return [];
  return [{ code: 'clip_start_late', path, params: { max: findLastClipStart(source.duration_ms) } }];
}
