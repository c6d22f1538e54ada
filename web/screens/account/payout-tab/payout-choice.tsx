import type { PayoutSettings } from '@tangent/contract/payout.ts';
import { useState } from 'react';
import { MethodForm } from './method-form.tsx';
import { MethodSummary } from './method-summary.tsx';
import { useSetUp } from './use-set-up.tsx';

/** What is chosen and how it stands; the choice itself while there is none, or another one is wanted. */
export function PayoutChoice({ settings }: { settings: PayoutSettings }) {
  const [isChanging, setChanging] = useState(false);
  const setUp = useSetUp(() => setChanging(false));
  const close = () => setChanging(false);
  return (
    <>
      {settings.method === null || isChanging ? (
        <MethodForm settings={settings} setUp={setUp} onCancel={settings.method === null ? null : close} />
      ) : (
        <MethodSummary
          settings={settings}
          method={settings.method}
          setUp={setUp}
          onChange={() => {
            setUp.clear();
            setChanging(true);
          }}
        />
      )}
      {setUp.question}
    </>
  );
}
