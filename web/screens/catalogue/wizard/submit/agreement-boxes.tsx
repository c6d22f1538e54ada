import { AGREEMENTS, type Agreement, type Agreements } from '@tangent/domain/catalogue/release/review/agreements.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { useIssueSentence } from '../../../../parts/form/issue-sentence.ts';
import { LinkedText } from '../../../../parts/page/linked-text.tsx';
import { RELEASE_TERMS_ADDRESS } from '../../../../site/app-paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import { SectionHeading } from './section-heading.tsx';

const ALL_AGREED: Agreements = { owns_rights: true, no_infringement: true, release_terms: true };

type AgreementBoxesProps = {
  agreements: Agreements;
  missing: readonly Issue[];
  onChange: (agreements: Agreements) => void;
};

/** The three agreements of every submission (S5-012 to S5-014), with one button for all of them. */
export function AgreementBoxes({ agreements, missing, onChange }: AgreementBoxesProps) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const isAgreed = AGREEMENTS.every((name) => agreements[name]);
  const getError = (name: Agreement) => {
    const issue = missing.find(({ path }) => path === `agreements.${name}`);
    return issue && sentence(issue);
  };
  // The button goes away: the keyboard continues behind the last box.
  const tickAll = () => focusAfter(fieldId('agreements.release_terms'), () => onChange(ALL_AGREED));
  return (
    <section aria-labelledby="agreements-title">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 border-b-2 border-ink pb-2">
        <SectionHeading id="agreements-title">{t('wizard.agreements.title')}</SectionHeading>
        {!isAgreed && (
          <Button tone="volt" onClick={tickAll}>
            <Check size={16} aria-hidden /> {t('wizard.agreements.all')}
          </Button>
        )}
      </div>
      {AGREEMENTS.map((name) => (
        <div key={name} className="border-b border-line py-3">
          <CheckboxField
            id={fieldId(`agreements.${name}`)}
            label={<LinkedText text={t(`wizard.agreements.${name}`)} links={{ terms: RELEASE_TERMS_ADDRESS }} />}
            checked={agreements[name]}
            error={getError(name)}
            onChange={(event) => onChange({ ...agreements, [name]: event.target.checked })}
          />
        </div>
      ))}
    </section>
  );
}
