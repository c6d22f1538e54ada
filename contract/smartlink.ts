import { RELEASE_TYPES } from '@tangent/domain/release/release-type.ts';
import { LINK_THEMES } from '@tangent/domain/smartlink/link-look.ts';
import { PAGE_STATES } from '@tangent/domain/smartlink/page-state.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { calendarDate, count, storeId } from './values.ts';

/** A store on a release page: its redirect while it is live, the day it is expected before. */
const pageStore = z.object({
  id: storeId,
  name: z.string(),
  action: z.enum(['listen', 'buy']),
  path: z.string().nullable(),
  expected_on: calendarDate.nullable(),
});

/** Everything that the public page of a release reveals. */
const releasePage = z.object({
  key: z.string(),
  state: z.enum(PAGE_STATES).exclude(['unavailable']),
  title: z.string(),
  version_title: z.string().nullable(),
  artist: z.string(),
  release_type: z.enum(RELEASE_TYPES),
  release_date: calendarDate.nullable(),
  explicit: z.boolean(),
  track_count: count,
  /** Address of the cover; null without one. */
  cover_path: z.string().nullable(),
  /** Hue in degrees and colourfulness (0 to 1) of the page. */
  tint: z.object({ hue: z.number(), chroma: z.number() }),
  /** Null: the theme of the fan's device. */
  theme: z.enum(LINK_THEMES).nullable(),
  stores: z.array(pageStore),
});
export type ReleasePage = z.infer<typeof releasePage>;

export const getReleasePage = defineCall({
  method: 'GET',
  path: '/v1/api/public/release/:key',
  summary: 'Returns the public page of a release: pre-save before the release, stores from then on',
  params: z.object({ key: z.string().max(200) }),
  response: releasePage,
});
