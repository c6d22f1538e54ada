// The small part that runs first: it starts the requests of the first page while the page's code still loads.
import './app.css';
import { prefetch } from '../api/prefetch.ts';
import { APP_PATHS } from '../site/app-paths.ts';
import { saveAttribution } from '../site/save-attribution.ts';
import { fetchTexts } from '../texts/fetch-texts.ts';
import { detectLanguage, showLanguage } from './detect-language.ts';
import { isAuthPath } from './navigation.ts';
import { captureCallback } from './session/social-callback.ts';
import { readStored } from './storage.ts';

/** The two programs. Separate functions, because the bundler merges one conditional import and would fetch both. */
const PROGRAMS = { auth: () => import('./auth-pages/auth-app.tsx'), start: () => import('./create-app.tsx') };

captureCallback();
saveAttribution(location.search, () => localStorage, Date.now());
const language = detectLanguage();
showLanguage(language);
const program = isAuthPath(location.pathname) ? 'auth' : 'start';
const isReturning = readStored('user') !== null;
prefetch('/v1/api/user');
if (isReturning && location.pathname === APP_PATHS.dashboard) {
  prefetch('/v1/api/dashboard/next-release');
  prefetch('/v1/api/watch');
}
const translation = fetchTexts(language, program);
void PROGRAMS[program]();
// The dashboard is part of the app; other screens are found by this list.
if (program === 'start' && location.pathname !== APP_PATHS.dashboard) void import('./screens.ts');
const { startPage } = await import('./start-page.tsx');
await startPage(language, program, await translation);
