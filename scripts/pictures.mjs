#!/usr/bin/env node
// Makes docs/pictures: each page at both sizes, light and dark, in both languages, from a real game.
//   scripts/pictures [--tessera build/release/tessera] [--only words]
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, decide, legal, openPage, random, seats, Server, settled } from '../tests/web/harness.mjs';

const { values: args } = parseArgs({ options: { tessera: { type: 'string', default: 'build/release/tessera' }, only: { type: 'string' }, to: { type: 'string' }, chromium: { type: 'string', default: '/usr/bin/chromium' } } });
const folder = resolve(args.to ?? new URL('../docs/pictures', import.meta.url).pathname);
mkdirSync(folder, { recursive: true });
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const variants = [['light', 'en'], ['dark', 'pt']];
const server = new Server(args.tessera);
const browser = await chromium.launch({ executablePath: args.chromium, chromiumSandbox: false });
const errors = [];

// Plays as a quick bot advises until the wanted question is asked.
async function advance(seated, wanted) {
  for (let i = 0; i < 4000; ++i) {
    const { update } = await legal(server, seated);
    if (wanted(update)) return update;
    if (update.decision.actor === 'no_one') return update;
    if (!update.legal.length) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const ask = (path, body) => fetch(`${server.url}/api/tables/${seated.table}/${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${seated.token}` }, body: JSON.stringify(body) }).then((answer) => answer.json());
    const hint = await ask('hint', { bot: 'greedy' });
    await ask('play', { action: hint.action ?? update.legal[0].action, after: update.sequence });
  }
  throw new Error('the wanted question was never asked');
}

async function picture(name, path, seated, prepare = async () => {}) {
  if (args.only && !name.includes(args.only)) return;
  for (const [size, viewport] of Object.entries(sizes))
    for (const [theme, language] of variants) {
      const page = await openPage(browser, server, { path, seated, viewport, settings: { theme, language }, hasTouch: size === 'phone', errors });
      await page.waitForSelector(path.startsWith('/table') ? '.table[data-ready=true]' : 'main');
      if (path.startsWith('/table')) await settled(page, { previews: false }).catch(() => {});
      await page.evaluate(() => document.fonts.ready);
      await prepare(page, size);
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${folder}/${name}-${size}-${theme}-${language}.png` });
      await page.context().close();
    }
}

try {
  await server.start();
  const seated = await server.openTable({ seats: seats(4) });
  const table = `/table/${seated.table}`;
  await advance(seated, (update) => update.legal.length > 0);
  await picture('start', table, seated);
  await advance(seated, (update) => update.position.turns > 40 && update.decision.question === 'take-turn' && update.legal.length > 6);
  await picture('turn', table, seated);
  await picture('lobby', '/', seated, (page) => page.waitForSelector('.row').catch(() => {}));
  await picture('tooltip', table, seated, async (page, size) => {
    if (size === 'desktop') return page.hover('.spot[data-place^="blessing:"][data-place$="@home"] >> nth=2');
    await page.click('header nav button:last-child');
    await page.click('.menu .button >> nth=1');
    await page.mouse.click(195, 220);
  });
  await advance(seated, (update) => ['grow-where', 'place-meeple', 'gather-where', 'travel-from', 'move'].includes(update.decision.question) && update.legal.length > 2);
  await picture('decision', table, seated);
  await picture('preview', table, seated, async (page, size) => {
    if (size === 'desktop') await page.hover('.chip >> nth=1');
    else await page.click('.chip >> nth=1');
  });
  await picture('replay', `/replay/${seated.table}`, seated, async (page) => {
    await page.waitForSelector('[data-ready=true]');
    await page.fill('input[type=range]', '120');
  });
  await picture('rules', '/rules', null);
  await advance(seated, (update) => update.decision.actor === 'no_one');
  await picture('end', table, seated, (page) => page.waitForSelector('[role=dialog]').then(() => page.waitForTimeout(600)));
} finally {
  await browser.close();
  await server.end();
}
console.log(errors.length ? errors.join('\n') : `pictures in ${folder}`);
