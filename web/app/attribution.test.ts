import { beforeEach, expect, test, vi } from 'vitest';
import { saveAttribution } from '../site/save-attribution.ts';
import { clearAttribution, readAttribution } from './attribution.ts';

const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
} as unknown as Storage;
vi.stubGlobal('localStorage', storage);
beforeEach(() => items.clear());

const visit = (search: string) => saveAttribution(search, () => storage);

test('[S9-021] [S9-022] who and what brought a visitor here is kept under plain names and sent with the registration', () => {
  visit('?ref=ab12cd34&campaign=spring&utm_medium=mail&source=letter&lang=tr');
  expect(Object.fromEntries(items)).toEqual({ ref: 'ab12cd34', campaign: 'spring', medium: 'mail', source: 'letter' });
  expect(readAttribution()).toEqual({
    referred_by_user: 'ab12cd34',
    campaign_tags: { campaign: 'spring', medium: 'mail', source: 'letter' },
  });
});

test('the last value that is not empty wins, in one address and from visit to visit', () => {
  visit('?utm_source=first&source=second&source=%20');
  expect(readAttribution().campaign_tags).toEqual({ source: 'second' });
  visit('?source=&ref=');
  expect(readAttribution()).toEqual({ campaign_tags: { source: 'second' } });
  visit('?utm_source=third&ref=zz');
  expect(readAttribution()).toEqual({ referred_by_user: 'zz', campaign_tags: { source: 'third' } });
});

test('nobody fills the storage: a value has a hundred characters at most, and no half of a letter', () => {
  visit(`?campaign=${'x'.repeat(99)}😀😀&ref=${'é'.repeat(500)}`);
  expect(items.get('campaign')).toBe('x'.repeat(99));
  expect(items.get('ref')).toHaveLength(100);
});

test('after the registration nobody has brought the next account', () => {
  visit('?ref=ab12cd34&medium=mail');
  clearAttribution();
  expect(readAttribution()).toEqual({});
});

test('a browser that keeps nothing shows the page all the same', () => {
  const refuses = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(() => saveAttribution('?ref=a', refuses)).not.toThrow();
});
