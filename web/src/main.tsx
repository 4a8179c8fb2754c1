import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './design/tokens.css';
import './design/base.css';
import { pageAt } from './pages.tsx';

const root = document.getElementById('root');
if (root) {
  const page = pageAt(location.pathname);
  const Content = await page.load();
  const app = <App page={page} Content={Content} />;
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
