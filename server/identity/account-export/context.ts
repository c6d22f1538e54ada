import type { PackageContext } from '../../catalogue/package/public.ts';
import type { Log } from '../../platform/log/create-log.ts';

/** What archives of accounts need from outside. */
export type ExportContext = PackageContext & { log: Log };
