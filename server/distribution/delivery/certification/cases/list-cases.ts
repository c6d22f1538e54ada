import { takesApplePackage } from '@tangent/domain/catalogue/store/store-format.ts';
import type { CaseWorld, CertificationCase } from '../certification-case.ts';
import { listAppleCases } from './apple-cases.ts';
import { listClosingCases } from './closing-cases.ts';
import { listGeneralCases } from './general-cases.ts';
import { listSpotifyCases } from './spotify-cases.ts';
import { listContentIdCases, listYoutubeMusicCases } from './youtube-cases.ts';

/** The lists of stores that have published theirs. */
const LISTS: Readonly<Record<string, (world: CaseWorld) => CertificationCase[]>> = {
  spotify: listSpotifyCases,
  'youtube-music': listYoutubeMusicCases,
  'youtube-content-id': listContentIdCases,
};

/** Lists the onboarding deliveries of a store: its own list or the general one, then those that every store gets. */
export function listCases(world: CaseWorld): CertificationCase[] {
  const list = takesApplePackage(world.profile) ? listAppleCases : (LISTS[world.store.id] ?? listGeneralCases);
  return [...list(world), ...listClosingCases(world)];
}

const APPLE_QUESTIONS = [
  'a package has no mark of a test: the account itself has to be in its test mode',
  'codes of genres and price tiers of the contract',
];

/** Questions to single stores, whatever the case. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  'apple-music': APPLE_QUESTIONS,
  'itunes-store': APPLE_QUESTIONS,
  beatport: ['no exclusive period is sent: releases start there on their release date'],
  deezer: ['the release is two weeks ahead on the day of the upload'],
  'facebook-instagram': [
    'delegated usage rights and the visibility of tracks are not sent',
    'artist page ids under the AAP party id',
  ],
  gaana: ['its notes name TakeDown messages, which ERN 4 does not have: whether a message without deals is taken'],
  musixmatch: ['packages as a ZIP over its API, with sound: ours are folders without'],
  pandora: ['SentOnBehalfOf: the party id to name, unless the contract is ours (`sent_on_behalf_of` of the profile)'],
  spotify: ['releases five business days ahead, changes and takedowns two'],
  tiktok: ['the layout of its bucket and the names of its batches'],
};

/** Lists the questions that only the store can answer, about all deliveries together. */
export function listStoreQuestions(storeId: string): readonly string[] {
  return QUESTIONS[storeId] ?? [];
}
