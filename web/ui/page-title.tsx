import type { ReactNode } from 'react';

type PageTitleProps = {
  /** A fact if there is one ('Night Drive is out in 14 days'), else the name of the page. */
  children: ReactNode;
  /** The line above, such as a status or the user's location in the app. */
  above?: ReactNode;
  below?: ReactNode;
  actions?: ReactNode;
};

export function PageTitle({ children, above, below, actions }: PageTitleProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 max-w-240">
        {above && (
          <div className="mb-2.5 flex flex-wrap items-center gap-2 text-13 font-medium text-ink-2">{above}</div>
        )}
        <h1 className="display wrap-anywhere text-title leading-none">{children}</h1>
        {below && <div className="mt-2.5 text-ink-2">{below}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
