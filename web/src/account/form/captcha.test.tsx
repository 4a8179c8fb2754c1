// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pressButton, render, unmount } from '../../testing/render.tsx';
import { answerSession } from '../../testing/requests.ts';
import { captchaField, CaptchaWidget } from './captcha.tsx';
import { Form, Submit, type Notice } from './form.tsx';

/** The widget of a provider: what it was drawn with, and what was reset. */
interface Drawn {
  sitekey: string;
  callback: (token: string) => void;
}
let drawn: Drawn[] = [];
let reset: string[] = [];
const provider = {
  render(_: HTMLElement, options: Drawn) {
    drawn.push(options);
    return `widget ${drawn.length}`;
  },
  reset: (widget: string) => void reset.push(widget),
};

const address = 'https://js.hcaptcha.com/1/api.js?render=explicit';
const scripts = () => [...document.head.querySelectorAll('script')];
const answer = () => document.querySelector<HTMLInputElement>(`input[name="${captchaField}"]`)?.value;

beforeEach(() => {
  window.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  drawn = [];
  reset = [];
});
afterEach(async () => {
  await unmount();
  delete window.hcaptcha;
  document.head.replaceChildren();
});

/** Draws a form whose submission ends when the test says so; returns what it sent. */
async function draw() {
  const sent: string[] = [];
  let end: (notice?: Notice) => void = () => {};
  await render(
    <Form
      submit={entries => {
        sent.push(entries.text(captchaField));
        return new Promise(resolve => (end = resolve));
      }}
    >
      <CaptchaWidget />
      <Submit busy="Sending…">Send</Submit>
    </Form>,
  );
  return { sent, end: () => act(async () => end()) };
}

test('a server that requires no CAPTCHA gets none', async () => {
  await answerSession({ signIn: { captcha: null } });
  await draw();
  expect([answer(), scripts().length]).toEqual([undefined, 0]);
});

test('a CAPTCHA is drawn once its script has loaded, and answers one request', async () => {
  await answerSession({ signIn: { captcha: { provider: 'hcaptcha', siteKey: 'key' } } });
  const { sent, end } = await draw();
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([[address, true]]);
  expect([drawn, answer()]).toEqual([[], '']);
  window.hcaptcha = provider;
  scripts()[0]?.dispatchEvent(new Event('load'));
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(drawn).toMatchObject([{ sitekey: 'key' }]);
  drawn[0]?.callback('solved');
  await pressButton('Send');
  expect([sent, answer(), reset]).toEqual([['solved'], 'solved', []]);
  await end();
  expect([answer(), reset]).toEqual(['', ['widget 1']]);
});

test('another form on the page uses the script that is there', async () => {
  window.hcaptcha = provider;
  await answerSession({ signIn: { captcha: { provider: 'hcaptcha', siteKey: 'key' } } });
  await draw();
  await draw();
  expect([scripts().length, drawn.length, reset]).toEqual([1, 2, []]);
});
