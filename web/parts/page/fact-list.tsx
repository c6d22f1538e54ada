import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Fact = {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly wide?: boolean;
};

/** Names and values, as many side by side as fit; long ones take the whole line. `narrow` is for a side column. */
export function FactList({ facts, narrow = false }: { facts: readonly Fact[]; narrow?: boolean }) {
  return (
    <dl className={clsx('grid gap-x-6 gap-y-3', narrow ? 'grid-cols-2' : 'sm:grid-cols-2 xl:grid-cols-3')}>
      {facts.map(({ key, name, value, wide }) => (
        <div key={key} className={wide ? 'col-span-full min-w-0' : 'min-w-0'}>
          <dt className="text-xs font-medium text-ink-3">{name}</dt>
          <dd className="mt-0.5 break-words text-balance">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
