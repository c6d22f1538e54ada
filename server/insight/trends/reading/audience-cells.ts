import { AGE_GROUPS, GENDERS } from '@tangent/domain/insight/analytics/audience.ts';

const AGES = new Map<string, number>([
  ...AGE_GROUPS.map((group, number) => [group as string, number] as const),
  ...['0_17', '13_17', '<18', 'under18'].map((name) => [name, 1] as const),
  ...['55+', '55_', '55plus'].map((name) => [name, 6] as const),
]);
const SEXES = new Map<string, number>(
  GENDERS.flatMap((gender, number) => (number === 0 ? [] : [[gender, number] as const, [gender.charAt(0), number]])),
);
/** The lowest age of each group. */
const FROM_AGES = [0, 0, 18, 25, 35, 45, 55];
const AGE_MAX = 120;

/** Returns the number of an age group; 0 for an empty cell or unknown bounds. */
export function readAgeGroup(cell: string): number {
  return AGES.get(cell.toLowerCase().replace(/[-–\s]+/g, '_')) ?? 0;
}

/** Returns the number of the age group of a listener born in a year. */
export function toAgeGroup(birthYear: number, day: string): number {
  const age = Number(day.slice(0, 4)) - birthYear;
  if (!Number.isInteger(age) || age < 1 || age > AGE_MAX) return 0;
  return FROM_AGES.findLastIndex((from, number) => number > 0 && age >= from);
}

/** Returns the number of a gender; 0 for an empty or unknown cell. */
export function readGender(cell: string): number {
  return SEXES.get(cell.toLowerCase()) ?? 0;
}
