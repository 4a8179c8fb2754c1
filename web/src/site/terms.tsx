import { company } from '../company.ts';
import { formatDay } from '../format-day.ts';
import { TermsText, termsVersion } from './terms/terms-text.tsx';
import './terms/terms.css';

export function Terms() {
  return (
    <div className="terms-page">
      <header>
        <h1>Terms of Service</h1>
        <p>
          The agreement between you and {company.legalName} about this website and its calculators. Version of{' '}
          {formatDay(termsVersion)}.
        </p>
      </header>
      <TermsText level={2} />
    </div>
  );
}
