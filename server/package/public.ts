export type { PackageContext } from './context.ts';
export { listPackage } from './open-package.ts';
