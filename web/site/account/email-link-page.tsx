import type { PageContent, PageContext } from '../page.ts';

/**
 * A link that confirms an address, a new account's or the new one of an account; or one that turns emails off, before and
 * after that.
 */
export type EmailLinkView = {
  readonly purpose: 'verify_email' | 'change_email' | 'unsubscribe' | 'unsubscribed';
  readonly email: string;
};

/**
 * Builds the page behind the link, which repeats the words of the email. Opening it changes nothing, because the robots
 * of mail providers open every link; its one button posts.
 */
export function buildEmailLinkPage(context: PageContext, { purpose, email }: EmailLinkView): PageContent {
  const { texts, request, language } = context;
  const product = request.product_name;
  const title = texts.t(`mail.${purpose}.heading`);
  return {
    title,
    description: title,
    is_hidden: true,
    body: (
      <main id="main" className="mx-auto grid max-w-136 gap-5 px-4 py-16 sm:px-8">
        <p className="text-13 font-strong text-ink-2">{product}</p>
        <h1 className="display text-[clamp(1.75rem,5vw,2.75rem)]">{title}</h1>
        <p className="text-ink-2">{texts.t(`auth.email_link.${purpose}`, { product })}</p>
        <p className="text-15 font-strong break-words">{email}</p>
        {purpose !== 'unsubscribed' && (
          <>
            <form method="post" action={`${request.path}?lang=${language}`}>
              <button type="submit" className="min-h-11 rounded-control bg-volt px-5 font-strong text-on-volt">
                {texts.t(`mail.${purpose}.action`)}
              </button>
            </form>
            <p className="text-13 text-ink-2">{texts.t('auth.email_link.not_you')}</p>
          </>
        )}
      </main>
    ),
  };
}
