import { createHash } from 'node:crypto';
import type { delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { checkMessage } from '@tangent/ddex/check/check-message.ts';
import type { ErnSchemas } from '@tangent/ddex/check/check-schema.ts';
import type { StoreRules } from '@tangent/ddex/check/message-parts.ts';
import { buildNewReleaseMessage } from '@tangent/ddex/ern/new-release-message.ts';
import { buildPurgeMessage } from '@tangent/ddex/ern/purge-message.ts';
import { listWithdrawn } from '@tangent/ddex/ern/withdrawn.ts';
import { type ErnIssue, isRefused } from '@tangent/ddex/issue.ts';
import type {
  ErnCommercialModel,
  ErnFileHash,
  ErnHeader,
  ErnMessageKind,
  ErnParty,
  ErnRelease,
  ErnUseType,
} from '@tangent/ddex/model.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import type { ReleaseSnapshot } from '../plan/release-snapshot.ts';
import { buildErnRelease, buildWriting } from './build-ern-release.ts';
import type { Assets } from './delivery-asset.ts';
import { buildFileHash, flattenResources, listResources } from './resource-file.ts';

/**
 * Builds the rules for the final check of a message before it leaves: its content must not exceed what the store
 * accepts.
 */
function buildStoreRules(profile: StoreProfile): StoreRules {
  const { audio, image, deals } = profile;
  return {
    commercial_models: deals.map(({ model }) => model as ErnCommercialModel),
    use_types: deals.flatMap(({ use_types }) => use_types as readonly ErnUseType[]),
    audio_codec: audio.codec,
    max_bits_per_sample: audio.max_bits,
    max_sampling_rate_hz: audio.max_sample_rate_hz,
    image_format: image.format,
    max_image_px: image.max_side_px,
    hash_algorithm: profile.hash_algorithm,
    takes_pre_orders: profile.takes_pre_orders,
    takes_lyrics: profile.takes_lyrics,
    lyrics_only: profile.lyrics_only ?? false,
  };
}

type Parts = {
  snapshot: ReleaseSnapshot;
  assets: Assets;
  profile: StoreProfile;
  message: Pick<typeof delivery_messages.$inferSelect, 'message_id' | 'thread_id' | 'created_at' | 'kind'>;
  artist_key?: string | null;
  store_id?: string;
  /** Since when the store has shown the release. */
  live_at: Date | null;
  sender: ErnParty;
  recipient: ErnParty;
  schemas: ErnSchemas | null;
  is_test: boolean;
};

export type BuiltMessage = { xml: string; xml_sha256: string; check_issues: ErnIssue[]; is_refused: boolean };

/** Builds the message of a release to a store, with all issues found in it. The same parts give the same bytes. */
export function buildErnMessage(parts: Parts): BuiltMessage {
  const { message, live_at } = parts;
  const release = buildErnRelease({ ...parts, purpose: { kind: message.kind, at: message.created_at, live_at } });
  const xml = writeMessage(parts, release);
  const { deals_on } = parts.profile;
  const { issues } = checkMessage(parts.schemas, xml, {
    kind: findKind(parts),
    deals_on,
    withdrawn: listWithdrawn(release),
    is_shown: live_at !== null,
    files: describeFiles(parts),
    store: buildStoreRules(parts.profile),
  });
  const xml_sha256 = createHash('sha256').update(xml).digest('hex');
  return { xml, xml_sha256, check_issues: issues, is_refused: isRefused(issues) };
}

function writeMessage(parts: Parts, release: ErnRelease): string {
  const { snapshot, profile, message, sender, recipient } = parts;
  const header: ErnHeader = {
    message_id: message.message_id,
    thread_id: message.thread_id,
    created_at: message.created_at.toISOString(),
    sender,
    recipient,
    ...findOthers(profile),
    ...findOwner(profile),
    control_type: parts.is_test ? 'test' : 'live',
    is_update: findKind(parts) !== 'insert',
  };
  if (isPurge(profile, message.kind)) {
    return buildPurgeMessage(header, { icpn: snapshot.upc, grid: null }, profile.ern_version);
  }
  return buildNewReleaseMessage(release, header, buildWriting(profile));
}

function findOthers({ other_recipients = [] }: StoreProfile): Pick<ErnHeader, 'other_recipients'> {
  if (other_recipients.length === 0) return {};
  return { other_recipients: other_recipients.map(({ party_id, name }) => ({ dpid: party_id, name })) };
}

function findOwner({ sent_on_behalf_of: owner }: StoreProfile): Pick<ErnHeader, 'sent_on_behalf_of'> {
  return owner === undefined ? {} : { sent_on_behalf_of: { dpid: owner.party_id, name: owner.name } };
}

/** Returns whether a takedown purges the release at the store instead of ending its deals. */
export function isPurge({ takedown_style }: StoreProfile, kind: string): boolean {
  return kind === 'takedown' && takedown_style === 'purge';
}

// A store that receives the content of its first message again already has the files.
function findKind({ message, assets }: Parts): ErnMessageKind {
  return message.kind === 'insert' && assets.tracks === null ? 'update' : message.kind;
}

function describeFiles(parts: Parts): Map<string, { size_bytes: number; hash: ErnFileHash }> {
  const { snapshot, profile, assets, message } = parts;
  const files = flattenResources(listResources(snapshot, profile, assets, message.kind));
  return new Map(
    files.map((file) => [file.path, { size_bytes: file.size_bytes, hash: buildFileHash(file, profile) }] as const),
  );
}
