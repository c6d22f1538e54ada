export { isConnected, listActiveStores, type StoreRow } from './store-store.ts';
