import { Approach } from './home/approach.tsx';
import { Contact } from './home/contact.tsx';
import { ExpertiseSection } from './home/expertise-section.tsx';
import { Instrument } from './home/instrument.tsx';
import { Panels } from './home/panels.tsx';
import './home/home.css';

/** The home page: four sections on one process line, from the orifice plate to Get in Touch. */
export function Home() {
  return (
    <div className="home">
      <section className="hero" aria-labelledby="hero-title">
        <div className="hero-text">
          <h1 id="hero-title">
            Excellence <br />
            Delivered
          </h1>
          <div>
            <p className="hero-lead">
              <em>Process engineering for the energy and petrochemical industry</em>, and the calculators behind it:
              every equation shown with its source, and compared in the open with published cases.
            </p>
            <p className="hero-actions">
              <a className="button" href="/tools">
                Open the Tools <i>→</i>
              </a>
              <a className="link" href="#approach">
                Our approach
              </a>
            </p>
          </div>
        </div>
        <div className="hero-instrument">
          <Instrument />
        </div>
      </section>
      <ExpertiseSection />
      <Panels />
      <Approach />
      <Contact />
    </div>
  );
}
