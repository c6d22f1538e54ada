import './app.css';
import { prefetch } from '../api/prefetch.ts';
import { APP_PATHS } from '../site/app-paths.ts';
import { saveAttribution } from '../site/save-attribution.ts';
import { fetchTexts } from '../texts/fetch-texts.ts';
import { detectLanguage, showLanguage } from './detect-language.ts';
import { isAuthPath } from './navigation.ts';
import { captureCallback } from './social-callback.ts';
import { readStored } from './storage.ts';

/** The two programs. As one conditional expression the build would take them for one and fetch both. */
const PROGRAMS = { auth: () => import('./auth-pages/auth-app.tsx'), start: () => import('./create-app.tsx') };

/**
 * The little that runs first: what the first page waits for sets out together, while the code that is needed for it is still on
 * its way.
 */
captureCallback();
saveAttribution(location.search, () => localStorage);
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
