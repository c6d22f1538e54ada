/** Encodes a file name for `filename*=UTF-8''…`: RFC 8187 allows fewer characters than addresses do. */
export function encodeFilename(filename: string): string {
  return encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
