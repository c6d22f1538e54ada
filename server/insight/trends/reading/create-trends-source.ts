import type { TextSource } from '../../../money/store-file/public.ts';
import { findTrendTable } from './find-trend-table.ts';
import { isTrendJson, readTrendJson } from './read-trend-json.ts';
import { readTrendTable } from './read-trend-table.ts';
import type { TrendsSource } from './trend-line.ts';

/** Opens trends; null when the layout of the text is unknown. `today` is the last day that figures can be about. */
export function createTrendsSource(
  { start, blocks, problems, contentSha256 }: TextSource,
  today: string,
): TrendsSource | null {
  const reading = { today, problems };
  const open = (profile: TrendsSource['profile'], batches: TrendsSource['batches']): TrendsSource => ({
    profile,
    batches,
    contentSha256,
    problems: problems.first,
    get problem_count() {
      return problems.count;
    },
  });
  if (isTrendJson(start)) return open('json_trends', readTrendJson(blocks, reading));
  const found = findTrendTable(start);
  return found === null ? null : open(found.table.profile, readTrendTable(found, blocks, reading));
}
