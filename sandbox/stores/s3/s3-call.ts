import { buildXml, group, leaf } from '@tangent/ddex/xml/write-xml.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../connection.ts';
import type { FileStore } from '../file-store.ts';

/** What a request to a bucket is about. */
export interface S3Call {
  request: FastifyRequest;
  reply: FastifyReply;
  bucket: string;
  /** Empty for the bucket itself. */
  key: string;
  query: URLSearchParams;
  store: FileStore;
  connection: Connection;
  /** Where parts wait to be put together. */
  uploads: string;
}

/** An answer in the words of S3. */
export function sendXml(reply: FastifyReply, name: string, values: Record<string, string | number>): string {
  reply.type('application/xml');
  const children = Object.entries(values).map(([key, value]) => leaf(key, value));
  return buildXml(group(name, children, { xmlns: 'http://s3.amazonaws.com/doc/2006-03-01/' }));
}
