/** How the plays of a recording change with its age. */
export const COURSES = {
  usual: 'most plays in the first weeks, then fewer every month',
  growing: 'few plays at first, more every month for most of a year',
  viral: 'few plays, a sudden rise after a month, and a quick fall',
  steady: 'about the same number of plays in every season',
  flop: 'plays on the first days only',
} as const;
export type Course = keyof typeof COURSES;

/** Factor of the release day, above the best usual day, and the share of it that remains each day after. */
const OPENING = 1.6;
const OPENING_LEFT = 0.6;
const GROWTH_DAYS = 9;
const HALF_LIFE_DAYS = 75;
/** The lasting share of the best day. */
const LEFT_FOR_GOOD = 0.14;
const GROWING = { first: 0.04, days: 270, power: 1.7 } as const;
const VIRAL = { first: 0.02, since: 31, rising_days: 6, half_life_days: 17, left: 0.07 } as const;
const STEADY = { middle: 0.78, swing: 0.2, days: 120 } as const;
const FLOP_LEFT = 0.03;

/** Returns the plays on a day, `age` days after the release, as a share of those of the best usual day. */
export function computeShare(course: Course, age: number): number {
  const opening = OPENING * OPENING_LEFT ** age;
  switch (course) {
    case 'usual':
      return Math.max(opening, Math.min(1, (age + 2) / (GROWTH_DAYS + 2))) * fade(age - GROWTH_DAYS, HALF_LIFE_DAYS);
    case 'growing':
      return GROWING.first + (1 - GROWING.first) * Math.min(1, age / GROWING.days) ** GROWING.power;
    case 'viral':
      return computeViralShare(age - VIRAL.since);
    case 'steady':
      return Math.max(opening, STEADY.middle + STEADY.swing * Math.sin((2 * Math.PI * age) / STEADY.days));
    case 'flop':
      return Math.max(opening, FLOP_LEFT);
  }
}

function computeViralShare(day: number): number {
  if (day < 0) return VIRAL.first;
  const rise = Math.min(1, (day + 1) / VIRAL.rising_days);
  return rise * fade(day - VIRAL.rising_days, VIRAL.half_life_days, VIRAL.left);
}

function fade(days: number, halfLifeDays: number, left = LEFT_FOR_GOOD): number {
  return Math.max(left, 0.5 ** (Math.max(0, days) / halfLifeDays));
}
