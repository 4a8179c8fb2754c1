import terms from '../../../../terms.json';
import { company } from '../../company.ts';
import { NumberedText } from './numbered-text.tsx';

/** The Terms of Service from terms.json, for the dialog and /terms. */
const sections = terms.sections.map(({ title, paragraphs }) => ({
  title,
  paragraphs: paragraphs.map(paragraph => paragraph.replace('{legalName}', company.legalName)),
}));

/** Effective date of the terms, which identifies their version. */
export const termsVersion = terms.version;

export function TermsText({ level }: { level: 2 | 3 }) {
  return <NumberedText sections={sections} level={level} />;
}
