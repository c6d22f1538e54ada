import { expect, test } from 'vitest';
import { checkRate } from './check-rate.ts';
import { checkStorePayment, findOverpaidAmount } from './check-store-payment.ts';

const TODAY = '2026-11-22';
const RATE = { currency: 'EUR', day: '2026-10-31', rate: '1.0842' };
const PAYMENT = { received_on: TODAY, settled_amount: '1234.56' };

test.each([
  [{}, []],
  [{ rate: '0.000000000001' }, []],
  [{ rate: '999999999999.999999999999' }, []],
  [{ day: TODAY }, []],
  [{ day: '2026-11-23' }, ['day']],
  [{ currency: 'USD' }, ['currency']],
  [{ rate: '0' }, ['rate']],
  [{ rate: '-1.1' }, ['rate']],
  [{ rate: '1,0842' }, ['rate']],
  [{ rate: '1e3' }, ['rate']],
  [{ rate: '1.0000000000001' }, ['rate']],
  [{ rate: '1000000000000' }, ['rate']],
  [{ rate: '', currency: 'USD', day: '2027-01-01' }, ['currency', 'day', 'rate']],
])('an exchange rate with %j has the issues %j', (change, paths) => {
  expect(checkRate({ ...RATE, ...change }, TODAY).map(({ path }) => path)).toEqual(paths);
});

test.each([
  [{}, []],
  [{ settled_amount: '-3.5' }, []],
  [{ settled_amount: '0.00' }, ['settled_amount']],
  [{ settled_amount: '1.234,56' }, ['settled_amount']],
  [{ settled_amount: '9'.repeat(40) }, ['settled_amount']],
  [{ received_on: '2026-11-23' }, ['received_on']],
  [{ received_on: '2026-02-30' }, ['received_on']],
])('a store payment with %j has the issues %j', (change, paths) => {
  expect(checkStorePayment({ ...PAYMENT, ...change }, TODAY).map(({ path }) => path)).toEqual(paths);
});

test.each([
  ['100', '100', null],
  ['100', '99.99', null],
  ['100', '-5', null],
  ['100.10', '100.125', '0.025'],
  ['0', '0.01', '0.01'],
  ['-20', '-20', null],
  ['-20', '-20.5', '-0.5'],
  ['-20', '3', null],
  ['100', 'a lot', null],
])('of %s open, a payment of %s settles %s too much', (open, settled, beyond) => {
  expect(findOverpaidAmount(open, settled)).toBe(beyond);
});
