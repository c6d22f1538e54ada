import type { ReleasePage } from '@tangent/contract/promotion/smartlink.ts';
import { FORMAT_LOCALES } from '@tangent/domain/locale.ts';
import type { LinkTint } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import type { PageContext } from '../page.ts';
import { roomClass } from './fan-classes.ts';
import { PAGE_THEME_SCRIPT } from './page-script.ts';
import css from './release-page.css?inline';

/** A null theme is that of the fan's device. */
type PageLook = { readonly theme: ReleasePage['theme']; readonly tint: LinkTint };

type FanDocumentProps = {
  context: PageContext;
  /** Theme and tint of what the page is about; null for the colours of the product. */
  look: PageLook | null;
  title: string;
  /** Goes on to this address by itself; the page stays until that one answers. A delay would be one that nobody can stop. */
  goes_to?: string | undefined;
  script?: string | undefined;
  children: React.ReactNode;
};

/** A page with one thing to do, in the colours of its release or artist: no header and no footer. No search engine lists it. */
export function FanDocument({ context, look, title, goes_to, script, children }: FanDocumentProps) {
  const { request, language } = context;
  const theme = look?.theme ?? null;
  const tint = look?.tint ?? null;
  const style = tint && ({ '--art-h': tint.hue, '--art-c': tint.chroma } as React.CSSProperties);
  return (
    <html lang={FORMAT_LOCALES[language]} className={theme === 'dark' ? 'dark' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* The address holds a token. */}
        <meta name="referrer" content="no-referrer" />
        {goes_to !== undefined && <meta httpEquiv="refresh" content={`0; url=${goes_to}`} />}
        <title>{title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {theme === null && (
          <script nonce={request.nonce ?? undefined} dangerouslySetInnerHTML={{ __html: PAGE_THEME_SCRIPT }} />
        )}
        <style nonce={request.nonce ?? undefined} dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body className={roomClass(look !== null)} {...(style && { style })}>
        <main className="mx-auto w-full max-w-120 px-7 pt-18 pb-8">{children}</main>
        {script !== undefined && (
          <script nonce={request.nonce ?? undefined} dangerouslySetInnerHTML={{ __html: script }} />
        )}
      </body>
    </html>
  );
}

type WireProps = {
  state: 'waiting' | 'saved' | 'failed';
  /** The name at the end of the line; null without one. */
  to: string | null;
};

/** The record and the line that leads from it: on its way, arrived, or cut. */
export function Wire({ state, to }: WireProps) {
  const end = state === 'failed' ? 176 : 300;
  return (
    <svg viewBox="0 0 360 120" aria-hidden="true">
      <g fill="none" strokeWidth="2.5">
        <path d={`M52 12H${end}`} stroke="var(--ink)" strokeDasharray={state === 'waiting' ? '8 7' : undefined} />
        {state === 'failed' && (
          <>
            <path d="M190 12H300" stroke="var(--art-line)" />
            <path d="m172 3 12 18M184 3l-12 18" stroke="var(--bad)" strokeWidth="3" />
          </>
        )}
        {state === 'waiting' && (
          <circle className="pulse" cx="180" cy="12" r="8" fill="var(--volt)" stroke="var(--on-volt)" strokeWidth="3" />
        )}
      </g>
      <circle cx="52" cy="60" r="48" fill="var(--disc)" />
      {[42, 36, 30, 24].map((radius) => (
        <circle key={radius} cx="52" cy="60" r={radius} fill="none" stroke="var(--groove)" strokeWidth="1.2" />
      ))}
      <circle cx="52" cy="60" r="16" fill="var(--art-wash)" />
      <circle cx="52" cy="60" r="2.5" fill="var(--disc)" />
      {state === 'saved' ? (
        <circle cx="312" cy="12" r="10" fill="var(--volt)" stroke="var(--on-volt)" strokeWidth="3" />
      ) : (
        <circle cx="312" cy="12" r="10" fill="var(--art-wash)" stroke="var(--ink)" strokeWidth="2.5" />
      )}
      <text x="322" y="54" textAnchor="end" fontSize="16" fontWeight="650" fill="var(--ink)">
        {to}
      </text>
    </svg>
  );
}

/** The words of the page, and below them its controls. */
export function FanWords({
  heading,
  text,
  data,
  children,
}: {
  heading: string;
  text: React.ReactNode;
  data?: Readonly<Record<`data-${string}`, string | undefined>>;
  children: React.ReactNode;
}) {
  return (
    <>
      <h1 className="display mt-8 wrap-anywhere text-36">{heading}</h1>
      <p role="status" className="mt-3 max-w-tight text-art-ink" {...data}>
        {text}
      </p>
      <div className="mt-6 grid gap-2.5">{children}</div>
    </>
  );
}
