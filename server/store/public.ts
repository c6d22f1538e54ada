export { listActiveStores, type StoreRow } from './store-store.ts';
