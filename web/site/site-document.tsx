import { FORMAT_LOCALES, LANGUAGES } from '@tangent/domain/locale.ts';
import { THEME_SCRIPT } from '../ui/theme-script.ts';
import type { PageContent, PageContext } from './page.ts';
import { getPicturePath } from './page-picture.tsx';

const FONTS = ['mona-display', 'mona-text'];

/** The document around every public page: the data for search engines, shared links and the first paint. */
export function SiteDocument({ context, content }: { context: PageContext; content: PageContent }) {
  const { language, assets } = context;
  return (
    <html lang={FORMAT_LOCALES[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{content.title}</title>
        <PageFacts context={context} content={content} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {FONTS.map((font) => (
          <link
            key={font}
            rel="preload"
            href={`/fonts/${font}.woff2`}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {assets.css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.js.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>{content.body}</body>
    </html>
  );
}

/** The metadata for search engines and shared links: one address per language, with its title and description. */
function PageFacts({ context, content }: { context: PageContext; content: PageContent }) {
  const { request, language, texts } = context;
  const path = content.canonical_path ?? request.path;
  const picture = content.picture_path ?? getPicturePath(path, texts, language);
  const address = request.public_url.replace(/\/$/, '') + path;
  const origin = new URL(request.public_url).origin;
  const inLanguage = (name: string) => (name === 'en' ? address : `${address}?lang=${name}`);
  const canonical = inLanguage(content.canonical_language ?? language);
  return (
    <>
      <meta name="description" content={content.description} />
      <link rel="canonical" href={canonical} />
      {(content.languages ?? LANGUAGES).map((name) => (
        <link key={name} rel="alternate" hrefLang={name} href={inLanguage(name)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:type" content={content.kind ?? 'website'} />
      <meta property="og:site_name" content={request.product_name} />
      <meta property="og:title" content={content.title} />
      <meta property="og:description" content={content.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={FORMAT_LOCALES[language].replace('-', '_')} />
      {picture !== null && (
        <>
          <meta property="og:image" content={origin + picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content={picture === null ? 'summary' : 'summary_large_image'} />
      {content.feed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          href={`${origin}${content.feed.path}`}
          title={content.feed.title}
        />
      )}
      {content.is_hidden && <meta name="robots" content="noindex, follow" />}
      {content.data?.map((entry, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeJson(entry) }} />
      ))}
    </>
  );
}

/** Writes JSON that may stand inside a script element: a name may contain '</script>'. */
function writeJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
