import type { ErnSchemas } from '@tangent/ddex/check/check-schema.ts';
import type { ErnParty } from '@tangent/ddex/model.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { takesApplePackage } from '@tangent/domain/catalogue/store/store-format.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import type { MessageKind } from '@tangent/domain/distribution/delivery/message.ts';
import type { AppleOffer } from '../build/apple/apple-products.ts';
import { buildAppleMessage } from '../build/apple/build-apple-message.ts';
import { buildErnMessage } from '../build/build-ern-message.ts';
import type { Assets } from '../build/delivery-asset.ts';
import { buildPackage, type Package } from '../build/package-files.ts';
import type { AppleAccount } from '../context.ts';
import { PRIORITY } from '../plan/decide-next.ts';
import type { ReleaseSnapshot } from '../plan/release-snapshot.ts';
import type { CertifiedStore } from './certification-case.ts';

/** The message of a case before it is built, as a planned one of a live delivery. */
export type CaseMessage = {
  message_id: string;
  thread_id: string;
  batch_id: string;
  created_at: Date;
  kind: MessageKind;
  /** Since when the store has shown the release; null before that. */
  live_at: Date | null;
};

/** Who sends, with which schemas, and whether the messages are tests. */
export type CaseSender = { sender: ErnParty; schemas: ErnSchemas | null; apple: AppleAccount; is_test: boolean };

export type CaseContent = {
  snapshot: ReleaseSnapshot;
  assets: Assets;
  profile: StoreProfile;
  store: CertifiedStore;
  offers: readonly AppleOffer[];
};

/** A problem that a check of the message has found. */
type CaseIssue = { code: string; severity: string; path: string };

export type BuiltCase = { xml: string; issues: readonly CaseIssue[]; package: Package };

/** Builds message and package of a case, with the builders of live deliveries alone. */
export function buildCase(content: CaseContent, message: CaseMessage, from: CaseSender): BuiltCase {
  const { store, snapshot, assets, profile } = content;
  const recipient = { dpid: store.party_id ?? '', name: store.name };
  const built = buildMessage(content, message, from);
  const { xml, xml_sha256, check_issues: issues } = built;
  const priority = message.kind === 'takedown' ? PRIORITY.takedown : PRIORITY.usual;
  const { sender, is_test } = from;
  const sent = { ...message, priority, xml, xml_sha256 };
  return {
    xml,
    issues,
    package: buildPackage({ snapshot, assets, profile, sender, is_test, recipient, message: sent }),
  };
}

function buildMessage(content: CaseContent, message: CaseMessage, from: CaseSender) {
  const { store, snapshot, assets, profile, offers } = content;
  const { sender, schemas, apple, is_test } = from;
  if (takesApplePackage(profile)) {
    return buildAppleMessage({
      snapshot,
      assets,
      profile,
      offers,
      price_tiers: profile.price_tiers,
      kind: message.kind,
      today: utcDay(message.created_at.getTime()),
      provider: apple.provider,
      bridge_id: profile.transport.kind === 'transporter' ? null : sender.dpid,
      schema: apple.schema,
    });
  }
  const recipient = { dpid: store.party_id ?? '', name: store.name };
  const { live_at } = message;
  return buildErnMessage({
    snapshot,
    assets,
    profile,
    message,
    live_at,
    store_id: store.id,
    sender,
    recipient,
    schemas,
    is_test,
  });
}
