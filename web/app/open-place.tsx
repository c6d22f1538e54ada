import type { Language } from '@tangent/domain/locale.ts';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { completeTexts, openPartOfTexts } from '../texts/partial-texts.ts';
import type { TextExtent } from '../texts/text-areas.ts';
import { hasTools } from './identify/tools-in-page.ts';
import { setPageTexts } from './page-texts.ts';
import { isDoor, setPlace } from './place.ts';
import { applyTheme } from './theme.ts';
import { TranslatedUi } from './translated-ui.tsx';
import { TroubleBoundary, TroublePage } from './trouble-page.tsx';

/** Shows what the address says, from now on, with the texts that have come. */
export async function openPlace(language: Language, extent: TextExtent, translation: object): Promise<void> {
  applyTheme();
  const texts = await openPartOfTexts(language, extent, translation);
  setPageTexts(() => completeTexts(texts));
  const element = document.getElementById('root');
  if (element === null) throw new Error('the shell of the app has no #root');
  const root = createRoot(element);
  let moves = 0;
  const render = (content: ReactNode) =>
    root.render(
      <I18nextProvider i18n={texts}>
        <TranslatedUi>
          <TroubleBoundary key={moves}>{content}</TroubleBoundary>
        </TranslatedUi>
      </I18nextProvider>,
    );
  const showPlace = async () => {
    moves += 1;
    const move = moves;
    const open = isDoor(location.pathname) ? await loadDoors(render) : await loadApp(render, texts);
    // Somebody may have gone on while the code was on its way.
    if (move === moves) open();
  };
  const failLoudly = (error: unknown) => render(<TroublePage error={error} />);
  setPlace(() => void showPlace().catch(failLoudly));
  await showPlace().catch(failLoudly);
}

type Render = (content: ReactNode) => void;

let shown: 'doors' | 'app' | null = null;
let closeApp = () => {};

/** The programs that an address may belong to; each of them finds its page itself. */
async function loadDoors(render: Render): Promise<() => void> {
  const [{ Doors }, { noticeMove }] = await Promise.all([
    import('./doors/doors.tsx'),
    import('./doors/door-router.tsx'),
  ]);
  return () => {
    if (shown === 'doors') return noticeMove();
    // Tools of others that know who was here do not stay for who comes next.
    if (hasTools()) return location.reload();
    closeApp();
    shown = 'doors';
    render(<Doors />);
  };
}

async function loadApp(render: Render, texts: i18n): Promise<() => void> {
  const [{ openApp }] = await Promise.all([import('./open-app.tsx'), completeTexts(texts, 'start')]);
  return () => {
    // Its own router hears of every move within the app.
    if (shown === 'app') return;
    const { content, close } = openApp();
    closeApp = close;
    shown = 'app';
    render(content);
  };
}
