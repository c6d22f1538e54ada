import { APP_PATHS } from '../site/app-paths.ts';

/** Where a signed-in person starts (S2-009). */
export const HOME_PATH: string = APP_PATHS.dashboard;
