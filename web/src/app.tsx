import { useEffect, type ComponentType } from 'react';
import type { Page } from './page.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { PaymentNotice } from './shell/payment-notice.tsx';
import { TermsNotice } from './shell/terms-notice.tsx';

interface AppProps {
  readonly page: Page;
  readonly Content: ComponentType;
  /** Called once after hydration. */
  readonly onLive?: () => void;
}

/** One page of the site: the shell around its content. */
export function App({ page, Content, onLive }: AppProps) {
  useEffect(() => onLive?.(), [onLive]);
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <Header path={page.path} layout={page.layout} />
      <main id="content" tabIndex={-1}>
        <PaymentNotice layout={page.layout} />
        <ErrorBoundary>
          <Content />
        </ErrorBoundary>
      </main>
      <Footer layout={page.layout} />
      <TermsNotice path={page.path} />
    </>
  );
}
