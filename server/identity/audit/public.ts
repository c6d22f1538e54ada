export { type AuditActor, BY_SYSTEM, byOwnerOrStaff, byStaff, byUser, recordAction } from './record-action.ts';
