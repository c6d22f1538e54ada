import { type ChangeLog, loadChangeLog } from './change-log.ts';
import type {
  CatalogueRelease,
  HeldRelease,
  ReadDeliveryFolder,
  ReadMessage,
  StoreAcknowledgement,
} from './store-records.ts';
import { Table } from './table.ts';

/** All records of a store. */
export interface RecordBook extends ChangeLog {
  arrivals: Table<ReadDeliveryFolder>;
  messages: Table<ReadMessage>;
  releases: Table<CatalogueRelease>;
  held: Table<HeldRelease>;
  acknowledgement_files: Table<StoreAcknowledgement>;
}

/** Loads the records of a store from its change log. */
export async function loadRecordBook(file: string): Promise<RecordBook> {
  const tables = {
    arrivals: new Table<ReadDeliveryFolder>(({ name }) => name),
    messages: new Table<ReadMessage>(({ message_id }) => message_id),
    releases: new Table<CatalogueRelease>(({ icpn }) => icpn),
    held: new Table<HeldRelease>(({ icpn }) => icpn),
    acknowledgement_files: new Table<StoreAcknowledgement>(({ file_name }) => file_name),
  };
  return { ...tables, ...(await loadChangeLog(file, tables)) };
}
