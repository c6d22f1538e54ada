import type { SocialProvider } from '@tangent/domain/auth/sign-in-method.ts';
import type { ReactNode } from 'react';

const SHAPES: Record<SocialProvider, ReactNode> = {
  google: <path d="M13.6 4.2A6.2 6.2 0 1 0 15.2 9H9.4" fill="none" stroke="currentColor" strokeWidth="2.3" />,
  apple: (
    <g fill="currentColor">
      <path d="M9 5.4c1-.7 2.2-1 3.2-.6 1.2.4 1.9 1.1 2.3 1.9-2.6 1.6-2.3 4.9.5 6-.8 2-2.2 4-3.7 4-.9 0-1.3-.5-2.3-.5s-1.5.5-2.3.5c-2 0-4.4-4-4.4-7.1C2.3 6.6 4 4.7 6 4.7c1.2 0 2.1.7 3 .7Z" />
      <path d="M9.1 4.1c0-1.7 1.2-3.2 2.9-3.4.2 1.8-1.2 3.4-2.9 3.4Z" />
    </g>
  ),
};

/** Whose button it is, in one colour. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden>
      {SHAPES[provider]}
    </svg>
  );
}
