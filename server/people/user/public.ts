export { type Block, banUser, freezeUser } from './block-user.ts';
export { deactivateUser } from './deactivate-user.ts';
export { eraseUser } from './erase-user.ts';
export { exportUser } from './export-user.ts';
export { setStaffRole } from './set-staff-role.ts';
export { type UnblockAction, unblockUser } from './unblock-user.ts';
export { getUserView } from './user-view.ts';
export { listUsersView } from './users-view.ts';
