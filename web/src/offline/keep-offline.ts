import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Notices } from './notices.tsx';
import { register } from './registration.ts';

/** What begins after a page has come to life: the worker that keeps the site without a network, and what there is to say of it. */
const place = document.createElement('div');
place.className = 'notices';
document.body.append(place);
createRoot(place).render(createElement(Notices));

const idle = () => (globalThis.requestIdleCallback ?? setTimeout)(() => void register());
if (document.readyState === 'complete') idle();
else addEventListener('load', idle, { once: true });
