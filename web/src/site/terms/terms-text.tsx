import { company } from '../../company.ts';

interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The Terms of Service, section by section; shown in the dialog and at /terms. */
const sections: readonly Section[] = [
  {
    title: 'Acceptance',
    paragraphs: [
      `These terms are an agreement between you and ${company.legalName} ("we", "us") about this website and the calculators on it (the "services"). By using the services or by creating an account you accept them. If you act for a company, you confirm that you may bind it. If you do not accept these terms, do not use the services.`,
    ],
  },
  {
    title: 'Use of services',
    paragraphs: [
      'The services are aids for qualified engineers. Their results are approximations: they depend on what you enter and on the limits of the method that is used, and they are given without warranty of accuracy or fitness for a particular purpose.',
      'You are responsible for checking every result before you rely on it, and for its use in any design, purchase or operation. The services replace neither engineering judgement nor the verification that a code, a contract or a law requires.',
    ],
  },
  {
    title: 'Accounts',
    paragraphs: [
      'An account is personal. You may not share it or its credentials, nor let another person use it. Give true details, keep your password secret, and tell us at once if you believe that somebody else has used your account. You are responsible for what is done with it until you do.',
    ],
  },
  {
    title: 'Intellectual property',
    paragraphs: [
      'The services, with their software, text and drawings, belong to us or to our licensors. You may use them and their output in your own work. You may not copy, resell, decompile or republish the services themselves, nor remove notices from them.',
      'What you enter and what is calculated from it remain yours.',
    ],
  },
  {
    title: 'Liability',
    paragraphs: [
      'To the extent that the law allows, we are not liable for indirect or consequential loss, nor for loss of profit, production or data. Our total liability for everything connected with the services is limited to the greater of the fees that you paid us in the twelve months before the event and 100 USD.',
      'Nothing in these terms limits liability that the law does not allow to be limited, such as liability for wilful misconduct or for death or personal injury.',
    ],
  },
  {
    title: 'Data privacy',
    paragraphs: [
      'We process personal data only to run the services: your account details, your subscription and the records that security requires. Calculations run in your browser; what you enter leaves it only in the links and files that you create and pass on. Card details go to our payment provider and never to us. We do not sell personal data. You may ask for a copy of yours, or for it to be corrected or deleted.',
    ],
  },
  {
    title: 'Modifications',
    paragraphs: [
      'We may change the services and these terms. We announce a material change to these terms on this website or by e-mail before it takes effect. If you use the services after that date, the changed terms apply; if you do not agree, you may close your account.',
    ],
  },
  {
    title: 'Termination',
    paragraphs: [
      'You may close your account at any time. We may suspend or close an account that breaks these terms, and an account without a paid plan that has not been used for more than twelve months. Sections 4 and 5 continue to apply after termination.',
    ],
  },
  {
    title: 'Misconduct',
    paragraphs: [
      'You may not use the services unlawfully, try to enter systems or accounts that are not yours, get around access or usage limits, disturb the services, collect their content by automated means beyond ordinary use, or misrepresent where a result came from. We may block access and seek damages for such acts.',
    ],
  },
  {
    title: 'Paid accounts and billing',
    paragraphs: [
      'Paid plans are billed in advance in US dollars through our payment provider and renew automatically for the same period until you cancel. You can cancel at any time, with effect from the end of the period already paid for.',
      'Fees are non-refundable except where the law requires a refund. We give at least 30 days’ notice before a price rises; the new price applies from your next renewal after that notice.',
    ],
  },
  {
    title: 'Discontinuation',
    paragraphs: [
      'We may discontinue a service or all of them. Where we can, we give reasonable notice so that you can export your work. If we discontinue a service that you have paid for, we refund the fees for the part of the period that you can no longer use.',
    ],
  },
];

export function TermsText({ level }: { level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ol className="terms-text">
      {sections.map(({ title, paragraphs }, index) => (
        <li key={title}>
          <span className="mono" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <Heading>{title}</Heading>
            {paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
