import { ARTIST_PAGES, type ArtistPage, isIsni, normalizeIsni } from '@tangent/domain/catalogue/artist/identities.ts';
import { ARTIST_KEY_MAX_CHARS } from '@tangent/domain/catalogue/catalogue-limits.ts';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ArtistValues } from './artist-values.ts';
import { PagePicker } from './page-picker.tsx';

type IdentityFieldsProps = {
  form: UseFormReturn<ArtistValues>;
  /** Whether a key of a protected page is stored. */
  hasKey: boolean;
};

/** Who the artist is elsewhere, so that releases appear on the right page. */
export function IdentityFields({ form, hasKey }: IdentityFieldsProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('artist.identity.title')} className="grid gap-5">
      {ARTIST_PAGES.map((page) => (
        <PageField key={page} form={form} page={page} />
      ))}
      <IsniField form={form} />
      <ArtistKeyField form={form} hasKey={hasKey} />
    </section>
  );
}

type FormProps = Pick<IdentityFieldsProps, 'form'>;

/** The artist's page at a service, or that the service should make one. */
function PageField({ form, page }: FormProps & { page: ArtistPage }) {
  const field = `${page}_id` as const;
  return (
    <div className="grid gap-2.5">
      <PagePicker
        page={page}
        value={form.watch(field)}
        artist={form.watch('name')}
        isOwn
        error={form.formState.errors[field]?.message}
        onChange={(id) => form.setValue(field, id, { shouldDirty: true, shouldValidate: true })}
      />
      <NewPage form={form} page={page} />
    </div>
  );
}

/** Asks a service for a page; not beside the id of one. */
function NewPage({ form, page }: FormProps & { page: ArtistPage }) {
  const { t } = useTranslation();
  const { new_pages } = form.watch();
  const isRequested = new_pages.includes(page);
  if (form.watch(`${page}_id`) !== '' && !isRequested) return null;
  const set = (isWanted: boolean) =>
    form.setValue(
      'new_pages',
      ARTIST_PAGES.filter((one) => (one === page ? isWanted : new_pages.includes(one))),
      { shouldDirty: true, shouldValidate: true },
    );
  return (
    <CheckboxField
      label={t(`artist.identity.new_page.${page}`)}
      checked={isRequested}
      onChange={(event) => set(event.target.checked)}
    />
  );
}

function IsniField({ form }: FormProps) {
  const { t } = useTranslation();
  const field = form.register('isni');
  return (
    <TextField
      label={t('artist.field.isni')}
      error={form.formState.errors.isni?.message}
      hint={t('artist.identity.isni_hint')}
      optional
      className="code"
      autoComplete="off"
      spellCheck={false}
      {...field}
      onBlur={(event) => {
        const text = event.target.value;
        if (isIsni(text)) form.setValue('isni', formatIsni(text), { shouldDirty: true });
        return field.onBlur(event);
      }}
    />
  );
}

/** Formats an ISNI as it is printed: four groups of four. */
function formatIsni(text: string): string {
  return (
    normalizeIsni(text)
      .match(/.{1,4}/g)
      ?.join(' ') ?? ''
  );
}

/** The stored key is never shown; a new one replaces it. */
function ArtistKeyField({ form, hasKey }: IdentityFieldsProps) {
  const { t } = useTranslation();
  const isRemoved = form.watch('spotify_artist_key') === null;
  if (hasKey && isRemoved) {
    return (
      <div className="flex flex-wrap items-center gap-3 text-13">
        <span>{t('artist.identity.key_removed')}</span>
        <Button size="small" onClick={() => form.setValue('spotify_artist_key', '', { shouldDirty: true })}>
          {t('artist.identity.key_keep')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <TextField
        label={t('artist.field.spotify_artist_key')}
        error={form.formState.errors.spotify_artist_key?.message}
        hint={t(hasKey ? 'artist.identity.key_stored' : 'artist.identity.key_hint')}
        optional
        type="password"
        autoComplete="off"
        maxLength={ARTIST_KEY_MAX_CHARS}
        {...form.register('spotify_artist_key')}
      />
      {hasKey && (
        <div>
          <Button size="small" onClick={() => form.setValue('spotify_artist_key', null, { shouldDirty: true })}>
            {t('artist.identity.key_remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
