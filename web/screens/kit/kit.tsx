import { toggleTheme, useTheme } from '../../app/theme.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { KitActions } from './kit-actions.tsx';
import { KitLines, KitParts } from './kit-charts.tsx';
import { KitFields } from './kit-fields.tsx';
import { KitLists } from './kit-lists.tsx';
import { KitNames } from './kit-names.tsx';
import { KitNotes } from './kit-notes.tsx';
import { KitRoom } from './kit-room.tsx';

/**
 * Shows every component in every state: for development, accessibility checks and screenshot comparisons, in either
 * theme.
 */
export function Kit() {
  const theme = useTheme();
  return (
    <main className="mx-auto grid max-w-page gap-5 p-4 sm:p-8">
      <PageTitle above={theme} actions={<Button onClick={toggleTheme}>Other theme</Button>}>
        Kit
      </PageTitle>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <KitActions />
          <KitFields />
          <KitNames />
        </div>
        <div className="grid min-w-0 gap-5">
          <KitNotes />
          <KitLists />
        </div>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <KitLines />
        </div>
        <div className="grid min-w-0 gap-5">
          <KitParts />
        </div>
      </div>
      <KitRoom />
    </main>
  );
}
