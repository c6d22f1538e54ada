import type { DemoRelease } from './demo-release.ts';
import { FREE_RELEASES } from './free-releases.ts';
import { LABEL_RELEASES } from './label-releases.ts';
import { MARE_RELEASES } from './mare-releases.ts';

/** A release of every type and in every status, for three kinds of account; the newest last. */
export const DEMO_RELEASES: readonly DemoRelease[] = [...MARE_RELEASES, ...LABEL_RELEASES, ...FREE_RELEASES].sort(
  (a, b) => a.submitted - b.submitted,
);
