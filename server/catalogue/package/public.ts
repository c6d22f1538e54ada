export type { PackageContext } from './context.ts';
export { listPackage } from './stream-package.ts';
