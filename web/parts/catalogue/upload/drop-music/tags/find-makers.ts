import type { ProductionCredit } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { findProductionRole } from '@tangent/domain/catalogue/release/credit/production-words.ts';
import { addProductionCredit } from '@tangent/domain/catalogue/release/credit/self-credits.ts';
import { splitAtSemicolons } from '../split-names.ts';
import { MAKER_NAMES, type MakerName } from './tag-block.ts';

/** The texts of the tags that name producers and engineers. */
type MakerTexts = {
  readonly of: (name: MakerName) => readonly string[];
  /** Role and name in turn (TIPL of ID3v2.4, IPLS of ID3v2.3); an empty text keeps its place. */
  readonly people: readonly string[];
};

/** Finds the producers and engineers of a file, each once per role. Other people of such a list are left out. */
export function findMakers({ of, people }: MakerTexts): readonly ProductionCredit[] {
  const listed = people.flatMap((role, index) => (index % 2 === 0 ? [[role, people[index + 1] ?? ''] as const] : []));
  const single = MAKER_NAMES.flatMap((word) => of(word).map((name) => [word, name] as const));
  const credits = [...single, ...listed].flatMap(([word, names]) => {
    const role = findProductionRole(word);
    return role === null ? [] : splitAtSemicolons(names).map((name) => ({ name, role }));
  });
  return credits
    .filter(({ name }) => name !== '')
    .reduce<readonly ProductionCredit[]>((list, credit) => addProductionCredit(list, credit), []);
}
