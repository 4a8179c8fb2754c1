import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Notices } from './notices.tsx';
import { register } from './registration.ts';

/** Runs after hydration: registers the service worker and shows its notices. */
const place = document.createElement('div');
place.className = 'notices';
document.body.append(place);
createRoot(place).render(createElement(Notices));

const idle = () => (globalThis.requestIdleCallback ?? setTimeout)(() => void register());
if (document.readyState === 'complete') idle();
else addEventListener('load', idle, { once: true });
