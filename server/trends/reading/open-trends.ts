import type { OpenText } from '../../store-file/public.ts';
import { findTrendTable } from './find-trend-table.ts';
import { isTrendJson, readTrendJson } from './read-trend-json.ts';
import { readTrendTable } from './read-trend-table.ts';
import type { OpenTrends } from './trend-line.ts';

/** Opens trends; null when the text is none that are known here. `today` is the day after which nothing can have happened. */
export function openTrends({ start, blocks, problems, contentSha256 }: OpenText, today: string): OpenTrends | null {
  const reading = { today, problems };
  const open = (profile: OpenTrends['profile'], batches: OpenTrends['batches']): OpenTrends => ({
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
