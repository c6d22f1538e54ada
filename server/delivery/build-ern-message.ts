import { createHash } from 'node:crypto';
import type { delivery_messages } from '@tangent/db/schema/delivery.ts';
import { checkMessage } from '@tangent/ddex/check/check-message.ts';
import type { ErnSchemas } from '@tangent/ddex/check/check-schema.ts';
import { buildNewReleaseMessage } from '@tangent/ddex/ern/new-release-message.ts';
import { type ErnIssue, isRefused } from '@tangent/ddex/issue.ts';
import type { ErnFileHash, ErnParty } from '@tangent/ddex/model.ts';
import type { StoreProfile } from '@tangent/domain/store/store-profile.ts';
import { type Assets, buildErnRelease } from './build-ern-release.ts';
import { listResources } from './package-files.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';

type Parts = {
  snapshot: ReleaseSnapshot;
  assets: Assets;
  profile: StoreProfile;
  message: Pick<typeof delivery_messages.$inferSelect, 'message_id' | 'thread_id' | 'created_at'>;
  sender: ErnParty;
  recipient: ErnParty;
  schemas: ErnSchemas | null;
  is_test: boolean;
};

export type BuiltMessage = { xml: string; xml_sha256: string; check_issues: ErnIssue[]; is_refused: boolean };

/** The message of a release to a store with everything that was found wrong with it. Same parts, same bytes. */
export function buildErnMessage(parts: Parts): BuiltMessage {
  const { snapshot, profile, assets, message, sender, recipient } = parts;
  const xml = buildNewReleaseMessage(buildErnRelease(snapshot, profile, assets), {
    message_id: message.message_id,
    thread_id: message.thread_id,
    created_at: message.created_at.toISOString(),
    sender,
    recipient,
    control_type: parts.is_test ? 'test' : 'live',
  });
  const { issues } = checkMessage(parts.schemas, xml, { kind: 'insert', files: describeFiles(parts) });
  const xml_sha256 = createHash('sha256').update(xml).digest('hex');
  return { xml, xml_sha256, check_issues: issues, is_refused: isRefused(issues) };
}

function describeFiles({ snapshot, assets, profile }: Parts): Map<string, { size_bytes: number; hash: ErnFileHash }> {
  const algorithm = profile.hash_algorithm;
  return new Map(
    listResources(snapshot, assets).map(({ path, asset }) => {
      const value = algorithm === 'MD5' ? asset.md5 : asset.sha256;
      return [path, { size_bytes: asset.size_bytes, hash: { algorithm, value } }];
    }),
  );
}
