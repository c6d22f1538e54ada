import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import { getTintColours, type TintColours } from '@tangent/domain/promotion/smartlink/tint-colours.ts';
import { EmailMark } from './email-mark.tsx';
import { buildDarkRules } from './email-styles.ts';
import { FAN_EMAIL_STYLES as styles } from './fan-email-styles.ts';

export type FanEmailContent = {
  language: string;
  product: string;
  /** The address of our mark, beside the name. */
  mark: string;
  /** The hue and colourfulness of the release's page. */
  tint: { hue: number; chroma: number };
  cover: { address: string; alt: string } | null;
  /** The cover is a record as wide as the mail; otherwise it is small, beside `facts`. */
  is_cover_large: boolean;
  /** Title, artist and date, beside a small cover. */
  facts: readonly string[];
  heading: string;
  paragraphs: readonly string[];
  action: { label: string; address: string };
  /** Links to single stores below the button. */
  stores: { label: string; links: readonly { name: string; address: string }[] } | null;
  footer: string;
  leave: { label: string; address: string } | null;
};

/** Renders an email to a fan in the colours of the release, as HTML and as plain text with the same words. */
export async function renderFanEmail(content: FanEmailContent): Promise<{ html: string; text: string }> {
  const email = <FanEmail {...content} />;
  return { html: await render(email), text: await render(email, { plainText: true }) };
}

function FanEmail(content: FanEmailContent) {
  const { language, product, mark, tint, heading, paragraphs, action, stores, footer, leave } = content;
  const { light: colors, dark } = getTintColours(tint);
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: buildDarkRules(dark) }} />
      </Head>
      <Preview>{paragraphs[0] ?? heading}</Preview>
      <Body className="bg" style={{ ...styles.body, backgroundColor: colors.wash }}>
        <Container style={styles.sheet}>
          <EmailMark product={product} address={mark} />
          <Cover content={content} colors={colors} />
          <Section className="pad" style={styles.pad}>
            <Heading as="h1" className="ink" style={styles.heading}>
              {heading}
            </Heading>
            {paragraphs.map((paragraph, index) => (
              <Text
                key={paragraph}
                className="soft"
                style={{ ...styles.paragraph, color: colors.soft, ...(index === 0 ? {} : { marginTop: '12px' }) }}
              >
                {paragraph}
              </Text>
            ))}
            <Button href={action.address} className="btn" style={styles.button}>
              {action.label}
            </Button>
            {stores !== null && (
              <Text className="soft" style={{ ...styles.stores, color: colors.soft }}>
                {stores.label}{' '}
                {stores.links.map(({ name, address }, index) => (
                  <span key={name}>
                    {index > 0 && ', '}
                    <Link href={address} className="ink" style={styles.storeLink}>
                      {name}
                    </Link>
                  </span>
                ))}
              </Text>
            )}
            <Text className="soft line" style={{ ...styles.footer, color: colors.soft, borderTopColor: colors.line }}>
              {footer}{' '}
              {leave !== null && (
                <Link href={leave.address} className="soft" style={{ color: colors.soft, textDecoration: 'underline' }}>
                  {leave.label}
                </Link>
              )}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function Cover({ content, colors }: { content: FanEmailContent; colors: TintColours }) {
  const { cover, is_cover_large, facts } = content;
  if (is_cover_large) {
    return cover && <Img src={cover.address} alt={cover.alt} width="600" height="400" style={styles.largeCover} />;
  }
  const [title, ...others] = facts;
  return (
    <Section className="pad" style={{ ...styles.pad, paddingTop: '28px' }}>
      <table role="presentation" cellSpacing={0} cellPadding={0}>
        <tbody>
          <tr>
            {cover && (
              <td style={{ paddingRight: '20px' }}>
                <Img src={cover.address} alt={cover.alt} width="96" height="96" style={styles.smallCover} />
              </td>
            )}
            <td className="soft" style={{ ...styles.facts, color: colors.soft }}>
              <b className="ink" style={styles.title}>
                {title}
              </b>
              {others.map((fact) => (
                <span key={fact}>
                  <br />
                  {fact}
                </span>
              ))}
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}
