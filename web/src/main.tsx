import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './design/tokens.css';
import './design/base.css';
// Shared styles come first so that page styles can override them.
import './design/controls.css';
import { findPage } from './pages.ts';
import { fullTitle } from './site/metadata.ts';
import { repeatClicks, restoreInputs } from './restore-inputs.ts';

/**
 * Delay in ms after hydration before deferrable work starts, so that its downloads do not slow down the first
 * interactions.
 */
const deferredStartMs = 6000;

const root = document.getElementById('root');
if (root) {
  const page = await findPage(location.pathname, root.dataset['pages']);
  const Content = await page.load().catch((reason: unknown) => () => {
    throw reason;
  });
  const onHydrated = () => {
    restoreInputs(root);
    document.documentElement.dataset['live'] = '';
    repeatClicks(root);
    if (import.meta.env.PROD)
      setTimeout(() => void import('./offline/keep-offline.ts').catch(() => undefined), deferredStartMs);
  };
  const app = <App page={page} Content={Content} onLive={onHydrated} />;
  // A transition yields every few milliseconds, so that input is not blocked by the hydration of the whole page.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else {
    document.title = fullTitle(page);
    createRoot(root).render(app);
  }
}
