import type { TintColours } from '@tangent/domain/promotion/smartlink/tint-colours.ts';

/** The look of the product in email clients, which support only inline styles in plain colours. */
const INK = '#101c15';
const INK_DARK = '#f1f4ea';
const VOLT = '#d3f222';

/** The colours of an email that is about no release. */
export const PLAIN_COLOURS: { light: TintColours; dark: TintColours } = {
  light: { wash: '#f5f4ec', soft: '#454f48', line: '#d0d2c6' },
  dark: { wash: '#18211b', soft: '#c3ccc4', line: '#455048' },
};

/** The rules that inline styles cannot express: the dark theme of the reader's device, and narrow screens. */
export function buildDarkRules({ wash, soft, line }: TintColours): string {
  return [
    '@media (prefers-color-scheme:dark){',
    // The library repeats the background of the body in a cell.
    `.bg,.bg td{background:${wash}!important}`,
    `.ink{color:${INK_DARK}!important}`,
    `.soft{color:${soft}!important}`,
    `.line{border-color:${line}!important}`,
    '}',
    '@media (max-width:599px){.pad{padding-left:24px!important;padding-right:24px!important}.btn{display:block!important}}',
  ].join('');
}

export const EMAIL_STYLES = {
  body: { margin: 0, color: INK, fontFamily: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif" },
  sheet: { width: '100%', maxWidth: '600px' },
  top: { padding: '32px 40px 0' },
  mark: { display: 'block', borderRadius: '6px' },
  product: { fontSize: '15px', lineHeight: '28px', fontWeight: 700, letterSpacing: '-0.01em', color: INK },
  large: { display: 'block', width: '100%', height: 'auto', marginTop: '16px' },
  cover: { padding: '28px 40px 0' },
  small: { display: 'block', borderRadius: '2px' },
  pad: { padding: '28px 40px 36px' },
  heading: { margin: 0, fontSize: '34px', lineHeight: '38px', letterSpacing: '-1.2px', fontWeight: 800, color: INK },
  paragraph: { margin: '14px 0 0', fontSize: '16px', lineHeight: '25px' },
  point: { margin: '18px 0 0', paddingLeft: '16px', borderLeft: '3px solid' },
  pointName: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 700, color: INK },
  explanation: { margin: '2px 0 0', fontSize: '15px', lineHeight: '23px' },
  button: {
    marginTop: '26px',
    padding: '15px 28px',
    borderRadius: '8px',
    backgroundColor: VOLT,
    color: INK,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 700,
    textAlign: 'center',
    textDecoration: 'none',
  },
  rows: { marginTop: '34px' },
  rowName: { padding: '11px 0', fontSize: '16px', lineHeight: '24px', fontWeight: 600, color: INK },
  rowValue: { padding: '11px 0', fontSize: '14px', lineHeight: '24px' },
  line: { margin: '30px 0 16px' },
  footer: { margin: 0, fontSize: '13px', lineHeight: '20px' },
} as const;
