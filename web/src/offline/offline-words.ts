interface Connection {
  /** Whether the device says that it has a connection. */
  readonly online: boolean;
  /** Whether the server answered when it was asked last. */
  readonly answered: boolean;
  /** Whether the person has Pro, as far as that is known here. */
  readonly pro: boolean;
}

/** What is said of a missing connection; nothing while there is one. */
export function offlineWords({
  online,
  answered,
  pro,
}: Connection): { readonly title: string; readonly text: string } | undefined {
  if (online && answered) return undefined;
  const tools = pro ? 'The free tools, the Pro tools you have opened here' : 'The free tools';
  return {
    title: online ? 'The server cannot be reached.' : 'You are offline.',
    text: `${tools} and the pages you have visited work, and what you type is kept in this browser. Signing in and saving to projects wait for the connection.`,
  };
}
