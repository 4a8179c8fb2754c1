import { BlockList } from 'node:net';
import { describe, expect, test } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';

const trusted = new BlockList();
trusted.addAddress('127.0.0.1', 'ipv4');
trusted.addSubnet('10.0.0.0', 8, 'ipv4');
trusted.addSubnet('fd00::', 8, 'ipv6');

describe('the client’s address', () => {
  test.each([
    ['is that of the connection', '198.51.100.1', undefined, '198.51.100.1'],
    ['is read through an IPv4 address in IPv6 form', '::ffff:198.51.100.1', undefined, '198.51.100.1'],
    ['ignores what a client claims that is no named proxy', '198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['is the one a named proxy reports', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['is the last one no named proxy vouches for', '127.0.0.1', '192.0.2.66, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['is the first of a chain of named proxies alone', '127.0.0.1', '10.1.2.3, 10.1.2.4', '10.1.2.3'],
    ['stops at what is no address', '127.0.0.1', '203.0.113.9, nonsense', '127.0.0.1'],
    ['may be IPv6', 'fd00::1', '2001:db8::7', '2001:db8::7'],
  ])('%s', (_, connection, forwardedFor, expected) => {
    expect(clientAddress(connection, forwardedFor, trusted)).toBe(expected);
  });
});

describe('the network of an address', () => {
  test.each([
    ['198.51.100.1', '198.51.100.1'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1:2::1', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
