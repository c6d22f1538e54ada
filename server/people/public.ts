export { type Block, banPerson, freezePerson } from './block-person.ts';
export { deactivatePerson } from './deactivate-person.ts';
export { erasePerson } from './erase-person.ts';
export { exportPerson } from './export-person.ts';
export { listPeopleView } from './people-view.ts';
export { getPersonView } from './person-view.ts';
export { presentListed } from './present-person.ts';
export { setStaffRole } from './staff-role.ts';
export { type Undo, unblockPerson } from './unblock-person.ts';
