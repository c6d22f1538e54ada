import { beforeEach, expect, test, vi } from 'vitest';
import { keepVisitTags } from '../site/keep-visit-tags.ts';
import { clearVisitTags, readVisitTags } from './visit-tags.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
} as unknown as Storage;
vi.stubGlobal('localStorage', storage);
beforeEach(() => kept.clear());

const visit = (search: string) => keepVisitTags(search, () => storage);

test('[S9-021] [S9-022] who and what brought a visitor here is kept under plain names and sent with the registration', () => {
  visit('?ref=ab12cd34&campaign=spring&utm_medium=mail&source=letter&lang=tr');
  expect(Object.fromEntries(kept)).toEqual({ ref: 'ab12cd34', campaign: 'spring', medium: 'mail', source: 'letter' });
  expect(readVisitTags()).toEqual({
    referred_by_user: 'ab12cd34',
    campaign_tags: { campaign: 'spring', medium: 'mail', source: 'letter' },
  });
});

test('the last value that is not empty wins, in one address and from visit to visit', () => {
  visit('?utm_source=first&source=second&source=%20');
  expect(readVisitTags().campaign_tags).toEqual({ source: 'second' });
  visit('?source=&ref=');
  expect(readVisitTags()).toEqual({ campaign_tags: { source: 'second' } });
  visit('?utm_source=third&ref=zz');
  expect(readVisitTags()).toEqual({ referred_by_user: 'zz', campaign_tags: { source: 'third' } });
});

test('nobody fills the storage: a value has a hundred characters at most, and no half of a letter', () => {
  visit(`?campaign=${'x'.repeat(99)}😀😀&ref=${'é'.repeat(500)}`);
  expect(kept.get('campaign')).toBe('x'.repeat(99));
  expect(kept.get('ref')).toHaveLength(100);
});

test('after the registration nobody has brought the next account', () => {
  visit('?ref=ab12cd34&medium=mail');
  clearVisitTags();
  expect(readVisitTags()).toEqual({});
});

test('a browser that keeps nothing shows the page all the same', () => {
  const refuses = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(() => keepVisitTags('?ref=a', refuses)).not.toThrow();
});
