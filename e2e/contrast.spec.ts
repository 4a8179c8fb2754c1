import { expect, test } from '@playwright/test';
import { axeFindings } from './access.ts';

const page = (body: string) => `<!doctype html><html lang="en"><head><title>Text</title><style>
  body { background: #fff; color: #111; } p { margin: 0; } .faint { color: #bbb; } .dark { background: #222; } .under { position: relative; }
  .over { position: absolute; left: 0; right: 0; top: 0; } .away { position: relative; left: -9999px; } .cover { background: #fff; bottom: 0; }
</style></head><body><main><h1>Text</h1>${body}</main></body></html>`;

const wrong: Readonly<Record<string, readonly [body: string, targets: readonly string[]]>> = {
  'each faint word, among many that are alike': [
    '<p>One</p><p>Two</p><p id="a" class="faint">Three</p><p>Four</p><p id="b" class="faint">Five</p>',
    ['#a', '#b'],
  ],
  'a word on another surface': ['<p>One</p><div class="dark"><p id="a">Two</p></div>', ['#a']],
  'a faint word after alike ones that were covered or hidden': [
    '<p class="faint away">One</p><div class="under"><p class="faint">Two</p><p class="over cover">.</p></div><p id="a" class="faint">Three</p><div><p id="b" class="faint">Four</p></div>',
    ['#a', '#b'],
  ],
  'a faint word after an alike one of a control that is off': [
    '<button class="faint" disabled>One</button><button class="faint" id="a">Two</button>',
    ['#a'],
  ],
  'a word that floats over a dark surface, after one over a light surface': [
    '<div class="under"><p>.</p><p class="over">One</p></div><div class="under"><p class="dark">.</p><p class="over" id="a">Two</p></div>',
    ['#a'],
  ],
};

for (const [what, [body, targets]] of Object.entries(wrong))
  test(`a scan finds ${what}`, async ({ page: browserPage }) => {
    await browserPage.setContent(page(body));
    const result = (await axeFindings(browserPage, 'contrast')).map(finding => finding.replace('color-contrast: ', ''));
    for (const target of targets) expect(result).toContain(target);
    expect(await axeFindings(browserPage, 'contrast')).toHaveLength(result.length);
  });
