import type { Issue } from '@tangent/domain/issue.ts';

/** Issues of fields that nobody has filled in yet; all others are about a value that is there. */
const MISSING: readonly string[] = [
  'required',
  'artist_required',
  'track_required',
  'platform_required',
  'upload_unfinished',
];

/** Fields that the questions ask for: while one is open, its fields are not counted once more. */
const QUESTIONED = /^(tracks(\.\d+\.(title|audio|contributors\..*))?|release_date)$/;

export function isMissing({ code, params }: Issue): boolean {
  return MISSING.includes(code) || params?.context === 'missing';
}

/** Counts what still needs an answer beside the open questions; a field that many tracks miss counts once. */
export function countMissing(issues: readonly Issue[]): number {
  const paths = issues.filter((issue) => isMissing(issue) && !QUESTIONED.test(issue.path)).map(({ path }) => path);
  return new Set(paths.map((path) => path.split('.').at(-1))).size;
}

/** Counts what stores would send back: the writers of a track once, and a title once for the release and its only song. */
export function countWrong(issues: readonly Issue[]): number {
  const wrong = issues.filter((issue) => !isMissing(issue));
  return new Set(
    wrong.map(({ code, path }) => /^tracks\.\d+\.contributors/.exec(path)?.[0] ?? `${path.split('.').at(-1)} ${code}`),
  ).size;
}

type Counts = {
  /** Things for which stores would send the release back. */
  readonly wrong: number;
  readonly flagged: number;
  /** Answers that are still missing. */
  readonly left: number;
  readonly isRequestOpen: boolean;
};

/** Finds what the headline says first: what is wrong, what the review wants corrected, then what is missing. */
export function findFact({ wrong, flagged, left, isRequestOpen }: Counts) {
  if (wrong > 0) return { fact: 'back', count: wrong } as const;
  if (flagged > 0) return { fact: 'correct', count: flagged } as const;
  if (left > 0) return { fact: 'left', count: left } as const;
  return { fact: isRequestOpen ? 'resubmit' : 'ready', count: 0 } as const;
}
