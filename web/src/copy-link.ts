/**
 * Copies a link to the page; where the clipboard cannot be used, puts it into the address bar. Returns which, as a sentence.
 */
export async function copyLinkAddress(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return 'Link copied.';
  } catch {
    history.replaceState(null, '', address);
    return 'The link is in the address bar.';
  }
}
