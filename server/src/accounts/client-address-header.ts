/** Set by this server on every request from the connection itself; what a client sends under this name is discarded. */
export const clientAddressHeader = 'x-isentrope-client-address';
