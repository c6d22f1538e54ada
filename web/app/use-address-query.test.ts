import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { changeQuery, readOpenedQuery } from './use-address-query.ts';

test.each([
  ['', { period: 'last_7_days' }, 'period=last_7_days'],
  ['period=last_7_days', { compare: 'last_year' }, 'period=last_7_days&compare=last_year'],
  ['period=last_7_days&compare=last_year', { period: 'last_30_days' }, 'compare=last_year'],
  ['artist=1&from=2026-10&to=2026-11', { artist: null, from: undefined, to: '' }, ''],
])('the query "%s" changed by %o is "%s"', (before, changes, after) => {
  expect(changeQuery(new URLSearchParams(before), changes, { period: 'last_30_days' }).toString()).toBe(after);
});

test('a choice whose address is still being opened counts before it is shown', async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const loader = ({ request }: { request: Request }) => (request.url.includes('period') ? opened : null);
  const router = createMemoryRouter([{ path: '/figures', loader }], { initialEntries: ['/figures?tab=platforms'] });
  await router.navigate('/figures?tab=platforms');
  const opening = router.navigate('/figures?period=last_7_days');
  expect(router.state.location.search).toBe('?tab=platforms');
  expect(readOpenedQuery(router).toString()).toBe('period=last_7_days');
  open();
  await opening;
  expect(readOpenedQuery(router).toString()).toBe('period=last_7_days');
});
