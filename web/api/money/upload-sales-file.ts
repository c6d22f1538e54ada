import type { ErrorBody } from '@tangent/contract/error-body.ts';
import type { SalesFile } from '@tangent/contract/money/backoffice-sales.ts';
import { ApiError } from '../api-error.ts';
import { canRepeat } from '../call-api.ts';

const PATH = '/v1/api/backoffice/sales/files';

/** Uploads a report unchanged; `onProgress` receives the share already sent, from 0 to 1. */
export async function uploadSalesFile(file: File, onProgress: (share: number) => void): Promise<SalesFile> {
  try {
    return await sendOnce(file, onProgress);
  } catch (error) {
    if (!(error instanceof ApiError) || !(await canRepeat(PATH, error))) throw error;
    return uploadSalesFile(file, onProgress);
  }
}

function sendOnce(file: File, onProgress: (share: number) => void): Promise<SalesFile> {
  // fetch does not report how much of a body has been sent.
  const request = new XMLHttpRequest();
  request.open('POST', `${PATH}?name=${encodeURIComponent(file.name)}`);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(new ApiError(0, { name: 'network', message: 'No answer from the server' }));
    request.onload = () => {
      if (request.status === 201) return resolve(JSON.parse(request.responseText) as SalesFile);
      reject(new ApiError(request.status, readError(request.responseText)));
    };
    request.send(file);
  });
}

function readError(text: string): ErrorBody {
  try {
    return JSON.parse(text) as ErrorBody;
  } catch {
    return { name: 'internal_error', message: 'The server failed' };
  }
}
