import { Body, Button, Container, Head, Heading, Hr, Html, Img, Preview, Section, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { getTintColours, type TintColours } from '@tangent/domain/promotion/smartlink/tint-colours.ts';
import { EmailMark } from './email-mark.tsx';
import { buildDarkRules, PLAIN_COLOURS, EMAIL_STYLES as styles } from './email-styles.ts';

export type EmailPoint = { name: string; explanation: string };

/** A fact and its value on one line, such as a store and the time since which it shows a release. */
export type EmailRow = { name: string; value: string };

/** The release that an email is about: its colours, and its cover, which is small or fills the width. */
export type EmailArt = {
  tint: { hue: number; chroma: number };
  picture: { address: string; alt: string; is_large: boolean } | null;
};

export type EmailContent = {
  language: string;
  product: string;
  /** The address of our mark, beside the name. */
  mark: string;
  art: EmailArt | null;
  heading: string;
  paragraphs: readonly string[];
  /** The steps that the reader has to take. */
  points: readonly EmailPoint[];
  action: { label: string; address: string } | null;
  rows: readonly EmailRow[];
  footer: string;
};

/** Renders the one layout of all our emails, as HTML and as plain text with the same words. */
export async function renderEmail(content: EmailContent): Promise<{ html: string; text: string }> {
  const email = <EmailLayout {...content} />;
  return { html: await render(email), text: await render(email, { plainText: true }) };
}

function EmailLayout({ language, product, mark, art, heading, paragraphs, points, action, ...rest }: EmailContent) {
  const { light: colors, dark } = art === null ? PLAIN_COLOURS : getTintColours(art.tint);
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
          <Picture art={art} />
          <Section className="pad" style={styles.pad}>
            <Heading as="h1" className="ink" style={styles.heading}>
              {heading}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} className="soft" style={{ ...styles.paragraph, color: colors.soft }}>
                {paragraph}
              </Text>
            ))}
            <Points points={points} colors={colors} />
            {action && (
              <Button href={action.address} className="btn" style={styles.button}>
                {action.label}
              </Button>
            )}
            <End {...rest} colors={colors} />
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function Picture({ art }: { art: EmailArt | null }) {
  const { picture = null } = art ?? {};
  if (picture === null) return null;
  const { address, alt, is_large } = picture;
  if (is_large) return <Img src={address} alt={alt} width="600" height="400" style={styles.large} />;
  return (
    <Section className="pad" style={styles.cover}>
      <Img src={address} alt={alt} width="120" height="120" style={styles.small} />
    </Section>
  );
}

type Coloured = { colors: TintColours };

function Points({ points, colors }: Coloured & { points: readonly EmailPoint[] }) {
  return points.map(({ name, explanation }) => (
    <Section key={name} className="line" style={{ ...styles.point, borderLeftColor: colors.line }}>
      <Text className="ink" style={styles.pointName}>
        {name}
      </Text>
      <Text className="soft" style={{ ...styles.explanation, color: colors.soft }}>
        {explanation}
      </Text>
    </Section>
  ));
}

function End({ rows, footer, colors }: Coloured & Pick<EmailContent, 'rows' | 'footer'>) {
  const border = { borderTop: `1px solid ${colors.line}` };
  return (
    <>
      {rows.length > 0 && (
        <table role="presentation" width="100%" cellSpacing={0} cellPadding={0} style={styles.rows}>
          <tbody>
            {rows.map(({ name, value }) => (
              <tr key={name}>
                <td className="ink line" style={{ ...styles.rowName, ...border }}>
                  {name}
                </td>
                <td className="soft line" align="right" style={{ ...styles.rowValue, ...border, color: colors.soft }}>
                  {value}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Hr className="line" style={{ ...styles.line, borderColor: colors.line }} />
      <Text className="soft" style={{ ...styles.footer, color: colors.soft }}>
        {footer}
      </Text>
    </>
  );
}
