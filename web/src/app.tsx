import type { ComponentType } from 'react';
import type { Page } from './pages.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { PaymentNotice } from './shell/payment-notice.tsx';

/** One page of the site: the shell around its content. */
export function App({ page, Content }: { page: Page; Content: ComponentType }) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <Header path={page.path} mood={page.mood} />
      <main id="content" tabIndex={-1}>
        <PaymentNotice mood={page.mood} />
        <ErrorBoundary>
          <Content />
        </ErrorBoundary>
      </main>
      <Footer mood={page.mood} />
    </>
  );
}
