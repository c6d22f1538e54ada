import { expect, test } from 'vitest';
import { keepPlace, type PlaceView } from './keep-place.ts';

/** A page that can grow, with a person who can press a key. */
function buildPage(max: number) {
  const page = { max, y: 0, listeners: 0, done: 0, grow: (_max: number) => {}, press: () => {} };
  const listen = (set: (callback: () => void) => void) => (callback: () => void) => {
    page.listeners++;
    set(callback);
    return () => {
      page.listeners--;
      set(() => {});
    };
  };
  const view: PlaceView = {
    readMax: () => page.max,
    scrollTo: (y) => {
      page.y = y;
    },
    onGrow: listen((callback) => {
      page.grow = (next) => {
        page.max = next;
        callback();
      };
    }),
    onInput: listen((callback) => {
      page.press = callback;
    }),
  };
  return { page, start: (y: number) => keepPlace(y, view, () => page.done++) };
}

test('a page that is long enough goes to its place at once', () => {
  const { page, start } = buildPage(900);
  start(600);
  expect(page).toMatchObject({ y: 600, listeners: 0, done: 1 });
});

test('a page whose list loads late goes to its place when the list is there, and once only', () => {
  const { page, start } = buildPage(100);
  start(600);
  expect(page).toMatchObject({ y: 0, done: 0 });
  page.grow(400);
  expect(page.y).toBe(0);
  page.grow(900);
  expect(page).toMatchObject({ y: 600, listeners: 0, done: 1 });
  page.y = 20;
  page.grow(2000);
  expect(page.y).toBe(20);
});

test('a person who does something first, and another page, end it', () => {
  const pressed = buildPage(100);
  pressed.start(600);
  pressed.page.press();
  pressed.page.grow(900);
  expect(pressed.page).toMatchObject({ y: 0, listeners: 0, done: 1 });
  const left = buildPage(100);
  left.start(600)();
  left.page.grow(900);
  expect(left.page).toMatchObject({ y: 0, listeners: 0, done: 1 });
});
