/** A table whose rows lie on several machines, by its first key column: the account, or the holder of earnings. */
export interface DistributedTable {
  name: string;
  key: string;
}

const byAccount = (name: string): DistributedTable => ({ name, key: 'account_id' });
const byHolder = (name: string): DistributedTable => ({ name, key: 'holder_id' });

/**
 * The tables that grow with streams, sales and visits. Their primary keys begin with the account, and no other table
 * refers to them. All others stay on the coordinator.
 */
export const DISTRIBUTED_TABLES: readonly DistributedTable[] = [
  byAccount('trend_entries'),
  byAccount('trend_track_days'),
  byAccount('trend_country_days'),
  byAccount('trend_playlist_days'),
  byAccount('trend_audience_days'),
  byAccount('trend_track_months'),
  byAccount('trend_country_months'),
  byAccount('trend_playlist_months'),
  byAccount('trend_audience_months'),
  byAccount('trend_track_first_days'),
  byAccount('trend_playlist_first_days'),
  byHolder('royalty_entries'),
  byHolder('royalty_store_totals'),
  byHolder('royalty_country_totals'),
  byAccount('link_hits'),
  byAccount('link_visitors'),
  byAccount('link_visitor_days'),
  byAccount('link_networks'),
];
