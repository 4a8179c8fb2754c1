import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, root } from './sources.mjs';

/** Files that are not shipped: tests and their support, benchmarks, and rehearsals against the built product. */
const notShipped = /\.(?:test|bench|spec)\.tsx?$|\/testing\/|\/rehearsals\/|\/sandbox\//;
const shipped = ['server', 'records', 'cli', 'web', 'calculators', 'engineering']
  .flatMap(workspace => files(/\.tsx?$/, join(root, workspace)))
  .filter(file => !notShipped.test(file))
  .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Returns matches as `file: text`. */
function findMatches(pattern: RegExp, within = /./): string[] {
  return shipped
    .filter(({ file }) => within.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([all, what = all]) => `${file}: ${what}`));
}
const whats = (places: readonly string[]) => new Set(places.map(place => place.slice(place.indexOf(': ') + 2)));

describe('cryptography', () => {
  test('uses only the algorithms listed in docs/security.md', () => {
    expect(whats(findMatches(/\bcreateHash\(\s*['"]([^'"]+)/g))).toEqual(new Set(['sha256']));
    expect(whats(findMatches(/\b(?:createHmac|hkdfSync)\(\s*['"]([^'"]+)/g))).toEqual(new Set(['sha256']));
    expect(whats(findMatches(/['"](aes-[\w-]+|chacha20[\w-]*|des[\w-]*-(?:cbc|ecb)|rc4)['"]/gi))).toEqual(
      new Set(['aes-256-gcm']),
    );
    expect(whats(findMatches(/subtle\.digest\(\s*['"]([^'"]+)/g))).toEqual(new Set(['SHA-256']));
    expect(whats(findMatches(/subtle\.(?:sign|verify|generateKey)\(\s*['"]([^'"]+)/g))).toEqual(new Set(['Ed25519']));
    expect(
      findMatches(/\b(?:md5|sha1|RSAES|RSASSA-PKCS1|createSign|createCipher)\b\(?/gi, /^(server|records|cli)\//),
    ).toEqual([]);
  });

  test('uses a cryptographically secure random generator', () => {
    // Exceptions: a random delay, and local names of work saved in the browser, which grant no access.
    expect(findMatches(/Math\.random\(/g, /^(server|records|web)\//).map(place => place.split(':')[0])).toEqual([
      'server/src/database/folder-lock.ts',
      'web/src/workbench/files/saved-work/work-store.ts',
    ]);
  });

  test('does not disable certificate verification', () => {
    expect(findMatches(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|secureProtocol/g)).toEqual(
      [],
    );
  });
});

describe('user input never becomes code', () => {
  test('no text is evaluated as a script', () => {
    expect(findMatches(/\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*['"`]|\bdocument\.write\(/g)).toEqual(
      [],
    );
    expect(findMatches(/\.(?:inner|outer)HTML\s*=|insertAdjacentHTML/g, /^web\//)).toEqual([]);
    expect(whats(findMatches(/dangerouslySetInnerHTML=\{(\w+)\}/g, /^web\//))).toEqual(new Set(['keepServerHtml']));
  });

  test('the server starts no process', () => {
    expect(findMatches(/node:(?:child_process|vm|cluster)/g, /^server\//)).toEqual([]);
  });

  test('regular expressions are built only from constants', () => {
    expect(
      whats(findMatches(/new RegExp\(/g, /^(server|records|web)\//).map(place => `: ${place.split(':')[0]}`)),
    ).toEqual(
      new Set([
        'server/src/database/authorization-writes.ts',
        'server/src/database/migrations/rule.ts',
        'server/src/http/content-security-policy.ts',
      ]),
    );
  });

  test('queries contain raw SQL only in the database layer', () => {
    expect(findMatches(/sql\.raw\(/g).map(place => place.split(':')[0])).toEqual(['server/src/backup/tables.ts']);
  });
});

test('no secret is in the sources or the deployment files', () => {
  const secret =
    /\b(?:sk|rk)_live_[A-Za-z0-9]{10}|\bwhsec_[A-Za-z0-9+/]{24}|-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{30}/;
  const texts = files(/\.(?:tsx?|mjs|json|md|sh|conf|service|timer|yml)$|^(?:environment|Containerfile)$/);
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(file => secret.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
