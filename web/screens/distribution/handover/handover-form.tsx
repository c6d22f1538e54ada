import type { Release } from '@tangent/contract/catalogue/release.ts';
import {
  checkHandover,
  getHandoverSpan,
  type HandoverInput,
} from '@tangent/domain/distribution/move/check-handover.ts';
import { DISTRIBUTOR_NAME_CHARS } from '@tangent/domain/request-limits.ts';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSaveHandover } from '../../../api/distribution/handover.ts';
import { useToday } from '../../../app/today.ts';
import { findFieldIssues } from '../../../parts/form/field-issues.ts';
import { issueResolver } from '../../../parts/form/issue-resolver.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

type HandoverFormProps = {
  release: Release;
  initial: HandoverInput;
  /** Called after the plan was changed, or left as it is. */
  onDone?: () => void;
};

/** Asks for the new distributor and the day on which it delivers. */
export function HandoverForm({ release, initial, onDone }: HandoverFormProps) {
  const { t } = useTranslation();
  const today = useToday();
  const span = getHandoverSpan(today);
  const { form, submit, isPending } = useHandoverForm(release, initial, onDone);
  const { errors } = form.formState;
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <TextField
        label={t('handover.field.distributor')}
        maxLength={DISTRIBUTOR_NAME_CHARS.max}
        autoComplete="off"
        error={errors.distributor?.message}
        {...form.register('distributor')}
      />
      <Controller
        control={form.control}
        name="delivers_on"
        render={({ field }) => (
          <DateField
            label={t('handover.field.delivers_on')}
            hint={t('handover.field.delivers_on_hint')}
            value={field.value}
            start={today}
            min={span.from}
            max={span.until}
            error={errors.delivers_on?.message}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
          />
        )}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="volt" busy={isPending}>
          {t(onDone ? 'handover.plan.save' : 'handover.new.action')}
        </Button>
        {onDone && <Button onClick={onDone}>{t('ui.cancel')}</Button>}
      </div>
    </form>
  );
}

function useHandoverForm(release: Release, initial: HandoverInput, onDone: (() => void) | undefined) {
  const { t } = useTranslation();
  const today = useToday();
  const sentence = useIssueSentence();
  const showError = useErrorToast();
  const { mutate, isPending } = useSaveHandover(release.id);
  const toMessage: Parameters<typeof issueResolver>[1] = (issue) =>
    sentence(issue, { field: t(`handover.field.${issue.path === 'distributor' ? 'distributor' : 'delivers_on'}`) });
  const form = useForm<HandoverInput>({
    defaultValues: { distributor: initial.distributor, delivers_on: initial.delivers_on },
    resolver: issueResolver<HandoverInput>((values) => checkHandover(values, today), toMessage),
  });
  const submit = form.handleSubmit(({ distributor, delivers_on }) =>
    mutate(
      { distributor, delivers_on: delivers_on ?? '' },
      {
        onSuccess: () => onDone?.(),
        onError: (error) => {
          const issues = findFieldIssues(error, ['distributor', 'delivers_on']);
          for (const issue of issues) form.setError(issue.path, { message: toMessage(issue) }, { shouldFocus: true });
          if (issues.length === 0) showError(error);
        },
      },
    ),
  );
  return { form, submit, isPending };
}
