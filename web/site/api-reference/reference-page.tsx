import type { PageContent, PageContext } from '../page.ts';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { type ApiDocument, findSameResponses, listCallGroups } from './api-document.ts';
import { CallEntry } from './call-entry.tsx';
import { Guide } from './guide.tsx';

const GUIDE = ['access', 'limits', 'repeating', 'errors', 'receiving-webhooks'];

/** Builds the page at /v1/docs from the server's OpenAPI document. It is in English, like the names in it. */
export function buildReferencePage(context: PageContext, document: ApiDocument): PageContent {
  const base = document.servers[0]?.url ?? '';
  const nouns = listCallGroups(document);
  const twins = findSameResponses(nouns.flatMap(([, calls]) => calls));
  const statuses = document.components.schemas.Error.properties.name['x-statuses'];
  const sections = [...GUIDE, ...nouns.map(([noun]) => noun)];
  return {
    title: `API reference | ${context.request.product_name}`,
    description: `Every call of ${context.request.product_name} for your own programs`,
    body: (
      <>
        <SiteHeader {...context} />
        <main id="main" lang="en" className="mx-auto max-w-page px-4 py-10 sm:px-8 lg:py-14">
          <h1 className="display text-panel">API reference</h1>
          <div className="mt-8 gap-12 lg:grid lg:grid-cols-rail-48">
            <Contents sections={sections} />
            <div>
              <Guide base={base} statuses={statuses} />
              {nouns.map(([noun, calls]) => (
                <section key={noun} className="pt-12">
                  <h2 id={noun} className="pb-4 text-2xl font-bold tracking-title">
                    {nounTitle(noun)}
                  </h2>
                  {calls.map((call) => (
                    <CallEntry key={call.operationId} call={call} base={base} twin={twins.get(call) ?? null} />
                  ))}
                </section>
              ))}
            </div>
          </div>
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}

function Contents({ sections }: { sections: readonly string[] }) {
  return (
    <nav aria-label="Contents" className="mb-8 lg:sticky lg:top-8 lg:mb-0 lg:self-start">
      <ul className="flex flex-wrap gap-x-1 lg:block">
        {sections.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="block rounded-control px-3 py-1.5 text-ink-2 hover:bg-sunken hover:text-ink"
            >
              {nounTitle(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function nounTitle(noun: string): string {
  if (noun === 'auth') return 'Signing in';
  return noun.charAt(0).toUpperCase() + noun.slice(1).replaceAll('-', ' ');
}
