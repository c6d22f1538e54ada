/**
 * Everything of a release for its owner, as one ZIP: audio as it was uploaded, the cover, every message that a
 * store was ever sent, metadata as CSV and JSON, codes. A file is served, not described: GET releases/{id}/package, of the
 * length it says; an archive that is shorter is broken.
 */
export const PACKAGE_PATH = '/v1/api/releases/:id/package';
