import { Combobox } from '@base-ui/react/combobox';
import type { SpotifyProfile } from '@tangent/contract/artist.ts';
import { checkSpotifyProfile, findSpotifyArtistId, findSpotifyReference } from '@tangent/domain/artist/spotify-id.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { useSpotifySearch } from '../../api/artist.ts';
import { useUser } from '../../app/session.ts';
import { CONTROL_CLASS } from '../../ui/control-class.ts';
import { Field } from '../../ui/field.tsx';
import { useIssueSentence } from '../form/issue-sentence.ts';
import { useDebounced } from '../form/use-debounced.ts';
import { SpotifyProfileLine } from './spotify-profile-line.tsx';

const DEBOUNCE_MS = 250;

type SpotifySearchProps = { error: ReactNode; onChoose: (id: string) => void };

/**
 * Finds a profile while typing. An artist's link, URI or id is accepted at once; other links show an error that names
 * their kind.
 */
export function SpotifySearch({ error, onChoose }: SpotifySearchProps) {
  const { t } = useTranslation();
  const { text, problem, changeText, markTouched } = useTypedReference(onChoose);
  const query = useDebounced(findSpotifyReference(text) === null ? text.trim() : '', DEBOUNCE_MS);
  const search = useSpotifySearch(query);
  const found = text.trim() === '' ? [] : (search.data?.items ?? []);
  const hint = useSearchHint(search.error);
  return (
    <Field label={t('artist.field.spotify_id')} hint={hint} error={problem ?? error} optional>
      {(control) => (
        <Combobox.Root
          items={found}
          filter={null}
          value={null}
          inputValue={text}
          onInputValueChange={changeText}
          onValueChange={(profile: SpotifyProfile | null) => profile && onChoose(profile.spotify_id)}
          itemToStringLabel={(profile: SpotifyProfile) => profile.name}
        >
          <Combobox.Input
            {...control}
            placeholder={t('artist.spotify.placeholder')}
            onBlur={markTouched}
            className={CONTROL_CLASS}
          />
          {query !== '' && !search.isError && (
            <ProfileList isSearching={search.isFetching} isEmpty={found.length === 0} />
          )}
        </Combobox.Root>
      )}
    </Field>
  );
}

/**
 * Holds the typed text and its error. A plain name counts as an error only after the field loses focus, because the user
 * may still be searching.
 */
function useTypedReference(onChoose: (id: string) => void) {
  const sentence = useIssueSentence();
  const [text, setText] = useState('');
  const [isTouched, setTouched] = useState(false);
  const [issue] = checkSpotifyProfile('spotify_id', text);
  const isProblem = issue !== undefined && (issue.code === 'spotify_not_artist' || isTouched);
  return {
    text,
    problem: isProblem ? sentence(issue) : undefined,
    markTouched: () => setTouched(true),
    changeText: (typed: string) => {
      setTouched(false);
      const id = findSpotifyArtistId(typed);
      if (id === null) setText(typed);
      else onChoose(id);
    },
  };
}

/** Names the alternative when Spotify is unavailable. */
function useSearchHint(failure: Error | null): ReactNode {
  const { t } = useTranslation();
  const { test_mode } = useUser();
  if (failure === null)
    return test_mode ? `${t('artist.spotify.hint')} ${t('artist.spotify.test')}` : t('artist.spotify.hint');
  const isSwitchedOff = failure instanceof ApiError && failure.status === 503;
  return (
    <span role="status" className="font-[550] text-warn">
      {isSwitchedOff ? t('artist.spotify.unavailable') : t('artist.spotify.failed')}
    </span>
  );
}

function ProfileList({ isSearching, isEmpty }: { isSearching: boolean; isEmpty: boolean }) {
  const { t } = useTranslation();
  const state = isSearching ? t('artist.spotify.searching') : isEmpty ? t('artist.spotify.none') : null;
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} className="z-50 outline-none">
        <Combobox.Popup className="pop w-(--anchor-width) max-w-(--available-width) rounded-control bg-overlay shadow-pop">
          <Combobox.Status className="px-3 text-13 text-ink-3 not-empty:py-2.5">{state}</Combobox.Status>
          <Combobox.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 data-empty:p-0">
            {(profile: SpotifyProfile) => (
              <Combobox.Item
                key={profile.spotify_id}
                value={profile}
                className="rounded-[6px] px-2 py-1.5 outline-none data-highlighted:bg-sunken"
              >
                <SpotifyProfileLine profile={profile} />
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
