import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Section, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { LETTER_STYLES as look } from './letter-styles.ts';

export type LetterPoint = { name: string; explanation: string };

export type LetterContent = {
  language: string;
  product: string;
  heading: string;
  paragraphs: readonly string[];
  /** What has to be done, one by one. */
  points: readonly LetterPoint[];
  action: { label: string; address: string };
  footer: string;
};

/** The one form of all our mails, as HTML and as plain text with the same words. */
export async function renderLetter(content: LetterContent): Promise<{ html: string; text: string }> {
  const letter = <Letter {...content} />;
  return { html: await render(letter), text: await render(letter, { plainText: true }) };
}

function Letter({ language, product, heading, paragraphs, points, action, footer }: LetterContent) {
  return (
    <Html lang={language}>
      <Head />
      <Preview>{paragraphs[0] ?? heading}</Preview>
      <Body style={look.body}>
        <Container style={look.sheet}>
          <Text style={look.product}>{product}</Text>
          <Heading as="h1" style={look.heading}>
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={look.paragraph}>
              {paragraph}
            </Text>
          ))}
          {points.map(({ name, explanation }) => (
            <Section key={name} style={look.point}>
              <Text style={look.pointName}>{name}</Text>
              <Text style={look.paragraph}>{explanation}</Text>
            </Section>
          ))}
          <Button href={action.address} style={look.button}>
            {action.label}
          </Button>
          <Hr style={look.line} />
          <Text style={look.footer}>{footer}</Text>
        </Container>
      </Body>
    </Html>
  );
}
