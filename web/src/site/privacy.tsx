import { company } from '../company.ts';
import { NumberedText, type NumberedSection } from './terms/numbered-text.tsx';

const { name, legalName, email } = company;

/** The privacy policy: data stored by the server, by the browser, and shared with third parties. */
const sections: readonly NumberedSection[] = [
  {
    title: 'Who is responsible',
    paragraphs: [
      `${legalName} runs this site and decides what is kept. Questions, and any request about your data, go to ${email}. Our address is in the imprint.`,
    ],
  },
  {
    title: 'Without an account',
    paragraphs: [
      'You can read every page and use the free tools without telling us who you are. There is no analytics, no advertising, no tracking pixel and no font, script or image from anybody else’s server.',
      'What you type into a calculator is calculated in your browser and is not sent to us, but for the sheets of a project, of which more below. A shared link carries its cases after the # of the address, a part that browsers do not send. Excel files are made, and read, in your browser.',
    ],
  },
  {
    title: 'With an account',
    paragraphs: [
      'We keep your e-mail address and whether it is verified; your name and company, if you give them; a telephone number, if you sign in with one; your choice of units; the tool you came for, until you have opened it; and which version of the terms you accepted, and when. This is what it takes to run the account you asked for.',
      'A password is kept only as a salted scrypt hash. If you sign in with Google we keep the identifier of your Google account and the tokens Google issues, encrypted, and receive your name and address from Google. The key of a second factor is encrypted; backup codes can be used once. Of a passkey we keep its public key, its number, the name you gave it, whether your devices share it, how often it says it was used, and when it was added and last used; your finger, face or PIN stays with your device.',
      'For each session we keep when it began, when it was last used, its network address and the browser it was opened with. The account page shows them, and you can end any of them there. A session ends 30 days after it was last used, at the latest. Of each browser that is known again we keep a hash of its cookie, when it signed in and when it was last used.',
    ],
  },
  {
    title: 'Projects',
    paragraphs: [
      'What you type into a sheet of a project is kept on our server, with who changed it last and when, and is seen by those whom the owner of the project has invited, and by nobody else: our own administrators have no way into it through the site. When a sheet is issued, our server works it through, and the record names who issued, checked and approved it, by name and e-mail address, for good: it is a signed document, and others rely on it. A history says who did what in the project, by name.',
      'To invite somebody, the owner tells us their e-mail address. We write to it once for each invitation and forget it when the invitation is declined or withdrawn.',
      'A project is kept until its owner deletes it. It can be restored for 30 days and is then removed with its sheets and records. If you delete your account, projects that are yours alone go with it; where others work in one, hand it over or delete it first. Records that you signed in other people’s projects keep your name.',
    ],
  },
  {
    title: 'Payments',
    paragraphs: [
      'Payments are taken by our payment provider, Stripe. Card details are typed on its pages and never reach us. We tell it your e-mail address and the number of your account, and keep its number for you, your plan, whether it is active, and the dates of its period.',
      'There is one trial a person. So that this can be kept to, a hash of the e-mail address that had one is kept, also after the account is deleted. The address cannot be read from it. Messages from the payment provider are remembered by number and kind for 90 days, so that none counts twice.',
    ],
  },
  {
    title: 'Cookies and the browser’s store',
    paragraphs: [
      'Cookies are set when you sign in and serve nothing else: the session (30 days if you tick “Remember me”, otherwise until the browser is closed); a step that is under way, such as a second factor or the way to Google and back, for some minutes; a device that is not to be asked for a second factor, for 30 days, if you choose so; and one, for a year, by which a browser you have signed in with is known again, so that somebody else’s wrong passwords do not lock you out and a sign-in from anywhere new is told to you. Scripts cannot read any of them.',
      'The browser’s own store holds your drafts and earlier work, your units, the colour scheme, what you last printed, the cases of a link whose tool is not open to you yet, what you typed into a sheet of a project until our server has it, the keys by which calculation files are checked, and whether you are signed in. It stays on your device until you delete it there. So that the site works without a network, pages and free tools are kept there too, and if you are remembered, the Pro tools you have opened, with your e-mail address and the name of your plan; the latter are removed when you sign out, and at the latest when a page is opened seven days after we last confirmed your plan.',
      'All of this is needed for what you ask the site to do, so there is no banner that asks for consent.',
    ],
  },
  {
    title: 'Records of the server',
    paragraphs: [
      'For every request the server writes down the time, the method, the path without its query, the status and how long it took, and with it the number of the account in whose name it was asked. When somebody signs in, or is refused, a mark of the network address and of the e-mail address that was given is added: a short code made with a secret key, by which attempts can be put together and from which neither address can be read. No network address, no cookie and no content is in it. These records serve to find faults and attacks.',
      'To slow down whoever guesses passwords, attempts are counted for a time, by network address and by a hash of the e-mail address. A count is removed when its time is over.',
    ],
  },
  {
    title: 'Mail',
    paragraphs: [
      'We write to you about your account, your payments and your projects only: to verify an address, with a code or link that you asked for, when something about your security or your plan changes, and when somebody invites you to a project or a sheet waits for you. There is no newsletter. A mail goes through the mail server that we use, which sees the address and the text.',
    ],
  },
  {
    title: 'Who else receives data',
    paragraphs: [
      'Stripe for payments, Google if you sign in with it, our mail server, the message service if a code is sent to your telephone, the provider of a captcha where the sign-in page shows one, and whoever hosts the server and its database for us. Each receives what is named above and no more. We sell nothing and pass nothing on for advertising. Data is handed to an authority only where the law obliges us to.',
    ],
  },
  {
    title: 'How long, and how to end it',
    paragraphs: [
      'An account is kept until you delete it. Under the terms we may also close one that has had no paid plan and no use for twelve months.',
      'Delete Account, on the account page, ends the subscription at the payment provider, has your card forgotten there, and removes the profile, the ways to sign in, the sessions and the subscription from our database at once. Stripe keeps invoices as long as the law asks it to. The hash named under Payments remains.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'Download My Data, on the account page, gives you everything we keep about you as a file that programs can read. Name and company are corrected there too. For anything else, such as objecting to a use of your data or having it restricted, write to us. You may also complain to the data protection authority where you live.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      `When ${name} does something else with data than what stands here, this page says so first. A change that concerns accounts is announced by e-mail.`,
    ],
  },
];

export function Privacy() {
  return (
    <div className="terms-page">
      <header>
        <h1>Privacy</h1>
        <p>What {legalName} keeps about you, where, why and for how long.</p>
      </header>
      <NumberedText sections={sections} level={2} />
    </div>
  );
}
