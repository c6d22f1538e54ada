export type { InboxAccess } from './open-inbox.ts';
