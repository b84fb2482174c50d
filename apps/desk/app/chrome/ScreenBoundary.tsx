import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Component, type ReactNode } from 'react';
import { frame } from '../content/frame.ts';

/** Keeps the frame when a screen breaks, or when its code could not be loaded. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <FailedState
        level={1}
        title={frame.broken.title}
        onRetry={() => window.location.reload()}
        labels={{ retry: frame.broken.retry }}
      >
        {frame.broken.text}
      </FailedState>
    );
  }
}
