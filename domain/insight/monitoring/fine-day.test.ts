import { expect, test } from 'vitest';
import { fineDay } from './fine-day.ts';

test('the report that names a fine comes on the 15th of the second month after', () => {
  expect(['2027-01-31', '2027-11-01', '2027-12-31'].map(fineDay)).toEqual(['2027-03-15', '2028-01-15', '2028-02-15']);
});
