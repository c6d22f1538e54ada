import type { Account } from '@tangent/contract/identity/account.ts';
import type { ReactNode } from 'react';
import { useAccount } from '../../../api/identity/account.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';

type WithAccountProps = { loading: ReactNode; children: (account: Account) => ReactNode };

/** Shows a tab once the account's data is loaded, or the error in its place. */
export function WithAccount({ loading, children }: WithAccountProps) {
  const account = useAccount();
  if (account.data) return children(account.data);
  if (account.isError) return <LoadFailed error={account.error} onRetry={() => void account.refetch()} />;
  return loading;
}
