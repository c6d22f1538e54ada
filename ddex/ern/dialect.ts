import type { ErnVersion } from '../model.ts';
import type { Person } from './party-list.ts';

/** The namespace of ERN 4.3. */
export const ERN_43 = 'http://ddex.net/xml/ern/43';

/** The namespace of ERN 4.3.2. */
export const ERN_432 = 'http://ddex.net/xml/ern/432';

/** Versions of ERN 4: one format in two dialects. */
export type Ern4Version = Exclude<ErnVersion, '382'>;

/** The differences between the versions of ERN 4, as far as we use them. */
export interface Dialect {
  namespace: string;
  /** Version of the allowed value sets that the official schema is bound to. */
  avs_version: string;
  genre_element: 'Genre' | 'DisplayGenre';
  /** Whether a role is the text of Role itself, or of a Value inside it, beside the instruments of that role. */
  role_in_value: boolean;
  /**
   * Whether the allowed value sets support lyrics as a linked resource; otherwise the link description is user-defined.
   */
  links_lyrics: boolean;
  /** Whether resources and contributors state how far AI made them. */
  states_ai: boolean;
}

/** All differences between ERN 4.3.2 and 4.3. */
export const DIALECTS: Record<Ern4Version, Dialect> = {
  '43': {
    namespace: ERN_43,
    avs_version: '3',
    genre_element: 'Genre',
    role_in_value: false,
    links_lyrics: false,
    states_ai: false,
  },
  '432': {
    namespace: ERN_432,
    avs_version: '9',
    genre_element: 'DisplayGenre',
    role_in_value: true,
    links_lyrics: true,
    states_ai: true,
  },
};

/** The values of the message that every part needs. */
export interface MessageContext {
  dialect: Dialect;
  /** Language of the titles. */
  language: string;
  /** DPID of the sender, the namespace of user-defined values. */
  namespace: string;
  getReference: (person: Person) => string;
  track_count: number;
}
