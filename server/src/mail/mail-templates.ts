import { foreignText } from './foreign-text.ts';
import type { MailContent } from './mail-content.ts';

/** The contents of all mails. */

export function verifyAddress(site: string, url: string, validMinutes: number): MailContent {
  return {
    subject: `Verify your email address for ${site}`,
    paragraphs: [
      `An account on ${site} was created with this email address. If that was you, please confirm the address.`,
      `You can use the link once, within ${duration(validMinutes)}. In the browser in which you created the account it also signs you in.`,
      'If it was not you, ignore this message and nothing will happen.',
    ],
    action: { label: 'Verify email address', url },
  };
}

export function accountExists(site: string, signInUrl: string): MailContent {
  return {
    subject: `You already have an account on ${site}`,
    paragraphs: [
      `Someone tried to create an account on ${site} with this email address. You already have one, so nothing was created.`,
      'If you have forgotten your password, choose "Forgot your password?" on the sign-in page.',
      'If it was not you, you do not need to do anything: nothing has changed.',
    ],
    action: { label: 'Go to the sign-in page', url: signInUrl },
  };
}

export function choosePassword(site: string, url: string, validMinutes: number): MailContent {
  return {
    subject: `Choose your password for ${site}`,
    paragraphs: [
      `An account on ${site} was created with this email address more than once, each time with a different password, and the address has not been verified yet. Please choose the password you want to keep; that also verifies the address.`,
      `You can use the link once, within ${duration(validMinutes)}.`,
      'If it was not you, ignore this message and nothing will happen.',
    ],
    action: { label: 'Choose a password', url },
  };
}

export function resetPassword(site: string, url: string, validMinutes: number): MailContent {
  return {
    subject: `Reset your ${site} password`,
    paragraphs: [
      `We received a request to reset the password of your ${site} account.`,
      `You can use the link once, within ${duration(validMinutes)}. Resetting the password signs you out on every device.`,
      'If you did not ask for this, ignore this message: your password does not change.',
    ],
    action: { label: 'Choose a new password', url },
  };
}

export function signInLink(site: string, url: string, validMinutes: number): MailContent {
  return {
    subject: `Your sign-in link for ${site}`,
    paragraphs: [
      `Use this link to sign in to ${site}.`,
      `You can use it once, within ${duration(validMinutes)}.`,
      'If you did not ask for it, ignore this message. Do not share this link: anyone who has it can sign in as you.',
    ],
    action: { label: 'Sign in', url },
  };
}

export function oneTimeCode(site: string, code: string, validMinutes: number): MailContent {
  return {
    subject: `Your ${site} code`,
    paragraphs: [
      `Your one-time code for ${site}:`,
      `You can use it once, within ${duration(validMinutes)}.`,
      'If you did not ask for it, ignore this message. We will never ask you for this code by phone or email.',
    ],
    code,
  };
}

export function passwordChanged(site: string, resetUrl: string): MailContent {
  return {
    subject: `Your ${site} password was changed`,
    paragraphs: [
      `The password of your ${site} account has just been changed.`,
      'If that was you, you do not need to do anything.',
      'If it was not you, reset your password now from the sign-in page; that signs out every device.',
    ],
    action: { label: 'Go to the sign-in page', url: resetUrl },
  };
}

export function accountDeleted(site: string): MailContent {
  return {
    subject: `Your ${site} account has been deleted`,
    paragraphs: [
      `Your ${site} account and its data have been deleted, as you requested.`,
      'If that was not you, please write to us at the address below.',
    ],
  };
}

/**
 * The mail about a trial that ends soon.
 * @param about the end in epoch seconds, and the plans for sale.
 */
export function trialEnding(site: string, accountUrl: string, about: { endsAt: number; offers: string }): MailContent {
  return {
    subject: `Your ${site} trial ends on ${formatTime(about.endsAt)}`,
    paragraphs: [
      `Your Pro Trial on ${site} ends on ${formatTime(about.endsAt)}. Your Pro access then ends automatically, and you will not be charged again.`,
      `To keep Pro, choose ${about.offers} on your account page. It replaces the trial immediately.`,
      'If the trial was all you needed, you do not need to do anything. You can still use the free calculators.',
    ],
    action: { label: 'Choose a plan', url: accountUrl },
  };
}

