export { listAllAnnouncements } from './announcements-view.ts';
export { endAnnouncement, writeAnnouncement } from './write-announcement.ts';
