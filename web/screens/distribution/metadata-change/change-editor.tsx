import type { Release } from '@tangent/contract/catalogue/release.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useProposeChange } from '../../../api/distribution/metadata-change.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { useToday } from '../../../app/today.ts';
import { LeaveGuard } from '../../../parts/form/leave-guard.tsx';
import { useSavedValues, useSaveOnExpiry } from '../../../parts/form/use-saved-form.ts';
import type { Prefill } from '../../../parts/promotion/request/change-link.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { type ChangeForm, createChangeForm, listWanted } from './change-form.ts';
import { changeTracks } from './change-tracks.ts';
import { ClaimPolicyCard } from './claim-policy-card.tsx';
import { CoverFields } from './cover-fields.tsx';
import { findChangeIssues } from './find-change-issues.ts';
import { prefillChange } from './prefill-change.ts';
import { ReleaseFields } from './release-fields.tsx';
import { TerritoriesCard } from './territories-card.tsx';
import { TrackFields } from './track-fields.tsx';
import { useChangeErrors } from './use-change-errors.ts';
import { useCreditSelf } from './use-credit-self.ts';

/** Edits a release that is live in stores. Sound and codes cannot change: that would be another recording. */
export function ChangeEditor({ release }: { release: Release }) {
  const { t } = useTranslation();
  const { form, setForm, note, setNote, wanted, isChanged } = useChangeValues(release);
  const proposal = useProposal(release, form);
  const self = useCreditSelf(form, setForm);
  const change = (fields: Partial<ChangeForm>) => setForm((before) => ({ ...before, ...fields }));
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        proposal.send(wanted, note);
      }}
    >
      <LeaveGuard hasChanges={() => isChanged && !proposal.isSent()} />
      <ReleaseFields form={form} change={change} errors={proposal.errors} />
      <TerritoriesCard form={form} change={change} errors={proposal.errors} />
      <ClaimPolicyCard release={release} form={form} change={change} errors={proposal.errors} />
      <CoverFields release={release} artwork={form.artwork} onChange={(artwork) => change({ artwork })} />
      <Card title={t('release.field.tracks')}>
        {form.tracks.map((track, index) => (
          <TrackFields
            key={track.id}
            track={track}
            index={index}
            release={release}
            self={self}
            errors={proposal.errors}
            change={(fields) =>
              setForm((before) =>
                changeTracks(before, (one) =>
                  one.id !== track.id ? {} : typeof fields === 'function' ? fields(one) : fields,
                ),
              )
            }
          />
        ))}
      </Card>
      <Note note={note} onChange={setNote} />
      {proposal.failure && <Banner tone="bad" title={proposal.failure} />}
      <SendLine isChanged={isChanged} isSending={proposal.isSending} />
    </form>
  );
}

function useChangeValues(release: Release) {
  const name = `change/${release.id}`;
  const saved = useSavedValues<{ form: ChangeForm; note: string }>(name);
  // A request about metadata hands over what was typed there.
  const { prefill } = (useLocation().state ?? {}) as { prefill?: Prefill };
  const [form, setForm] = useState<ChangeForm>(
    () => saved?.form ?? prefillChange(createChangeForm(release), prefill?.lines ?? []),
  );
  const [note, setNote] = useState(saved?.note ?? prefill?.note ?? '');
  const wanted = listWanted(release, form);
  const isChanged = Object.keys(wanted).length > 0;
  useSaveOnExpiry(name, () => (isChanged || note !== '' ? { form, note } : null));
  return { form, setForm, note, setNote, wanted, isChanged };
}

function Note({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const { t } = useTranslation();
  return (
    <Card>
      <TextareaField
        label={t('change.note')}
        hint={t('change.note_hint')}
        optional
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => onChange(event.target.value)}
      />
    </Card>
  );
}

function SendLine({ isChanged, isSending }: { isChanged: boolean; isSending: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {!isChanged && <span className="text-13 text-ink-3">{t('change.unchanged')}</span>}
      <Button type="submit" tone="volt" busy={isSending} aria-disabled={!isChanged || undefined}>
        {t('change.send')}
      </Button>
    </div>
  );
}

function useProposal(release: Release, form: ChangeForm) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const propose = useProposeChange(release.id);
  const [tried, setTried] = useState(false);
  // Read while leaving the page, which happens before the next render.
  const sent = useRef(false);
  const own = findChangeIssues(release, form, useToday());
  const failed = propose.error instanceof ApiError ? Object.entries(propose.error.errors) : [];
  const refused = failed.map(([path, { code, params }]) => ({ path, code, ...(params ? { params } : {}) }));
  const errors = useChangeErrors(tried ? [...own, ...refused] : []);
  return {
    errors,
    isSending: propose.isPending,
    isSent: () => sent.current,
    failure: propose.error
      ? getErrorText(i18n, propose.error)
      : tried && own.length > 0
        ? t('error.invalid_input')
        : null,
    send(wanted: ReturnType<typeof listWanted>, note: string) {
      setTried(true);
      if (own.length > 0 || Object.keys(wanted).length === 0) return;
      propose.mutate(
        { wanted, note: note.trim() || null },
        {
          onSuccess: () => {
            sent.current = true;
            toast('good', t('change.sent'));
            void navigate(`/distributions/${release.id}`);
          },
        },
      );
    },
  };
}
