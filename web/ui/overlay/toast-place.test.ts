import { expect, test } from 'vitest';
import { type Box, type Controls, choosePlace, placeBox, USUAL_PLACE } from './toast-place.ts';

const TOAST = { width: 384, height: 70 };
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const PHONE_TOAST = { width: 358, height: 70 };

const button = (left: number, top: number): Box => ({ left, top, width: 120, height: 40 });
const only = (buttons: Box[]): Controls => ({ buttons, fields: [] });

test('a toast is at the bottom right if no control is there', () => {
  expect(choosePlace(TOAST, DESKTOP, only([button(40, 740), button(1000, 100)]))).toEqual(USUAL_PLACE);
  expect(placeBox(USUAL_PLACE, TOAST, DESKTOP)).toEqual({ left: 880, top: 714, ...TOAST });
});

test('a toast gives way to the buttons at the end of a form', () => {
  const [back, save, next] = [button(250, 740), button(980, 740), button(1120, 740)];
  // Measured boxes have a position of their own, and no properties that could be copied.
  const measured = Object.create({ left: 5, top: 5, ...TOAST }) as Box;
  expect(choosePlace(measured, DESKTOP, only([save, next]))).toEqual({ side: 'center', edge: 'bottom' });
  expect(choosePlace(TOAST, DESKTOP, only([button(500, 740), next]))).toEqual({ side: 'left', edge: 'bottom' });
  expect(choosePlace(TOAST, DESKTOP, only([back, button(500, 740), next]))).toEqual({ side: 'right', edge: 'top' });
});

test('on a phone it moves to the top, and where everything is full it covers as little as possible', () => {
  const footer = [button(16, 780), button(250, 780)];
  expect(choosePlace(PHONE_TOAST, PHONE, only(footer))).toEqual({ side: 'right', edge: 'top' });
  const rows = Array.from({ length: 10 }, (_, row) => button(16, 60 + row * 80));
  expect(choosePlace(PHONE_TOAST, PHONE, only([...rows, ...footer])).edge).toBe('top');
});

test('where everything is full it covers fields rather than buttons', () => {
  const controls = {
    buttons: [button(16, 780), button(250, 780)],
    fields: [button(16, 70), button(16, 110), button(200, 70)],
  };
  expect(choosePlace(PHONE_TOAST, PHONE, controls).edge).toBe('top');
});
