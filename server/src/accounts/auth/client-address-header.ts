/** Set by this server on every request from the connection itself; a value sent by the client is discarded. */
export const clientAddressHeader = 'x-isentrope-client-address';
