import { expect, test } from 'vitest';
import { COURSES, type Course, computeShare } from './course.ts';

const sumDays = (course: Course, from: number, until: number) =>
  Array.from({ length: until - from }, (_, index) => computeShare(course, from + index)).reduce((a, b) => a + b, 0);
const listQuarters = (course: Course) => [0, 90, 180, 270].map((day) => sumDays(course, day, day + 90));

test('each course tells another story in a year, and none is ever without plays', () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = listQuarters('growing');
  expect([first, second, third, fourth]).toEqual([first, second, third, fourth].toSorted((a, b) => a - b));
  expect(fourth).toBeGreaterThan(5 * first);
  const seasons = listQuarters('steady');
  expect(Math.max(...seasons)).toBeLessThan(1.6 * Math.min(...seasons));
  expect(sumDays('viral', 30, 60)).toBeGreaterThan(10 * sumDays('viral', 0, 30));
  expect(sumDays('viral', 30, 60)).toBeGreaterThan(5 * sumDays('viral', 120, 150));
  expect(sumDays('flop', 0, 7)).toBeGreaterThan(sumDays('flop', 14, 60));
  expect(sumDays('usual', 5, 35)).toBeGreaterThan(2 * sumDays('usual', 150, 180));
  for (const course of Object.keys(COURSES) as Course[])
    expect(Math.min(...Array.from({ length: 400 }, (_, age) => computeShare(course, age)))).toBeGreaterThan(0);
});
