import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const VALIDATOR = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

/** Lists what is not valid HTML in a document, each with its element and line; an empty list if it is valid. */
export async function findHtmlProblems(html: string): Promise<string[]> {
  const { results } = await VALIDATOR.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector, line }) => `${message} (${selector ?? 'no element'}, line ${line})`),
  );
}
