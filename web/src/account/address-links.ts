/** Notices for the links mailed on a change of address. */
export const addressApproved = 'The change is approved. Now follow the link that was sent to the new address.';
export const addressLinkExpired =
  'This link has expired or has already been used. Request the change again on the account page and we’ll send you a new one.';
