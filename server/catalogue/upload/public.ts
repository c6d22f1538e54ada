export { addMadeSound, makeSoundKey } from './add-made-sound.ts';
export { enqueueDiscards } from './discard-upload.ts';
export { findSameRecordings } from './find-same-recordings.ts';
export { findSimilarCovers } from './find-similar-covers.ts';
export { presentUpload } from './present-upload.ts';
export { readArtwork } from './read-artwork.ts';
export { removeUploadFiles } from './remove-files.ts';
export { sendFile } from './send-file.ts';
export { getUploadRow, listUploadRows, type UploadRow } from './upload-store.ts';
