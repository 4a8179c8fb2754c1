import { useEffect, useRef, useState } from 'react';
import { company } from '../../company.ts';

/** The end of the process line: an off-page connector, and an email address revealed on click. */
export function Contact() {
  const [shown, setShown] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (shown) link.current?.focus();
  }, [shown]);
  return (
    <section className="contact" id="contact" aria-labelledby="contact-title">
      <div className="run run-end" />
      <div className="connector">
        <svg viewBox="0 0 200 76" preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path d="M1 1H168L199 38 168 75H1Z" />
        </svg>
        <p className="mono">
          to your project <span>sheet 1 of n</span>
        </p>
      </div>
      <div className="contact-text">
        <h2 id="contact-title">Get in Touch</h2>
        <p>
          Tell us what has to be sized, checked or delivered, and by when. A marked-up P&amp;ID or a one-line question
          is enough to start with.
        </p>
        <p className="contact-action">
          {shown ? (
            <a className="link contact-address" href={`mailto:${company.email}`} ref={link}>
              {company.email}
            </a>
          ) : (
            <button className="button" type="button" onClick={() => setShown(true)}>
              Email
            </button>
          )}
        </p>
        <noscript>
          <p>Our address: {company.email.replace('@', ' at ')}.</p>
        </noscript>
      </div>
    </section>
  );
}
