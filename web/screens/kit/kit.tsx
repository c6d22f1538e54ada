import { PageTitle } from '../../ui/page-title.tsx';
import { KitActions } from './kit-actions.tsx';
import { KitFields } from './kit-fields.tsx';
import { KitLists } from './kit-lists.tsx';
import { KitNotes } from './kit-notes.tsx';

/** Every component in every state, in both themes: for development, accessibility checks and picture comparisons. */
export function Kit() {
  return (
    <main className="grid lg:grid-cols-2">
      <KitTheme theme="light" />
      <KitTheme theme="dark" />
    </main>
  );
}

function KitTheme({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <section
      aria-label={theme}
      className={`${theme === 'dark' ? 'dark' : 'light'} grid min-w-0 content-start gap-5 bg-paper p-4 text-ink sm:p-8`}
    >
      <PageTitle above={theme}>Kit</PageTitle>
      <KitActions />
      <KitFields theme={theme} />
      <KitNotes />
      <KitLists />
    </section>
  );
}
