import { APP_PATHS } from '../site/app-paths.ts';

/** The first page after signing in (S2-009). */
export const HOME_PATH: string = APP_PATHS.dashboard;
