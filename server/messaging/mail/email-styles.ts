/** The look of the product in email clients, which support only inline styles in plain colours. */
const INK = '#0f1a14';
const INK_SOFT = '#545f58';
const PAPER = '#f5f4ec';
const SURFACE = '#fdfdf8';
const LINE = '#d9dad0';
const VOLT = '#d5f221';

export const EMAIL_STYLES = {
  body: {
    margin: 0,
    padding: '32px 12px',
    backgroundColor: PAPER,
    color: INK,
    fontFamily: 'Helvetica, Arial, sans-serif',
  },
  sheet: {
    maxWidth: '560px',
    padding: '36px 36px 24px',
    backgroundColor: SURFACE,
    border: `1px solid ${LINE}`,
    borderRadius: '14px',
  },
  product: { margin: '0 0 28px', fontSize: '15px', fontWeight: 700, letterSpacing: '-0.01em' },
  heading: { margin: '0 0 16px', fontSize: '28px', lineHeight: '32px', fontWeight: 800, letterSpacing: '-0.03em' },
  paragraph: { margin: '0 0 14px', fontSize: '15px', lineHeight: '23px' },
  point: { margin: '0 0 12px', padding: '14px 16px 0', backgroundColor: PAPER, borderRadius: '8px' },
  pointName: { margin: '0 0 4px', fontSize: '15px', lineHeight: '22px', fontWeight: 700 },
  button: {
    margin: '10px 0 8px',
    padding: '12px 20px',
    backgroundColor: VOLT,
    color: INK,
    fontSize: '15px',
    fontWeight: 700,
    borderRadius: '8px',
    textDecoration: 'none',
  },
  line: { margin: '28px 0 16px', borderColor: LINE },
  footer: { margin: 0, fontSize: '13px', lineHeight: '19px', color: INK_SOFT },
} as const;
