import { Component, Suspense, type ReactNode } from 'react';
import { refreshSession } from './session.ts';

/** Error boundary of a part of a page whose code failed to load. The rest of the page keeps its entries. */
export class PartBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  /** Pro code may have been refused because Pro has ended; refresh the session. */
  override componentDidCatch(): void {
    void refreshSession();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Fallback for a part without one of its own. */
export function PartMissing() {
  return (
    <p className="banner" role="status">
      This part of the page could not be loaded. Your figures are safe; reload the page to see it.
    </p>
  );
}

const partMissing = <PartMissing />;

/** A part of a page whose code is loaded when it is first shown. */
export function LazyPart({
  children,
  fallback = partMissing,
}: {
  children: ReactNode;
  /** Shown where the code cannot be loaded. */
  fallback?: ReactNode;
}) {
  return (
    <PartBoundary fallback={fallback}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
