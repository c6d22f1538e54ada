export { findStoreIssues } from './check-stores.ts';
export { isConnected, listActiveStores } from './store-store.ts';
export { writeProfile } from './write-profile.ts';
