import { beforeEach, expect, test, vi } from 'vitest';
import { saveAttribution } from '../../site/save-attribution.ts';
import { clearAttribution, readAttribution } from './attribution.ts';

const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
} as unknown as Storage;
vi.stubGlobal('localStorage', storage);
const opened = vi.fn();
beforeEach(() => {
  items.clear();
  opened.mockClear();
});

const DAY = 86_400_000;
const visit = (search: string, day = 1) => saveAttribution(search, () => storage, day * DAY, opened);

test('[S9-021] [S9-022] the referrer and campaign of a visitor are stored under plain names and sent with the registration', () => {
  visit('?ref=ab12cd34&campaign=spring&utm_medium=mail&source=letter&lang=tr');
  expect(Object.fromEntries(items)).toMatchObject({
    ref: 'ab12cd34',
    campaign: 'spring',
    medium: 'mail',
    source: 'letter',
  });
  expect(readAttribution()).toEqual({
    referred_by_user: 'ab12cd34',
    campaign_tags: { campaign: 'spring', medium: 'mail', source: 'letter' },
  });
});

test('the last non-empty value wins, within one address and from visit to visit', () => {
  visit('?utm_source=first&source=second&source=%20');
  expect(readAttribution().campaign_tags).toEqual({ source: 'second' });
  visit('?source=&ref=');
  expect(readAttribution()).toEqual({ campaign_tags: { source: 'second' } });
  visit('?utm_source=third&ref=zz');
  expect(readAttribution()).toEqual({ referred_by_user: 'zz', campaign_tags: { source: 'third' } });
});

test('[S9-021] the first referrer counts for 30 days, then a newer one', () => {
  visit('?ref=first', 1);
  visit('?ref=thief', 30);
  expect(readAttribution()).toEqual({ referred_by_user: 'first' });
  visit('?ref=later', 31);
  expect(readAttribution()).toEqual({ referred_by_user: 'later' });
  expect(opened.mock.calls, 'a browser counts once for a code').toEqual([['first'], ['later']]);
});

test('a value is cut at a hundred characters, never in the middle of a character, so no visitor can fill the storage', () => {
  visit(`?campaign=${'x'.repeat(99)}😀😀&ref=${'é'.repeat(500)}`);
  expect(items.get('campaign')).toBe('x'.repeat(99));
  expect(items.get('ref')).toHaveLength(100);
});

test('registration clears the attribution, so that the next account of the browser has none', () => {
  visit('?ref=ab12cd34&medium=mail');
  clearAttribution();
  expect(readAttribution()).toEqual({});
  expect(items.size).toBe(0);
});

test('the page works in a browser that stores nothing', () => {
  const refuses = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(() => saveAttribution('?ref=a', refuses, DAY)).not.toThrow();
});
