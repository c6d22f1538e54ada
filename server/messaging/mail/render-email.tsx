import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Section, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { EMAIL_STYLES as styles } from './email-styles.ts';

export type EmailPoint = { name: string; explanation: string };

export type EmailContent = {
  language: string;
  product: string;
  heading: string;
  paragraphs: readonly string[];
  /** The steps that the reader has to take. */
  points: readonly EmailPoint[];
  action: { label: string; address: string } | null;
  footer: string;
};

/** Renders the one layout of all our emails, as HTML and as plain text with the same words. */
export async function renderEmail(content: EmailContent): Promise<{ html: string; text: string }> {
  const email = <EmailLayout {...content} />;
  return { html: await render(email), text: await render(email, { plainText: true }) };
}

function EmailLayout({ language, product, heading, paragraphs, points, action, footer }: EmailContent) {
  return (
    <Html lang={language}>
      <Head />
      <Preview>{paragraphs[0] ?? heading}</Preview>
      <Body style={styles.body}>
        <Container style={styles.sheet}>
          <Text style={styles.product}>{product}</Text>
          <Heading as="h1" style={styles.heading}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={styles.paragraph}>
              {paragraph}
            </Text>
          ))}
          {points.map(({ name, explanation }) => (
            <Section key={name} style={styles.point}>
              <Text style={styles.pointName}>{name}</Text>
              <Text style={styles.paragraph}>{explanation}</Text>
            </Section>
          ))}
          {action && (
            <Button href={action.address} style={styles.button}>
              {action.label}
            </Button>
          )}
          <Hr style={styles.line} />
          <Text style={styles.footer}>{footer}</Text>
        </Container>
      </Body>
    </Html>
  );
}
