import type { Language } from '@tangent/domain/locale.ts';
import type { TFunction } from 'i18next';
import { listAnswers } from '../plans/plan-questions.tsx';
import { listTextFacts } from '../plans/text-facts.ts';
import {
  ABOUT_PLANS,
  HELP_TOPICS,
  type HelpId,
  type HelpTopic,
  type PlanId,
  WRITTEN,
  type WrittenId,
} from './help-ids.ts';
import { describePlace, type HelpPlace } from './help-places.ts';

export type HelpAnswer = {
  readonly id: HelpId;
  readonly topic: HelpTopic;
  readonly path: string;
  readonly question: string;
  readonly answer: string;
  /** Where it is done. */
  readonly place: { readonly path: string; readonly label: string };
};

type HelpLocale = { readonly t: TFunction; readonly language: Language };

/** Lists all answers in the order of their subjects; every number in them comes from the rules. */
export function listHelp({ t, language }: HelpLocale): HelpAnswer[] {
  const facts = listTextFacts(language);
  return HELP_TOPICS.flatMap((topic) => [
    ...entriesOf<WrittenId, HelpPlace>(WRITTEN[topic]).map(([id, place]) => ({
      id,
      topic,
      path: getHelpPath(id),
      question: t(`help.answer.${id}.question`),
      answer: t(`help.answer.${id}.text`, facts),
      place: describePlace(place, t),
    })),
    ...listAboutPlans(topic, { t, language }),
  ]);
}

function listAboutPlans(topic: HelpTopic, locale: HelpLocale): HelpAnswer[] {
  const entries = entriesOf<PlanId, HelpPlace>((ABOUT_PLANS as Partial<Record<HelpTopic, object>>)[topic] ?? {});
  const answers = listAnswers(
    entries.map(([id]) => id),
    locale,
  );
  return entries.flatMap(([name, place], index) => {
    const found = answers[index];
    const id = `plan_${name}` as const;
    return found === undefined
      ? []
      : [{ id, topic, path: getHelpPath(id), ...found, place: describePlace(place, locale.t) }];
  });
}

function entriesOf<Key extends string, Value>(group: object): [Key, Value][] {
  return Object.entries(group) as [Key, Value][];
}

/** Returns the address of an answer. */
function getHelpPath(id: HelpId): string {
  return `/help/${id.replaceAll('_', '-')}`;
}

/** Lists the addresses of all answers. */
export function listHelpPaths(): string[] {
  const written = Object.values(WRITTEN).flatMap((group) => entriesOf<WrittenId, HelpPlace>(group));
  const plans = Object.values(ABOUT_PLANS).flatMap((group) => entriesOf<PlanId, HelpPlace>(group));
  return [...written.map(([id]) => getHelpPath(id)), ...plans.map(([id]) => getHelpPath(`plan_${id}`))];
}
