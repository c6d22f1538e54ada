/**
 * The purpose of an upload: a track, artwork, an artist's picture, a document as proof, or a mix or a reference for
 * mastering.
 */
export const UPLOAD_KINDS = ['audio', 'artwork', 'picture', 'document', 'mastering'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];
