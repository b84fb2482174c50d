import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { SELLER_PAGE_LOADING } from '@karachi-estates/domain/accounts/sessionMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import type { ReactNode } from 'react';
import { useSay } from '../locale/useSay.ts';

const loadFrame = () => import('./WorkspaceFrame.tsx');

/** A seller's screen in the frame of the workspace; where that does not come, the screen stands alone. */
export default function Workspace({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <LoadedPart
      load={loadFrame}
      placeholder={<p role="status">{say(told({ SELLER_PAGE_LOADING }))}</p>}
      instead={children}
    >
      {({ default: WorkspaceFrame }) => <WorkspaceFrame>{children}</WorkspaceFrame>}
    </LoadedPart>
  );
}
