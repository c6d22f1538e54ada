import { TREND_PROFILES } from '../../insight/analytics/trend-profile.ts';
import { REPORT_PROFILES } from './report-profile.ts';

/** The formats of files from stores: a report of sales, or trends without money. */
export const FILE_PROFILES = [...REPORT_PROFILES, ...TREND_PROFILES] as const;
export type FileProfile = (typeof FILE_PROFILES)[number];
