export { presentUpload } from './present-upload.ts';
export { getUploadRow, listUploadRows, type UploadRow } from './upload-store.ts';
