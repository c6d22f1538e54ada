import type { ReleasePage } from '@tangent/contract/promotion/smartlink.ts';
import { type CalendarDate, daysBetween } from '@tangent/domain/calendar.ts';
import type { PageContext } from '../page.ts';

/** The data that every part of a release page uses. */
export type ReleaseContext = Pick<PageContext, 'texts' | 'language'> & {
  readonly page: ReleasePage;
  /** The whole title, with its version. */
  readonly title: string;
  readonly today: CalendarDate;
  /** Absolute address of the page, without a slash at its end. */
  readonly address: string;
};

function getFullTitle({ title, version_title }: Pick<ReleasePage, 'title' | 'version_title'>): string {
  return version_title === null ? title : `${title} (${version_title})`;
}

/** Returns the days until the release; 0 from its day on. */
export function countDaysLeft({ page, today }: Pick<ReleaseContext, 'page' | 'today'>): number {
  return page.release_date === null ? 0 : Math.max(0, daysBetween(today, page.release_date));
}

export function buildReleaseContext(
  { request, texts, language }: PageContext,
  page: ReleasePage,
  today: CalendarDate,
): ReleaseContext {
  const address = `${request.public_url.replace(/\/$/, '')}/release/${page.key}`;
  return { texts, language, page, title: getFullTitle(page), today, address };
}
