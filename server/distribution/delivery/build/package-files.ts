import path from 'node:path/posix';
import { METADATA_FILE } from '@tangent/apple/package/package-names.ts';
import type { delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { buildBatchComplete } from '@tangent/ddex/choreography/batch-complete.ts';
import { buildBatchCompleteName, buildBatchFolder, buildMessagePath } from '@tangent/ddex/choreography/batch-names.ts';
import { buildReleaseFolder, buildReleaseMessageName } from '@tangent/ddex/choreography/release-names.ts';
import type { ErnParty } from '@tangent/ddex/model.ts';
import { checkStructure } from '@tangent/ddex/schema/check-structure.ts';
import { takesApplePackage } from '@tangent/domain/catalogue/store/store-format.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import type { ReleaseSnapshot } from '../plan/release-snapshot.ts';
import { nameAppleFolder } from './apple/build-apple-message.ts';
import { isPurge } from './build-ern-message.ts';
import type { Assets } from './delivery-asset.ts';
import { type FileContent, flattenResources, listResources } from './resource-file.ts';

/** A file of a package: its path at the store, and its bytes. */
export type PackageFile = { path: string; size_bytes: number; sha256: string; content: FileContent };

/**
 * Everything that goes to the store for one message, by its path there, relative to the folder the store gave us: first
 * the files in this order, then the message, and last the completion file, unless the message itself marks the package
 * as complete.
 */
export type Package = {
  folder: string;
  files: PackageFile[];
  message: { path: string; bytes: Buffer };
  completion: { path: string; bytes: Buffer } | null;
  /** Earlier packages with the same name, which the store must have read before this one may come: paths of their messages. */
  earlier: string[];
};

type Parts = {
  snapshot: ReleaseSnapshot;
  assets: Assets;
  profile: StoreProfile;
  message: Pick<
    typeof delivery_messages.$inferSelect,
    'message_id' | 'batch_id' | 'kind' | 'priority' | 'created_at'
  > & { xml: string; xml_sha256: string };
  sender: ErnParty;
  recipient: ErnParty;
  is_test: boolean;
};

/**
 * Builds the package of a message. Every release is sent as its own batch (docs/standards/delivery.md), so that none
 * waits for another.
 */
export function buildPackage(parts: Parts): Package {
  const { snapshot, profile, message } = parts;
  if (takesApplePackage(profile)) return buildForApple(parts);
  const isBatch = profile.choreography === 'batch';
  const prefix = profile.folder_prefix ? getPriority(parts) : null;
  const folder = isBatch
    ? buildBatchFolder(message.batch_id, prefix)
    : buildReleaseFolder(snapshot.upc, message.batch_id, prefix);
  const messagePath = path.join(
    folder,
    isBatch ? buildMessagePath(snapshot.upc) : buildReleaseMessageName(snapshot.upc),
  );
  return {
    folder,
    files: listFiles(parts, path.dirname(messagePath)),
    message: { path: messagePath, bytes: Buffer.from(message.xml) },
    completion: isBatch ? buildCompletion(parts, folder) : null,
    earlier: [],
  };
}

/** The folder of an Apple package, for Transporter or in the folder of a bridge; its metadata completes it. */
function buildForApple(parts: Parts): Package {
  const { snapshot, message, profile } = parts;
  const isBridge = profile.transport.kind !== 'transporter';
  const name = nameAppleFolder({ snapshot });
  const folder = isBridge ? path.join(APPLE_QUEUES[getPriority(parts)], name) : name;
  return {
    folder,
    // A package without tracks takes the album down, and names no files.
    files: message.kind === 'takedown' ? [] : listFiles(parts, folder),
    message: { path: path.join(folder, METADATA_FILE), bytes: Buffer.from(message.xml) },
    completion: null,
    earlier: isBridge ? Object.values(APPLE_QUEUES).map((queue) => path.join(queue, name, METADATA_FILE)) : [],
  };
}

const APPLE_QUEUES = { priority: 'apple/priority', normal: 'apple/regular' } as const;

function listFiles({ snapshot, profile, assets, message }: Parts, folder: string): PackageFile[] {
  return flattenResources(listResources(snapshot, profile, assets, message.kind)).map((file) => {
    const { size_bytes, sha256, content } = file;
    return { path: path.join(folder, file.path), size_bytes, sha256, content };
  });
}

// Takedowns and resends by staff go before others, and so does a release whose owner chose a faster schedule.
function getPriority({ snapshot, message }: Parts): 'priority' | 'normal' {
  return message.priority < 2 || snapshot.schedule !== 'standard' ? 'priority' : 'normal';
}

function buildCompletion(parts: Parts, folder: string): { path: string; bytes: Buffer } {
  const { message, snapshot, profile, sender, recipient, is_test } = parts;
  const name = path.join(folder, buildBatchCompleteName(message.batch_id));
  if (profile.batch_complete === 'empty') return { path: name, bytes: Buffer.alloc(0) };
  const manifest = buildBatchComplete({
    folder,
    created_at: message.created_at.toISOString(),
    sender,
    recipient,
    is_test,
    messages: [
      {
        message_id: message.message_id,
        icpn: snapshot.upc,
        path: buildMessagePath(snapshot.upc),
        sha256: message.xml_sha256,
        type: isPurge(profile, message.kind) ? 'PurgeReleaseMessage' : 'NewReleaseMessage',
      },
    ],
  });
  const [issue] = checkStructure(manifest);
  if (issue) throw new Error(`the manifest of ${folder} is refused: ${issue.code} ${issue.path}`);
  return { path: name, bytes: Buffer.from(manifest) };
}
