import { expect, test } from 'vitest';
import { RELEASE_STATUSES } from '../../catalogue/release/status.ts';
import { ACCOUNT_STATUSES } from '../../identity/access/account-status.ts';
import { isPitchAvailable } from './pitch-availability.ts';

test('only music that is coming or in stores, of an account in good standing, can be heard and answered', () => {
  const open = ACCOUNT_STATUSES.flatMap((account_status) =>
    RELEASE_STATUSES.filter((release_status) => isPitchAvailable({ release_status, account_status })).map(
      (release_status) => `${account_status} ${release_status}`,
    ),
  );
  expect(open).toEqual(['active approved', 'active in_process', 'active published']);
});
