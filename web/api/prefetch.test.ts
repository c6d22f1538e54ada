import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from './call-api.ts';
import { clearPrefetched, prefetch, takePrefetchedBody } from './prefetch.ts';

const ADDRESS = '/v1/api/user';
const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  clearPrefetched();
  fetched.mockReset().mockImplementation(async () => new Response('{"name":"Lena"}'));
});

const call = () => callApi('GET', ADDRESS, {});

test('a question that was asked early is not asked again, and only once is its answer taken', async () => {
  prefetch(ADDRESS);
  expect(await call()).toEqual({ name: 'Lena' });
  expect(fetched).toHaveBeenCalledTimes(1);
  await call();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an answer that is there can be shown at once', async () => {
  prefetch(ADDRESS);
  expect(takePrefetchedBody(ADDRESS)).toBeUndefined();
  await expect.poll(() => takePrefetchedBody(ADDRESS)).toEqual({ name: 'Lena' });
  expect(takePrefetchedBody(ADDRESS)).toBeUndefined();
});

test('a refusal reaches the one who asks', async () => {
  fetched.mockImplementationOnce(async () => new Response('{"name":"unauthenticated"}', { status: 401 }));
  prefetch(ADDRESS);
  await expect(call()).rejects.toMatchObject({ status: 401 });
});

test('what was answered to the one before is not told to the next', async () => {
  prefetch(ADDRESS);
  clearPrefetched();
  await call();
  expect(fetched).toHaveBeenCalledTimes(2);
});
