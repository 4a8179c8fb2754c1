import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './sources.mjs';

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const nginx = read('nginx.conf');
const unit = read('isentrope@.service');

/** Returns all values of an nginx directive. */
const set = (directive: string) =>
  [...nginx.matchAll(new RegExp(`^\\s*${directive}\\s+([^;]+);`, 'gm'))].map(([, value]) => value);

describe('the nginx configuration', () => {
  test('accepts TLS 1.2 and 1.3 with authenticated forward-secret cipher suites', () => {
    expect(set('ssl_protocols')).toEqual(['TLSv1.2 TLSv1.3']);
    const suites = set('ssl_ciphers').flatMap(list => list?.split(':') ?? []);
    expect(suites.length).toBeGreaterThan(3);
    for (const suite of suites) expect(suite).toMatch(/^ECDHE-(ECDSA|RSA)-(AES\d+-GCM-SHA\d+|CHACHA20-POLY1305)$/);
    expect(set('ssl_session_tickets')).toEqual(['off']);
  });

  test('redirects pages from http to https, but not API requests with keys', () => {
    const plain = nginx.split('server {').find(server => server.includes('listen 80'));
    expect(plain).toMatch(/location ~ \^\/\(api\|feeds\|mcp\)\(\/\|\$\) \{\s*return 403;/);
    expect(plain).toContain('return 301 https://');
    expect(plain).not.toContain('proxy_pass');
  });

  test('gives no answer to a foreign host, even with the certificate of the site', () => {
    const other = nginx.split('server {').find(server => server.includes('listen 443 ssl http2 default_server'));
    expect(other).toContain('ssl_reject_handshake on;');
    expect(other).toContain('return 444;');
  });

  test("forwards only the client's own address, and hides the nginx version", () => {
    expect(new Set(set('proxy_set_header X-Forwarded-For'))).toEqual(new Set(['$proxy_add_x_forwarded_for']));
    expect(set('server_tokens')).toEqual(['off']);
  });
});

test('the service has access only to its own folder and the network', () => {
  for (const line of [
    'User=isentrope',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX',
    'SystemCallFilter=~@privileged @resources',
    'UMask=0077',
  ])
    expect(unit.split('\n')).toContain(line);
});
