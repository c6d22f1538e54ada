import './app.css';
import { prefetch } from '../api/prefetch.ts';
import { APP_PATHS } from '../site/app-paths.ts';
import { saveAttribution } from '../site/save-attribution.ts';
import { fetchTexts } from '../texts/fetch-texts.ts';
import { detectLanguage, showLanguage } from './detect-language.ts';
import { isAuthPath } from './navigation.ts';
import { captureCallback } from './social-callback.ts';
import { readStored } from './storage.ts';

/** The two programs. With one conditional expression the bundler would treat them as one and fetch both. */
const PROGRAMS = { auth: () => import('./auth-pages/auth-app.tsx'), start: () => import('./create-app.tsx') };

/**
 * The small part that runs first: the requests the first page waits for start together, while its code is still
 * loading.
 */
captureCallback();
saveAttribution(location.search, () => localStorage, Date.now());
const language = detectLanguage();
showLanguage(language);
const extent = isAuthPath(location.pathname) ? 'auth' : 'start';
const isBack = readStored('user') !== null;
prefetch('/v1/api/user');
if (isBack && location.pathname === APP_PATHS.dashboard) prefetch('/v1/api/dashboard/next-release');
const translation = fetchTexts(language, extent);
void PROGRAMS[extent]();
const { startPage } = await import('./start-page.tsx');
await startPage(language, extent, await translation);
