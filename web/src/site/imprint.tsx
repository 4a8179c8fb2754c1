import { company } from '../company.ts';
import { companyDetails } from './imprint/company-details.ts';
import './imprint/imprint.css';
import './terms/terms.css';

/** The imprint, from company.json. */
export function Imprint() {
  return (
    <div className="terms-page">
      <header>
        <h1>Legal Notice</h1>
        <p>Who runs this site, and how to reach us.</p>
      </header>
      <div>
        <dl className="particulars">
          {companyDetails(company).map(([name, lines]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {lines.map(line => (
                  <span key={line}>{line}</span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="imprint-note">
          {company.legalName} is responsible for the content of these pages. For the data we hold, see{' '}
          <a className="link" href="/privacy">
            Privacy
          </a>
          ; for conditions of use, see{' '}
          <a className="link" href="/terms">
            Terms of Service
          </a>
          .
        </p>
        <p className="imprint-note">
          The standards that the calculators cite, from API, ASME, IEC, ISO, IAPWS and others, belong to their
          publishers, who are not affiliated with this site. They are cited as sources; the calculators do not replace
          them. The typefaces are IBM Plex and STIX Two Math, under the SIL Open Font License.
        </p>
      </div>
    </div>
  );
}
