import type { SmartLinkDetail } from '@tangent/contract/promotion/smartlink.ts';
import type { LinkChange } from '../../../api/promotion/smartlink.ts';

/** The props of every part of the editor. `locked`: the plan shows it, and changes nothing. */
export type EditorProps = {
  link: SmartLinkDetail;
  locked: boolean;
  onChange: (change: LinkChange) => void;
};
