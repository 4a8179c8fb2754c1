import terms from '../../../../terms.json';
import { company } from '../../company.ts';
import { NumberedText } from './numbered-text.tsx';

/** The Terms of Service, section by section, as terms.json has them; shown in the dialog and at /terms. */
const sections = terms.sections.map(({ title, paragraphs }) => ({
  title,
  paragraphs: paragraphs.map(paragraph => paragraph.replace('{legalName}', company.legalName)),
}));

/** The day from which they apply, which is how a version is called. */
export const termsVersion = terms.version;

export function TermsText({ level }: { level: 2 | 3 }) {
  return <NumberedText sections={sections} level={level} />;
}
