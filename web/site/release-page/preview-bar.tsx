import type { ReleasePage } from '@tangent/contract/promotion/smartlink.ts';
import type { ReleaseContext } from './release-context.ts';

/** The pages that a release passes through, of which the owner sees one. */
export type PagePreview = { readonly states: readonly ReleasePage['state'][] };

const WAY = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline current:font-bold current:underline';

/** Says that nobody else sees this page yet, and switches between before the release and its day. */
export function PreviewBar({ context, preview }: { context: ReleaseContext; preview: PagePreview }) {
  const { texts, language, page } = context;
  return (
    <aside className="border-b border-art-line bg-art-card">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 px-6 text-sm xl:px-8">
        <p className="py-2.5">{texts.t('link.preview.note')}</p>
        {preview.states.length > 1 && (
          <ul className="flex flex-wrap gap-x-5">
            {preview.states.map((state) => (
              <li key={state}>
                <a
                  className={WAY}
                  href={`?state=${state}&lang=${language}`}
                  aria-current={state === page.state ? 'true' : undefined}
                >
                  {texts.t(`link.preview.${state}`)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}
