import type { PageContext } from '../page.ts';
import { ProductScreen } from '../product-screen.tsx';

const POINTS = ['steps', 'streams', 'money'] as const;

/** The first screen of the product, and its three points. */
export function ProductPicture({ texts, language, request }: PageContext) {
  const { demo_release: shown = null } = request;
  return (
    <section className="bg-paper">
      <div className="mx-auto max-w-page px-4 py-16 sm:px-8 lg:py-26">
        <h2 className="display max-w-headline-2xl text-section">{texts.t('landing.product.title')}</h2>
        <div className="mt-8 lg:mt-10">
          <ProductScreen name="dashboard" language={language} alt={texts.t('landing.product.picture')} />
        </div>
        <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {POINTS.map((point) => (
            <div key={point} className="border-t-2 border-ink pt-3">
              <h3 className="text-lg leading-6 font-bold tracking-heading">
                {texts.t(`landing.product.${point}.title`)}
              </h3>
              <p className="mt-1.5 max-w-tight text-base leading-text text-ink-2">
                {texts.t(`landing.product.${point}.text`)}
              </p>
            </div>
          ))}
        </div>
        {shown !== null && (
          <a href={shown.path} className="text-link mt-8 inline-block text-lg">
            {texts.t('landing.product.demo', { title: shown.title, artist: shown.artist })}
          </a>
        )}
      </div>
    </section>
  );
}
