import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './design/tokens.css';
import './design/base.css';
// Shared pieces stand here, so that a page's own style sheet comes after them and may refine them.
import './design/controls.css';
import { pageAt } from './pages.ts';
import { fullTitle } from './site/metadata.ts';
import { pressAgain, takeUpTyping } from './typed-before.ts';

/** So long after the page has come to life it takes up what can wait, ms: what is fetched for later would slow down the first looks. */
const afterwards = 6000;

const root = document.getElementById('root');
if (root) {
  const page = await pageAt(location.pathname, root.dataset['pages']);
  const Content = await page.load().catch((reason: unknown) => () => {
    throw reason;
  });
  const comeToLife = () => {
    takeUpTyping(root);
    document.documentElement.dataset['live'] = '';
    pressAgain(root);
    if (import.meta.env.PROD)
      setTimeout(() => void import('./offline/keep-offline.ts').catch(() => undefined), afterwards);
  };
  const app = <App page={page} Content={Content} onLive={comeToLife} />;
  // As a transition it gives way every few milliseconds: nothing that is pressed meanwhile waits for the whole page.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else {
    document.title = fullTitle(page);
    createRoot(root).render(app);
  }
}
