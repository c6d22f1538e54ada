import { Combobox } from '@base-ui/react/combobox';
import type { ArtistPage } from '@tangent/domain/catalogue/artist/identities.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { type PageProfile, usePageSearch } from '../../../api/catalogue/artist.ts';
import { useUser } from '../../../app/session/session.ts';
import { CONTROL_CLASS } from '../../../ui/form/control-class.ts';
import { Field } from '../../../ui/form/field.tsx';
import { useIssueSentence } from '../../form/issue-sentence.ts';
import { useDebounced } from '../../form/use-debounced.ts';
import { findPageIssue, PAGE_SERVICES } from './artist-pages.ts';
import { PageLine } from './page-line.tsx';

const DEBOUNCE_MS = 250;

type PageSearchProps = { page: ArtistPage; isOwn: boolean; error: ReactNode; onChoose: (id: string) => void };

/**
 * Finds a page while typing. An artist's link or id is accepted at once; other links show an error that names their
 * kind.
 */
export function PageSearch({ page, isOwn, error, onChoose }: PageSearchProps) {
  const { t } = useTranslation();
  const { text, isName, problem, changeText, markTouched } = useTypedReference(page, onChoose);
  const query = useDebounced(isName ? text.trim() : '', DEBOUNCE_MS);
  const search = usePageSearch(page, query);
  const found = text.trim() === '' ? [] : (search.data ?? []);
  const hint = useSearchHint(page, isOwn, search.error);
  const [isOpen, setOpen] = useState(false);
  const hasList = query !== '' && !search.isError;
  const leave = () => {
    markTouched();
    // An open list closes itself when its field is left; one that is still to come must not open then.
    if (!hasList) setOpen(false);
  };
  return (
    <Field label={t(`artist.field.${PAGE_SERVICES[page].field}`)} hint={hint} error={problem ?? error} optional>
      {(control) => (
        <Combobox.Root
          items={found}
          filter={null}
          open={isOpen && hasList}
          onOpenChange={setOpen}
          value={null}
          inputValue={text}
          // Only typing counts: a list that closes would empty the field.
          onInputValueChange={(typed, { reason }) => reason === 'input-change' && changeText(typed)}
          onValueChange={(profile: PageProfile | null) => profile && onChoose(profile.id)}
          itemToStringLabel={(profile: PageProfile) => profile.name}
        >
          <Combobox.Input
            {...control}
            placeholder={t(`artist.${page}.placeholder`)}
            onBlur={leave}
            className={CONTROL_CLASS}
          />
          <PageList isSearching={search.isFetching} isEmpty={found.length === 0} />
        </Combobox.Root>
      )}
    </Field>
  );
}

/**
 * Holds the typed text and its error. A plain name counts as an error only after the field loses focus, because the user
 * may still be searching.
 */
function useTypedReference(page: ArtistPage, onChoose: (id: string) => void) {
  const sentence = useIssueSentence();
  const [text, setText] = useState('');
  const [isTouched, setTouched] = useState(false);
  const issue = findPageIssue(page, text);
  const isName = issue?.code === PAGE_SERVICES[page].name_code;
  const isProblem = issue !== null && (!isName || isTouched);
  return {
    text,
    isName,
    problem: isProblem ? sentence(issue) : undefined,
    markTouched: () => setTouched(true),
    changeText: (typed: string) => {
      setTouched(false);
      const id = PAGE_SERVICES[page].findId(typed);
      if (id === null) setText(typed);
      else onChoose(id);
    },
  };
}

/** Names the alternative when the service is unavailable. */
function useSearchHint(page: ArtistPage, isOwn: boolean, failure: Error | null): ReactNode {
  const { t } = useTranslation();
  const { test_mode } = useUser();
  const hint = t(page === 'spotify' && !isOwn ? 'artist.spotify.hint_credited' : `artist.${page}.hint`);
  if (failure === null) return test_mode ? `${hint} ${t('artist.spotify.test')}` : hint;
  const isSwitchedOff = failure instanceof ApiError && failure.status === 503;
  return (
    <span role="status" className="font-medium text-warn">
      {t(isSwitchedOff ? `artist.${page}.unavailable` : `artist.${page}.failed`)}
    </span>
  );
}

function PageList({ isSearching, isEmpty }: { isSearching: boolean; isEmpty: boolean }) {
  const { t } = useTranslation();
  const state = isSearching ? t('artist.spotify.searching') : isEmpty ? t('artist.spotify.none') : null;
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} className="z-50 outline-none">
        <Combobox.Popup className="pop w-(--anchor-width) max-w-(--available-width) rounded-control bg-overlay shadow-pop">
          <Combobox.Status className="px-3 text-13 text-ink-3 not-empty:py-2.5">{state}</Combobox.Status>
          <Combobox.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 data-empty:p-0">
            {(profile: PageProfile) => (
              <Combobox.Item
                key={profile.id}
                value={profile}
                className="rounded-md px-2 py-1.5 outline-none data-highlighted:bg-sunken"
              >
                <PageLine profile={profile} />
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
