export { listPackage, type PackageContext } from './stream-package.ts';
