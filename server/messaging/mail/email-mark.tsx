import { Img, Section } from '@react-email/components';
import { EMAIL_STYLES as styles } from './email-styles.ts';

/** The mark stands beside the name, so that a mail program without pictures shows the name alone. */
export function EmailMark({ product, address }: { product: string; address: string }) {
  return (
    <Section className="pad" style={styles.top}>
      <table role="presentation" cellSpacing={0} cellPadding={0}>
        <tbody>
          <tr>
            <td style={{ paddingRight: '10px' }}>
              <Img src={address} alt="" width="28" height="28" style={styles.mark} />
            </td>
            <td className="ink" style={styles.product}>
              {product}
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}
