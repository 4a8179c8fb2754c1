import { company } from '../company.ts';
import { NumberedText, type NumberedSection } from './terms/numbered-text.tsx';

const { name, legalName, email } = company;

/** The privacy policy: data stored by the server, by the browser, and shared with third parties. */
const sections: readonly NumberedSection[] = [
  {
    title: 'Who is responsible',
    paragraphs: [
      `${legalName} runs this site and decides what data is stored. Send questions and requests about your data to ${email}. Our postal address is in the legal notice.`,
    ],
  },
  {
    title: 'Without an account',
    paragraphs: [
      'You can read every page and use the free tools without telling us who you are. There are no analytics, advertising or tracking pixels, and no fonts, scripts or images from other servers.',
      'What you type into a calculator is calculated in your browser and is not sent to us, except for project sheets and what you send by the API or through an assistant (see sections 4 and 5). A shared link carries its cases after the # in its address, a part that browsers do not send. Excel files are written and read in your browser.',
    ],
  },
  {
    title: 'With an account',
    paragraphs: [
      'We store your email address and whether it is verified; your name and company, if you give them; a telephone number, if you sign in with one; your choice of units; the headings of lists that you have imported, and the fields you matched them with; the page you were trying to open, until you have opened it; and which version of the terms you accepted, and when. We need this to run your account.',
      'We store your password only as a salted scrypt hash. If you sign in with Google we store your Google account identifier and the tokens Google issues, encrypted, and receive your name and email address from Google. The two-step verification key is encrypted; backup codes can be used once. For a passkey we store its public key, its identifier, the name you gave it, whether your devices share it, its usage counter, and when it was added and last used; your fingerprint, face or PIN stays on your device.',
      'For each session we store when it began, when it was last used, its IP address and its browser. The account page shows your sessions, and you can end any of them there. A session ends 30 days after its last use, at the latest. For each browser you have signed in with we store a hash of its cookie, when it signed in and when it was last used.',
    ],
  },
  {
    title: 'Projects',
    paragraphs: [
      'Project sheets, with their attachments and comments, are stored on our server, with who last changed them and when. The owner of the project and the people invited to it can see them; our own administrators have no access to them through the site. A link to a feed of results, which a member can create and revoke, works for anyone who has it. When a sheet is issued, our server recalculates it, and the record permanently names who issued, checked and approved it, by name and email address: it is a signed document, and others rely on it. The project history shows who did what, by name.',
      'To invite someone, the owner gives us their email address. We write to it once for each invitation and delete it when the invitation is declined or withdrawn.',
      'A project is stored until its owner deletes it. It can be restored for 30 days and is then removed with its sheets and records. If you delete your account, projects without other members are deleted with it; transfer or delete a project that has other members first. Records that you signed in other people’s projects keep your name.',
    ],
  },
  {
    title: 'API, keys and assistants',
    paragraphs: [
      'Cases sent to the API, by a program or through an assistant, are calculated on our server and are not stored after the response, with two exceptions: a bulk run is stored, with its results, for seven days, and a request sent with an idempotency key is stored as a hash with its response for a day. A program that writes to a project stores what it sends there. What you tell an assistant is also subject to its provider’s terms.',
      'An API key is stored as a hash, with its first characters, the name you gave it, its scopes, and when it was created and last used. You can revoke it on the account page at any time.',
    ],
  },
  {
    title: 'Payments',
    paragraphs: [
      'Payments are taken by our payment provider, Stripe. You enter card details on its pages, and they never reach us. We give it your email address and account number, and store its customer number for you, your plan, whether it is active, and the dates of the billing period.',
      'There is one trial per person. To enforce this, we keep a hash of the email address that had one, even after the account is deleted. The address cannot be recovered from it. The ID and type of each message from the payment provider are stored for 90 days, so that none is processed twice.',
    ],
  },
  {
    title: 'Cookies and browser storage',
    paragraphs: [
      'Cookies are set when you sign in and are used for nothing else: the session (30 days if you tick “Remember me”, otherwise until the browser is closed); a sign-in step in progress, such as two-step verification or signing in with Google, for a few minutes; a device that skips two-step verification, for 30 days, if you choose that; and one, for a year, that recognises a browser you have signed in with, so that someone else’s wrong passwords do not lock you out and we can notify you of a sign-in from a new device. Scripts cannot read any of them.',
      'Browser storage holds your drafts and recent work, your units, the headings of lists that you have imported, the colour scheme, what you last printed, the cases from a link to a tool you do not have access to yet, what you type into a project sheet until our server has saved it, the keys that verify calculation files, and whether you are signed in. It stays on your device until you delete it there. So that the site works offline, pages and free tools are stored there too, and if you ticked “Remember me”, the Pro tools you have opened, with your email address and the name of your plan. The Pro tools are removed when you sign out, and at the latest when a page is opened seven days after we last confirmed your plan.',
      'All of this is necessary for the site to do what you use it for, so there is no consent banner.',
    ],
  },
  {
    title: 'Server logs',
    paragraphs: [
      'For every request the server logs the time, the method, the path without its query, the status, how long it took and the account number, if the request came from an account. For each sign-in, successful or not, it adds a pseudonym of the IP address and of the email address: a short code made with a secret key, which lets us group attempts and from which neither address can be recovered. The log contains no IP addresses, cookies or content. We use it to detect faults and attacks.',
      'To slow down password guessing, attempts are counted for a limited time, by IP address and by a hash of the email address. Each count is then deleted.',
    ],
  },
  {
    title: 'Email',
    paragraphs: [
      'We email you about your account, your payments and your projects only: to verify an address, to send a code or link you requested, when your security settings or your plan change, and when someone invites you to a project or a sheet needs your action. There is no newsletter. Emails go through the mail server that we use, which sees the address and the text.',
    ],
  },
  {
    title: 'Who else receives data',
    paragraphs: [
      'Stripe for payments, Google if you sign in with it, our mail server, the message service if a code is sent to your telephone, the provider of a captcha where the sign-in page shows one, and the company that hosts our server and database. Each receives the data described above and no more. We do not sell data or share it for advertising. We disclose data to an authority only where the law requires it.',
    ],
  },
  {
    title: 'How long we keep it, and how to delete it',
    paragraphs: [
      'We keep your account until you delete it. Under the terms we may also close an account that has had no paid plan and has not been used for twelve months.',
      'Delete Account, on the account page, ends the subscription at the payment provider, has your card details deleted there, and immediately removes the profile, the sign-in methods, the API keys, the sessions and the subscription from our database. Stripe keeps invoices as long as the law requires. The hash described under Payments and the records described under Projects remain.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'Download My Data, on the account page, gives you everything we hold about you in a machine-readable file. You can correct your name and company there too. For anything else, such as objecting to or restricting the use of your data, write to us. You may also complain to the data protection authority where you live.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      `If ${name} changes what it does with data, we will update this page first. We announce changes that affect accounts by email.`,
    ],
  },
];

export function Privacy() {
  return (
    <div className="terms-page">
      <header>
        <h1>Privacy</h1>
        <p>What {legalName} stores about you, where, why and for how long.</p>
      </header>
      <NumberedText sections={sections} level={2} />
    </div>
  );
}
