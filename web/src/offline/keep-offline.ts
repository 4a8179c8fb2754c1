import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Notices } from './notices.tsx';
import { register } from './registration.ts';

/** Runs after hydration: registers the service worker and shows its notices. */
const container = document.createElement('div');
container.className = 'notices';
document.body.append(container);
createRoot(container).render(createElement(Notices));

const idle = () => (globalThis.requestIdleCallback ?? setTimeout)(() => void register());
if (document.readyState === 'complete') idle();
else addEventListener('load', idle, { once: true });
