import './app.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { keepVisitTags } from '../site/keep-visit-tags.ts';
import { completeTexts, openTexts } from '../texts/open-texts.ts';
import { hasTools } from './identify/tools-in-page.ts';
import { openLanguage, showLanguage } from './language.ts';
import { setPageTexts } from './page-texts.ts';
import { isDoor, setPlace } from './place.ts';
import { verifySession } from './session.ts';
import { receiveArrival } from './social-arrival.ts';
import { applyTheme } from './theme.ts';
import { TranslatedUi } from './translated-ui.tsx';
import { TroubleBoundary, TroublePage } from './trouble-page.tsx';

receiveArrival();
applyTheme();
keepVisitTags(location.search, () => localStorage);
// Texts, the rest of the code and the answer to who is here come side by side.
if (!isDoor(location.pathname)) {
  void verifySession();
  void import('./open-app.tsx');
}
const language = openLanguage();
showLanguage(language);
const texts = await openTexts(language, isDoor(location.pathname) ? 'doors' : 'start');
setPageTexts(() => completeTexts(texts));

const element = document.getElementById('root');
if (element === null) throw new Error('the shell of the app has no #root');
const root = createRoot(element);
let shown: 'doors' | 'app' | null = null;
let closeApp = () => {};
let moves = 0;

/** Shows the program that the address belongs to; each of them finds its page itself. */
async function showPlace(): Promise<void> {
  moves += 1;
  const move = moves;
  const wanted = isDoor(location.pathname) ? 'doors' : 'app';
  const open = wanted === 'doors' ? await loadDoors() : await loadApp();
  // Somebody may have gone on while the code was on its way.
  if (move === moves) open();
}

async function loadDoors(): Promise<() => void> {
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

async function loadApp(): Promise<() => void> {
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

function render(content: ReactNode): void {
  root.render(
    <I18nextProvider i18n={texts}>
      <TranslatedUi>
        <TroubleBoundary key={moves}>{content}</TroubleBoundary>
      </TranslatedUi>
    </I18nextProvider>,
  );
}

const failLoudly = (error: unknown) => render(<TroublePage error={error} />);
setPlace(() => void showPlace().catch(failLoudly));
await showPlace().catch(failLoudly);
