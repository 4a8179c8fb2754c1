/** Notices for the links mailed on a change of address. */
export const addressApproved = 'The change is approved. Now follow the link that was sent to the new address.';
export const addressLinkExpired =
  'This link has expired or has already been used. Change the address on the account page to be sent another one.';
