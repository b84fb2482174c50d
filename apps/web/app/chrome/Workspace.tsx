import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import type { ReactNode } from 'react';
import { Waiting } from './Waiting.tsx';

const loadFrame = () => import('./WorkspaceFrame.tsx');

/** A seller's screen in the frame of the workspace; where that does not come, the screen stands alone. */
export default function Workspace({ children }: { children: ReactNode }) {
  return (
    <LoadedPart load={loadFrame} placeholder={<Waiting />} instead={children}>
      {({ default: WorkspaceFrame }) => <WorkspaceFrame>{children}</WorkspaceFrame>}
    </LoadedPart>
  );
}
