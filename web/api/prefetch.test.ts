import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from './call-api.ts';
import { clearPrefetched, consumePrefetchedBody, prefetch } from './prefetch.ts';

const ADDRESS = '/v1/api/user';
const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  clearPrefetched();
  fetched.mockReset().mockImplementation(async () => new Response('{"name":"Lena"}'));
});

const call = () => callApi('GET', ADDRESS, {});

test('a prefetched response saves one call, and only one', async () => {
  prefetch(ADDRESS);
  expect(await call()).toEqual({ name: 'Lena' });
  expect(fetched).toHaveBeenCalledTimes(1);
  await call();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a prefetched response that has arrived can be shown at once', async () => {
  prefetch(ADDRESS);
  expect(consumePrefetchedBody(ADDRESS)).toBeUndefined();
  await expect.poll(() => consumePrefetchedBody(ADDRESS)).toEqual({ name: 'Lena' });
  expect(consumePrefetchedBody(ADDRESS)).toBeUndefined();
});

test('a caller receives the refusal of a prefetched call', async () => {
  fetched.mockImplementationOnce(async () => new Response('{"name":"unauthenticated"}', { status: 401 }));
  prefetch(ADDRESS);
  await expect(call()).rejects.toMatchObject({ status: 401 });
});

test('a response for the previous user is not shown to the next', async () => {
  prefetch(ADDRESS);
  clearPrefetched();
  await call();
  expect(fetched).toHaveBeenCalledTimes(2);
});
