import type { ReactNode } from 'react';
import { APP_PATHS } from './app-paths.ts';
import type { PageContext } from './page.ts';

/** Classes that the selling pages share. */
export const WIDE = 'mx-auto max-w-page px-4 sm:px-8';
export const SECTION = `${WIDE} py-16 lg:py-26`;
export const TITLE = 'display text-section';

/** The main action of the selling pages: sign up, or a new release for those who have. */
export function StartLink({ texts, request }: Pick<PageContext, 'texts' | 'request'>) {
  return (
    <a
      href={request.is_signed_in ? APP_PATHS.new_release : APP_PATHS.signup}
      className="rounded-control bg-(--hero-button) px-6 py-3.5 text-base font-strong text-(--hero-button-ink)"
    >
      {texts.t('landing.start')}
    </a>
  );
}

/** The last line of a selling page. */
export function Closing({ context, children }: { context: PageContext; children: ReactNode }) {
  return (
    <div className="hero bg-(--hero) text-(--hero-ink)">
      <div className={`${WIDE} flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14 lg:py-20`}>
        <h2 className="display max-w-headline-sm text-[clamp(2rem,5vw,4.5rem)]">{children}</h2>
        <StartLink {...context} />
      </div>
    </div>
  );
}

/** Steps on one line; the last one is marked. */
export function Steps({ steps }: { steps: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <ol className="mt-10 grid gap-y-8 md:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="relative grid grid-cols-rail-9 md:block md:pr-8">
          <div className="md:mb-5 md:flex md:items-center" aria-hidden>
            <span
              className={
                index === steps.length - 1
                  ? 'relative z-1 block size-5 rounded-full bg-volt ring-3 ring-ink'
                  : 'relative z-1 block size-5 rounded-full border-2 border-ink bg-surface'
              }
            />
            {index < steps.length - 1 && (
              <span className="absolute top-5 left-2.25 h-[calc(100%+1rem)] w-0.5 bg-ink md:static md:-mr-8 md:h-0.5 md:w-auto md:flex-1" />
            )}
          </div>
          <div>
            <h3 className="text-lg leading-6 font-bold tracking-heading">{title}</h3>
            <p className="mt-1.5 max-w-tight text-base leading-text text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
