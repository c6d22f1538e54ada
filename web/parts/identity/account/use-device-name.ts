import { useTranslation } from 'react-i18next';
import { parseDevice } from './device-name.ts';

/** Names a device: 'Chrome on Windows'. */
export function useDeviceName(): (userAgent: string | null) => string {
  const { t } = useTranslation();
  return (userAgent) => {
    const { browser, system } = parseDevice(userAgent);
    if (browser !== null && system !== null) return t('account.device.on', { browser, system });
    return browser ?? system ?? t('account.device.unknown');
  };
}
