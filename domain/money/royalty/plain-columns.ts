/** The columns without which a plain table of sales or of trends is not recognized (docs/sales-csv.md, trends-csv.md). */
export const PLAIN_COLUMNS = {
  sales: [
    'statement_id',
    'line',
    'period',
    'date',
    'store',
    'country',
    'isrc',
    'upc',
    'units',
    'gross_amount',
    'currency',
  ],
  trends: ['date', 'store', 'country', 'isrc', 'streams'],
} as const;
