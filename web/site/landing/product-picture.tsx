import type { PageContext } from '../page.ts';

const POINTS = ['steps', 'streams', 'money'] as const;
/** The size of both pictures, which `npm run pictures` takes of the running product. */
const SIZE = { width: 1312, height: 660 };

/** The product as it is, in the theme of the page; a phone shows the left part of it. */
export function ProductPicture({ texts }: PageContext) {
  return (
    <section className="bg-paper">
      <div className="mx-auto max-w-[1376px] px-4 py-16 sm:px-8 lg:py-[104px]">
        <h2 className="display max-w-[22ch] text-[clamp(1.75rem,3.6vw,3.125rem)]">
          {texts.t('landing.product.title')}
        </h2>
        <div className="mt-8 overflow-hidden rounded-card ring-1 ring-line lg:mt-10">
          {(['light', 'dark'] as const).map((theme) => (
            <img
              key={theme}
              src={`/product/dashboard-${theme}.jpg`}
              alt={texts.t('landing.product.picture')}
              {...SIZE}
              loading="lazy"
              decoding="async"
              className={`h-auto w-full max-sm:h-[21rem] max-sm:object-cover max-sm:object-left ${
                theme === 'light' ? 'dark:hidden' : 'hidden dark:block'
              }`}
            />
          ))}
        </div>
        <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {POINTS.map((point) => (
            <div key={point} className="border-t-2 border-ink pt-3">
              <h3 className="text-lg leading-6 font-[680] tracking-[-0.015em]">
                {texts.t(`landing.product.${point}.title`)}
              </h3>
              <p className="mt-1.5 max-w-[40ch] text-base leading-[1.55] text-ink-2">
                {texts.t(`landing.product.${point}.text`)}
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
