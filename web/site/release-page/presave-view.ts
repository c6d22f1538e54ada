/** The latest event on the page of a campaign: from the address, or from the form that was just sent. */
type SaveNotice =
  | { readonly kind: 'saved'; readonly leave_path: string | null }
  | { readonly kind: 'failed' | 'limited' }
  /** `address` is shortened, so that only its owner recognises it. */
  | { readonly kind: 'requested'; readonly address: string }
  /** The address as it was typed. */
  | { readonly kind: 'invalid'; readonly email: string; readonly artist_may_write: boolean };

/** The running campaign of a release, as far as its page shows it. */
export type PresaveView = {
  /** False from the release date on, while stores put the release online. */
  readonly is_open: boolean;
  readonly earlier_date: string | null;
  /** Whether Spotify is connected. */
  readonly has_spotify: boolean;
  readonly is_test_mode: boolean;
  /** The app whose own browser shows the page. */
  readonly in_app: string | null;
  readonly is_android: boolean;
  readonly notice: SaveNotice | null;
};
