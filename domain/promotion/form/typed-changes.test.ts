import { expect, test } from 'vitest';
import { listTypedChanges } from './typed-changes.ts';

const line = (field: string, track = '', wanted = 'Deniz') => ({ field, track, current: '', wanted });

test('only texts that are the new value itself are taken over, each where it belongs', () => {
  const fitting = [line('title'), line('title', 'a'), line('label'), line('lyrics', 'a'), line('version_title', 'a')];
  const others = [
    line('lyrics'),
    line('label', 'a'),
    line('isrc', 'a'),
    line('genre'),
    line('title', 'a', ' '),
    line(''),
  ];
  expect(listTypedChanges([...others, ...fitting])).toEqual(fitting);
});
