import type { PageContext } from './page.ts';

/** The size of the pictures that `npm run pictures` takes of the running product, in each theme and language. */
const SIZE = { width: 1312, height: 660 };

type ScreenProps = Pick<PageContext, 'language'> & { name: 'dashboard' | 'royalties'; alt: string };

/** A screen of the product as it is, in theme and language of the page; a phone shows the left part of it. */
export function ProductScreen({ language, name, alt }: ScreenProps) {
  return (
    <div className="overflow-hidden rounded-card ring-1 ring-line">
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          src={`/product/${name}-${theme}-${language}.webp`}
          alt={alt}
          {...SIZE}
          loading="lazy"
          decoding="async"
          className={`h-auto w-full max-sm:h-84 max-sm:object-cover max-sm:object-left ${
            theme === 'light' ? 'dark:hidden' : 'hidden dark:block'
          }`}
        />
      ))}
    </div>
  );
}
