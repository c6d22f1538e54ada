const INK = '#101c15';
const VOLT = '#d3f222';

export const FAN_EMAIL_STYLES = {
  body: { margin: 0, color: INK, fontFamily: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif" },
  sheet: { width: '100%', maxWidth: '600px' },
  pad: { padding: '36px 40px 0' },
  largeCover: { display: 'block', width: '100%', height: 'auto', marginTop: '16px' },
  smallCover: { display: 'block', borderRadius: '2px' },
  facts: { fontSize: '15px', lineHeight: '22px' },
  title: { color: INK },
  heading: {
    margin: 0,
    fontSize: '38px',
    lineHeight: '42px',
    letterSpacing: '-1.4px',
    fontWeight: 800,
    color: INK,
  },
  paragraph: { margin: '16px 0 0', fontSize: '17px', lineHeight: '26px' },
  button: {
    marginTop: '28px',
    padding: '16px 30px',
    borderRadius: '8px',
    backgroundColor: VOLT,
    color: INK,
    fontSize: '17px',
    lineHeight: '24px',
    fontWeight: 700,
    textAlign: 'center',
    textDecoration: 'none',
  },
  stores: { margin: '22px 0 0', fontSize: '15px', lineHeight: '30px' },
  storeLink: { color: INK, fontWeight: 600, textDecoration: 'underline' },
  footer: {
    margin: '40px 0 0',
    padding: '20px 0 40px',
    borderTop: '1px solid',
    fontSize: '13px',
    lineHeight: '20px',
  },
} as const;
