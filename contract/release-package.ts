/**
 * Everything about a release for its owner, as one ZIP: the audio as uploaded, the artwork, every
 * message sent to a store, metadata as CSV and JSON, codes. A plain HTTP route, not a JSON call: GET
 * releases/{id}/package, with the announced length; a shorter archive is broken.
 */
export const PACKAGE_PATH = '/v1/api/releases/:id/package';
