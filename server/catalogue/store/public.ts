export { findStoreIssues } from './check-stores.ts';
export { listMissing, type StoreDecision, setStoreState } from './set-store-state.ts';
export { settleStoreStates } from './settle-states.ts';
export { isConnected, listActiveStores } from './store-store.ts';
export { writeProfile } from './write-profile.ts';
