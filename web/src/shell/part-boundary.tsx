import { Component, type ReactNode } from 'react';
import { refreshSession } from './session.ts';

/**
 * Stands where one part of a page failed, because its code could not be had: the rest of the page, with everything that was typed, stays.
 */
export class PartBoundary extends Component<{ children: ReactNode; instead: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  /** What was refused may have been refused for want of Pro; then the page is to know. */
  override componentDidCatch(): void {
    void refreshSession();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** In place of such a part, where nothing else can stand in for it. */
export function PartMissing() {
  return (
    <p className="banner" role="status">
      This part of the page could not be loaded. Your figures are kept; reload the page to see it.
    </p>
  );
}
