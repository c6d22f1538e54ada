import { buildXml, group, leaf } from '@tangent/ddex/xml/write-xml.ts';

const STATUSES = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  BadDigest: 400,
  EntityTooSmall: 400,
  IncompleteBody: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidRange: 416,
  MalformedXML: 400,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NotImplemented: 501,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const;

export type S3Code = keyof typeof STATUSES;

/** An S3 error response. */
export class S3Failure extends Error {
  readonly code: S3Code;
  readonly status: number;

  constructor(code: S3Code, message: string = code) {
    super(message);
    this.code = code;
    this.status = STATUSES[code];
  }

  /** Returns the error in S3's XML format. */
  toXml(resource: string): string {
    return buildXml(
      group('Error', [leaf('Code', this.code), leaf('Message', this.message), leaf('Resource', resource)]),
    );
  }
}
