import { APP_PATHS } from '../site/app-paths.ts';

/** Where a signed-in person starts; the dashboard takes this place when it exists. */
export const HOME_PATH: string = APP_PATHS.releases;
