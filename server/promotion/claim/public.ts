export type { RightsServices } from './context.ts';
