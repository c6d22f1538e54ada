export { presentUpload } from './present-upload.ts';
export { getOwnUpload, getUploadRow, listUploadRows, type UploadRow } from './upload-store.ts';
