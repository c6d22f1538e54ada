import { RELEASES_SELECTED_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { z } from 'zod';

/**
 * Everything about a release for its owner, as one ZIP: the audio as uploaded, the artwork, lyrics, every
 * message sent to a store, metadata as CSV and JSON, codes. A plain HTTP route, not a JSON call: GET
 * releases/{id}/package, with the announced length; a shorter archive is broken.
 */
export const PACKAGE_PATH = '/v1/api/releases/:id/package';

/** Who did what on each track of a release, as a PDF in the language of the reader. A plain HTTP route as well. */
export const CREDITS_PDF_PATH = '/v1/api/releases/:id/credits.pdf';

/** The metadata of chosen releases as one CSV, a row for each track. A plain HTTP route as well. */
export const METADATA_TABLE_PATH = '/v1/api/releases/export';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** The ids of the releases, separated by commas. */
export const metadataTableQuery = z.object({
  ids: z.string().regex(new RegExp(`^${ID}(?:,${ID}){0,${RELEASES_SELECTED_MAX - 1}}$`)),
});