export function trialEnded(site: string, accountUrl: string, about: { at: number; offers: string }): MailContent {
  return {
    subject: `Your ${site} trial has ended`,
    paragraphs: [
      `Your Pro Trial on ${site} ended on ${formatTime(about.at)}. Your Pro access has ended and you will not be charged again.`,
      `To get Pro back, choose ${about.offers} on your account page.`,
      'You can still use the free calculators.',
    ],
    action: { label: 'Choose a plan', url: accountUrl },
  };
}

/**
 * The mail about a failed payment.
 * @param payUrl page where the payment can be made.
 * @param about nextAttempt: epoch seconds, null if there is none.
 */
export function paymentFailed(
  site: string,
  payUrl: string,
  about: { plan: string; amount: string; nextAttempt: number | null },
): MailContent {
  return {
    subject: `The payment for your ${site} subscription failed`,
    paragraphs: [
      `The payment of ${about.amount} for ${about.plan} on ${site} failed. Pro is suspended until the payment is made and returns immediately afterwards.`,
      'You can pay with this card or another one. If your bank asks you to confirm the payment, the payment page takes you there.',
      about.nextAttempt === null
        ? 'We will not try the card again. If the payment is not made, your subscription ends.'
        : `If you do nothing, we will try the card again on ${formatTime(about.nextAttempt)}. If the last attempt fails, your subscription ends.`,
      'To change the card for future payments, use Manage Billing on your account page.',
    ],
    action: { label: `Pay ${about.amount}`, url: payUrl },
  };
}

/**
 * The mail about a refund.
 * @param about times in epoch seconds; access: the current plan, if any.
 */
export function refunded(
  site: string,
  accountUrl: string,
  about: { amount: string; at: number; access: { plan: string; until: number; ends: boolean } | undefined },
): MailContent {
  const { access } = about;
  return {
    subject: `Your refund of ${about.amount} from ${site}`,
    paragraphs: [
      `We refunded ${about.amount} on ${formatTime(about.at)} to the card you paid with. It may take up to ten days to appear on your statement.`,
      access === undefined
        ? 'Your Pro access has ended and you will not be charged again.'
        : `Your access does not change: ${access.plan} continues and ${access.ends ? 'ends' : 'renews'} on ${formatTime(access.until)}.`,
    ],
    action: { label: 'See your account', url: accountUrl },
  };
}

/**
 * The mail about the end of a subscription.
 * @param about at: epoch seconds; unpaid: whether it ended because a payment failed.
 */
export function subscriptionEnded(
  site: string,
  accountUrl: string,
  about: { plan: string; at: number; unpaid: boolean },
): MailContent {
  return {
    subject: `Your ${site} subscription has ended`,
    paragraphs: [
      `${about.plan} on ${site} ended on ${formatTime(about.at)}${about.unpaid ? ' because its last payment could not be collected' : ''}. Your Pro access has ended and you will not be charged again.`,
      'To get Pro back, choose a plan on your account page. You can still use the free calculators.',
    ],
    action: { label: 'Choose a plan', url: accountUrl },
  };
}

