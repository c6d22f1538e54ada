import { useNavigate } from 'react-router';
import { ConsentEntry } from '../identify/consent-entry.tsx';
import { Footer } from './footer.tsx';

/** The footer under the pages of the app. */
export function AppFooter() {
  const navigate = useNavigate();
  return (
    <Footer onSearch={(search) => void navigate({ search }, { preventScrollReset: true })}>
      <ConsentEntry />
    </Footer>
  );
}
