import { useEffect, useRef } from 'react';
import { useSession, type Captcha } from '../../shell/session.ts';
import { useFormState } from './form.tsx';

/** The entry of a form that holds what the check gave. */
export const captchaField = 'captcha';

/** What both providers' scripts put on the page. */
interface Provider {
  render(place: HTMLElement, options: { sitekey: string; callback: (token: string) => void }): string;
  reset(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: Provider;
    hcaptcha?: Provider;
  }
}

const scripts: Readonly<Record<Captcha['provider'], string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
};

/** A provider's check that somebody is a person, in a form, where the server asks for one. */
export function CaptchaWidget() {
  const captcha = useSession()?.captcha ?? null;
  return captcha && <Widget key={captcha.provider} {...captcha} />;
}

function Widget({ provider, siteKey }: Captcha) {
  const { busy } = useFormState();
  const place = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  const widget = useRef<string>(undefined);
  useEffect(() => {
    const script = scriptOf(provider);
    const render = () => {
      if (place.current === null || widget.current !== undefined) return;
      widget.current = window[provider]?.render(place.current, {
        sitekey: siteKey,
        callback: token => {
          if (answer.current !== null) answer.current.value = token;
        },
      });
    };
    render();
    script.addEventListener('load', render);
    return () => script.removeEventListener('load', render);
  }, [provider, siteKey]);

  // An answer is good for one request.
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current && !busy && widget.current !== undefined) {
      if (answer.current !== null) answer.current.value = '';
      window[provider]?.reset(widget.current);
    }
    sent.current = busy;
  }, [busy, provider]);

  return (
    <div className="captcha">
      <div ref={place} />
      <input type="hidden" name={captchaField} ref={answer} />
    </div>
  );
}

/** The provider's script, put on the page once. */
function scriptOf(provider: Captcha['provider']): HTMLScriptElement {
  const address = scripts[provider];
  const present = document.querySelector<HTMLScriptElement>(`script[src="${address}"]`);
  if (present) return present;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
  return script;
}
