import type { Language } from '@tangent/domain/locale.ts';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createPartialTexts, loadRemainingTexts } from '../texts/partial-texts.ts';
import type { TextExtent } from '../texts/text-areas.ts';
import { ErrorPage, PageErrorBoundary } from './error-page.tsx';
import { hasTools } from './identify/tools-in-page.ts';
import { isAuthPath, onNavigation } from './navigation.ts';
import { setPageTexts } from './page-texts.ts';
import { applyTheme } from './theme.ts';
import { TranslatedUi } from './translated-ui.tsx';

/** Shows the page of the current address from now on, with the texts loaded so far. */
export async function startPage(language: Language, extent: TextExtent, translation: object): Promise<void> {
  applyTheme();
  const texts = await createPartialTexts(language, extent, translation);
  setPageTexts(() => loadRemainingTexts(texts));
  const element = document.getElementById('root');
  if (element === null) throw new Error('the shell of the app has no #root');
  const root = createRoot(element);
  let moves = 0;
  const render = (content: ReactNode) =>
    root.render(
      <I18nextProvider i18n={texts}>
        <TranslatedUi>
          <PageErrorBoundary key={moves}>{content}</PageErrorBoundary>
        </TranslatedUi>
      </I18nextProvider>,
    );
  const showPage = async () => {
    moves += 1;
    const move = moves;
    const open = isAuthPath(location.pathname) ? await loadAuthApp(render) : await loadApp(render, texts);
    // The user may have navigated on while the code was loading.
    if (move === moves) open();
  };
  const failLoudly = (error: unknown) => render(<ErrorPage error={error} />);
  onNavigation(() => void showPage().catch(failLoudly));
  await showPage().catch(failLoudly);
}

type Render = (content: ReactNode) => void;

let shown: 'auth' | 'app' | null = null;
let closeApp = () => {};

/** Loads one of the two programs an address may belong to; each finds its page itself. */
async function loadAuthApp(render: Render): Promise<() => void> {
  const [{ AuthApp }, { handleAddressChange }] = await Promise.all([
    import('./auth-pages/auth-app.tsx'),
    import('./auth-pages/auth-router.tsx'),
  ]);
  return () => {
    if (shown === 'auth') return handleAddressChange();
    // Third-party tools that know the last user must not stay for the next one.
    if (hasTools()) return location.reload();
    closeApp();
    shown = 'auth';
    render(<AuthApp />);
  };
}

async function loadApp(render: Render, texts: i18n): Promise<() => void> {
  const [{ createApp }] = await Promise.all([import('./create-app.tsx'), loadRemainingTexts(texts, 'start')]);
  return () => {
    // The app's own router handles every navigation within the app.
    if (shown === 'app') return;
    const { content, close } = createApp();
    closeApp = close;
    shown = 'app';
    render(content);
  };
}