/** Formats epoch seconds as "1 January 2026 at 12:00 UTC". */
export function formatTime(seconds: number): string {
  const date = new Date(seconds * 1000);
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${day} at ${date.toISOString().slice(11, 16)} UTC`;
}

export function newDevice(
  site: string,
  device: { name: string; address: string; time: string },
  signInUrl: string,
): MailContent {
  return {
    subject: `New sign-in to your ${site} account`,
    paragraphs: [
      `A new device signed in to your ${site} account: ${device.name}, ${device.time}, from the IP address ${device.address}.`,
      'If that was you, you do not need to do anything.',
      'If it was not you, reset your password now from the sign-in page; that signs out every device.',
    ],
    action: { label: 'Go to the sign-in page', url: signInUrl },
  };
}

export function secondFactorOn(site: string, signInUrl: string): MailContent {
  return {
    subject: `Two-step verification switched on for your ${site} account`,
    paragraphs: [
      `Two-step verification is now on for your ${site} account. You will be asked for a code each time you sign in.`,
      'If that was you, you do not need to do anything. Keep your backup codes where you can find them without this device.',
      'If it was not you, reset your password now from the sign-in page, which signs out every device, and write to us at the address below.',
    ],
    action: { label: 'Go to the sign-in page', url: signInUrl },
  };
}

export function secondFactorOff(site: string, signInUrl: string): MailContent {
  return {
    subject: `Two-step verification switched off for your ${site} account`,
    paragraphs: [
      `Two-step verification is now off for your ${site} account. Your password (or Google) alone is now enough to sign in.`,
      'If that was you, you do not need to do anything.',
      'If it was not you, reset your password now from the sign-in page; that signs out every device.',
    ],
    action: { label: 'Go to the sign-in page', url: signInUrl },
  };
}

const secondFactorChangeTexts = {
  'app added': 'You can now get sign-in codes from an authenticator app.',
  'phone added': 'Sign-in codes can now be sent to a phone number that has just been set.',
  'phone removed': 'The phone number has been removed, and codes are no longer sent to it.',
} as const;

export function secondFactorChanged(
  site: string,
  signInUrl: string,
  change: keyof typeof secondFactorChangeTexts,
): MailContent {
  return {
    subject: `Two-step verification of your ${site} account changed`,
    paragraphs: [
      `Two-step verification of your ${site} account has just been changed. ${secondFactorChangeTexts[change]}`,
      'If that was you, you do not need to do anything.',
      'If it was not you, reset your password now from the sign-in page, which signs out every device, and write to us at the address below.',
    ],
    action: { label: 'Go to the sign-in page', url: signInUrl },
  };
}

const passkeyTexts = {
  added: {
    about: 'can now be used to sign in to the account, and to sign revisions, without a password.',
    not: 'If it was not you, reset your password now from the sign-in page, which signs out every device, then sign in and remove the passkey on the account page.',
  },
  removed: {
    about: 'can no longer be used to sign in.',
    not: 'If it was not you, reset your password now from the sign-in page; that signs out every device.',
  },
} as const;

export function passkeyChanged(
  site: string,
  signInUrl: string,
  change: keyof typeof passkeyTexts,
  passkey: string,
): MailContent {
  const { about, not } = passkeyTexts[change];
  return {
    subject: `Passkey ${change === 'added' ? 'added to' : 'removed from'} your ${site} account`,
    paragraphs: [
      `The passkey "${passkey}" has just been ${change === 'added' ? 'added to' : 'removed from'} your ${site} account. It ${about}`,
      'If that was you, you do not need to do anything.',
      not,
    ],
    action: { label: 'Go to the sign-in page', url: signInUrl },
  };
}

export function apiKeyCreated(site: string, accountUrl: string, key: string): MailContent {
  return {
    subject: `API key created for your ${site} account`,
    paragraphs: [
      `The API key "${key}" has just been created for your ${site} account. Any program that has it can run calculations on behalf of the account.`,
      'If that was you, you do not need to do anything.',
      'If it was not you, revoke the key on the account page and reset your password now from the sign-in page, which signs out every device.',
    ],
    action: { label: 'Go to the account page', url: accountUrl },
  };
}

export function approveAddressChange(site: string, newAddress: string, url: string, validMinutes: number): MailContent {
  return {
    subject: `Approve the new email address of your ${site} account`,
    paragraphs: [
      `We received a request to change the email address of your ${site} account to ${newAddress}. If that was you, please approve the change; we will then ask you to confirm it at the new address.`,
      `You can use the link once, within ${duration(validMinutes)}.`,
      'If it was not you, do not use the link: the address does not change. The request came from someone signed in to your account, so please change your password.',
    ],
    action: { label: 'Approve the change', url },
  };
}

export function verifyNewAddress(site: string, url: string, validMinutes: number): MailContent {
  return {
    subject: `Confirm your new email address for ${site}`,
    paragraphs: [
      `We received a request to use this email address for an account on ${site}. If that was you, please confirm the address.`,
      `You can use the link once, within ${duration(validMinutes)}. The change signs you out on every device.`,
      'If it was not you, ignore this message and nothing will happen.',
    ],
    action: { label: 'Confirm the new address', url },
  };
}

export function addressChanged(site: string, from: string, to: string): MailContent {
  return {
    subject: `The email address of your ${site} account was changed`,
    paragraphs: [
      `The email address of your ${site} account has been changed from ${from} to ${to}, with approval from both addresses. You have been signed out on every device.`,
      'If that was not you, please write to us at the address below.',
    ],
  };
}

export function projectInvitation(
  site: string,
  projectsUrl: string,
  about: { by: { name: string; email: string }; project: string; role: string },
): MailContent {
  const article = /^[aeo]/.test(about.role) ? 'an' : 'a';
  const { name, email } = about.by;
  const named = name === email ? '' : `, who gives their name as “${foreignText(name)}”,`;
  return {
    subject: `You are invited to a project on ${site}`,
    paragraphs: [
      `Someone with the email address ${email}${named} has invited you to the project “${foreignText(about.project)}” on ${site}, as ${article} ${about.role}.`,
      'Sign in with this email address, or create an account with it, and accept the invitation on the projects page.',
      'If you do not know what this is about, ignore this message: it gives nobody access to your account.',
    ],
    action: { label: 'Go to the projects page', url: projectsUrl },
  };
}

const signatureTexts = {
  issued: { subject: 'for check', waits: 'It is waiting to be checked. The checker signs with their name.' },
  checked: {
    subject: 'for approval',
    waits: 'It is waiting for approval. Open comments must be resolved first.',
  },
  returned: {
    subject: 'returned',
    waits: 'See its comments for the reasons. Revise the sheet and issue the next revision.',
  },
  approved: { subject: 'approved', waits: 'It is frozen as signed. Later changes need another revision.' },
} as const;

/** The mail about a revision that was issued, checked, returned or approved. */
export function sheetSigned(
  site: string,
  url: string,
  about: { act: keyof typeof signatureTexts; by: string; project: string; sheet: string; letter: string },
): MailContent {
  const { subject, waits } = signatureTexts[about.act];
  const [by, project, sheet] = [about.by, about.project, about.sheet].map(foreignText);
  return {
    subject: `${sheet}, revision ${about.letter}: ${subject}`,
    paragraphs: [
      `${by} ${about.act} revision ${about.letter} of the sheet ${sheet}, project ${project}, on ${site}.`,
      waits,
    ],
    action: { label: 'Open the revision', url },
  };
}

/** The mail about issued sheets that current calculators would change. */
export function sheetsDrifted(
  site: string,
  url: string,
  {
    project,
    sheets,
  }: {
    project: string;
    sheets: readonly { name: string; letter: string; outcome: 'differs' | 'failed'; change: string }[];
  },
): MailContent {
  const one = sheets.length === 1;
  const lines = sheets.map(({ name, letter, outcome, change }) => {
    const would =
      outcome === 'failed' ? 'no longer calculates' : change === '' ? 'would change' : `would change by ${change}`;
    return `${foreignText(name)}, revision ${letter}: ${would}.`;
  });
  return {
    subject: `${foreignText(project)}: ${one ? 'one issued sheet' : `${sheets.length} issued sheets`} would change`,
    paragraphs: [
      `The calculators of ${site} have changed. With their current version, the results of ${one ? 'one issued sheet' : `${sheets.length} issued sheets`} of the project ${foreignText(project)} would differ. The issued revision remains valid until someone revises it.`,
      ...lines,
      'Each revision shows what would change, the first step of the working that differs, and why. There, the owner or an engineer can also choose to keep the issued result.',
    ],
    action: { label: 'Open the project', url },
  };
}

function duration(minutes: number): string {
  if (minutes % 60 !== 0 || minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const hours = minutes / 60;
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}
