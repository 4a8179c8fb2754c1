import { expect, test } from 'vitest';
import { relyingParty } from './relying-party.ts';

const site = { publicUrl: 'https://isentrope.example', local: false };
const local = { publicUrl: undefined, local: true };

test.each([
  ['the public address', site, null, { id: 'isentrope.example', origin: 'https://isentrope.example' }],
  ['whatever page asks', site, 'https://elsewhere.example', { id: 'isentrope.example', origin: site.publicUrl }],
  ['the page in local mode', local, 'http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['no page', local, null, undefined],
  ['another site in local mode', local, 'https://elsewhere.example', undefined],
  ['an IPv4 address', local, 'http://127.0.0.1:3000', undefined],
  ['an IPv6 address', local, 'http://[::1]:3000', undefined],
  ['a public IPv4 address', { ...site, publicUrl: 'https://192.0.2.1' }, null, undefined],
])('the relying party with %s', (_, config, origin, party) => expect(relyingParty(config, origin)).toEqual(party));
