import type { Page } from '../page.ts';

/** Account pages. They are rendered in the browser, since they depend on the session. */
export const accountPages: readonly Page[] = [
  {
    path: '/signin',
    title: 'Sign in',
    description: 'Sign in, create an account or reset a password.',
    layout: 'site',
    rendersInBrowser: true,
    modules: ['src/account/sign-in/sign-in-page.tsx'],
    load: async () => (await import('./sign-in/sign-in-page.tsx')).SignIn,
  },
  {
    path: '/account',
    title: 'Account',
    description: 'Profile, password, two-step verification, sessions and data of an account.',
    layout: 'site',
    rendersInBrowser: true,
    modules: ['src/account/preferences/account-page.tsx'],
    load: async () => (await import('./preferences/account-page.tsx')).Account,
  },
  {
    path: '/success',
    title: 'Your subscription',
    description: 'What your new subscription includes.',
    layout: 'site',
    rendersInBrowser: true,
    modules: ['src/account/success/success-page.tsx'],
    load: async () => (await import('./success/success-page.tsx')).Success,
  },
];
