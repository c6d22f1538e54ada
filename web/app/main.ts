import './app.css';
import { askEarly } from '../api/early-answers.ts';
import { APP_PATHS } from '../site/app-paths.ts';
import { keepVisitTags } from '../site/keep-visit-tags.ts';
import { fetchTexts } from '../texts/fetch-texts.ts';
import { openLanguage, showLanguage } from './open-language.ts';
import { isDoor } from './place.ts';
import { receiveArrival } from './social-arrival.ts';
import { readStored } from './storage.ts';

/** The two programs. As one conditional expression the build would take them for one and fetch both. */
const PROGRAMS = { doors: () => import('./doors/doors.tsx'), start: () => import('./open-app.tsx') };

/**
 * The little that runs first: what the first page waits for sets out together, while the code that is needed for it is still on
 * its way.
 */
receiveArrival();
keepVisitTags(location.search, () => localStorage);
const language = openLanguage();
showLanguage(language);
const extent = isDoor(location.pathname) ? 'doors' : 'start';
const isBack = readStored('user') !== null;
askEarly('/v1/api/user');
if (isBack && location.pathname === APP_PATHS.dashboard) askEarly('/v1/api/dashboard/next-release');
const translation = fetchTexts(language, extent);
void PROGRAMS[extent]();
const { openPlace } = await import('./open-place.tsx');
await openPlace(language, extent, await translation);
