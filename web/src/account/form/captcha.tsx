import { useEffect, useRef } from 'react';
import { useSession, type Captcha } from '../../shell/session.ts';
import { useFormState } from './form.tsx';

/** Form entry that holds the CAPTCHA response. */
export const captchaField = 'captcha';

/** The API that both providers' scripts define on `window`. */
interface Provider {
  render(container: HTMLElement, options: { sitekey: string; callback: (token: string) => void }): string;
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

/** The CAPTCHA of the configured provider; nothing if the server requires none. */
export function CaptchaWidget() {
  const captcha = useSession()?.captcha ?? null;
  return captcha && <Widget key={captcha.provider} {...captcha} />;
}

function Widget({ provider, siteKey }: Captcha) {
  const { busy } = useFormState();
  const container = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  const widget = useRef<string>(undefined);
  useEffect(() => {
    const script = scriptOf(provider);
    const render = () => {
      if (container.current === null || widget.current !== undefined) return;
      widget.current = window[provider]?.render(container.current, {
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

  // A CAPTCHA response is valid for one request.
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
      <div ref={container} />
      <input type="hidden" name={captchaField} ref={answer} />
    </div>
  );
}

/** Inserts the provider's script once. */
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
