export { endAnnouncement } from './end-announcement.ts';
export { listAllAnnouncements } from './list-all-announcements.ts';
export { writeAnnouncement } from './write-announcement.ts';
