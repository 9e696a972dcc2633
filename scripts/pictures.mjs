#!/usr/bin/env node
// Makes docs/pictures: each page at both sizes, from real games, on a desktop light and in English, on a
// phone dark and in Portuguese.
//   scripts/pictures [--tessera build/release/tessera] [--game GAME|frame] [--only words] [--to folder]
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, legal, longPress, openPage, seats, Server, settled, touchable } from '../tests/web/harness.mjs';
import { shrink } from './palette.mjs';

const { values: args } = parseArgs({ options: { tessera: { type: 'string', default: 'build/release/tessera' }, game: { type: 'string' }, only: { type: 'string' }, to: { type: 'string' }, chromium: { type: 'string', default: '/usr/bin/chromium' } } });
const folder = resolve(args.to ?? new URL('../docs/pictures', import.meta.url).pathname);
mkdirSync(folder, { recursive: true });
const variants = [
  { size: 'desktop', viewport: { width: 1440, height: 900 }, settings: { theme: 'light', language: 'en' } },
  { size: 'phone', viewport: { width: 390, height: 844 }, settings: { theme: 'dark', language: 'pt' }, hasTouch: true, isMobile: true },
];
// Seats, how many own decisions make the middle of the game, which of them to show, and a piece to explain.
const games = {
  'gods-of-rome': { seats: 4, middle: 20, question: /^(grow-from|travel-to|attack-to|build-where)$/, piece: 'objective:', touched: 'land:' },
  'bora-bora': { seats: 3, middle: 30, question: /^(expand-where|take-person|place-priest)$/, piece: 'person:man-4', touched: 'space:' },
  origins: { seats: 3, middle: 30, question: /^place-tile$/, piece: 'site', touched: 'site' },
  dominations: { seats: 4, middle: 40, question: /^place-tile$/, piece: 'card:', touched: 'tile' },
};
const server = new Server(args.tessera);
const browser = await chromium.launch({ executablePath: args.chromium, chromiumSandbox: false });
const errors = [];
const patience = 120000;  // a busy machine paints slowly

// Plays as a quick bot advises until the wanted moment comes or the game is over.
async function advance(seated, wanted) {
  const post = async (path, body) => {
    const ask = () => fetch(`${server.url}/api/tables/${seated.table}/${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${seated.token}` }, body: JSON.stringify(body) });
    return (await ask().catch(ask)).json();  // an idle connection may be closed just when it is used again
  };
  for (let own = 0; ; ) {
    const { update } = await legal(server, seated);
    if (update.decision.actor === 'no_one') return update;
    if (!update.legal.length) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    if (wanted(update, own)) return update;
    const hint = await post('hint', { bot: 'greedy' });
    await post('play', { action: hint.action ?? update.legal[0].action, after: update.sequence });
    ++own;
  }
}

async function picture(name, path, seated, prepare = async () => {}) {
  if (args.only && !name.includes(args.only)) return;
  for (const { size, ...how } of variants) {
    const page = await openPage(browser, server, { path, seated, looks: true, ...how, errors });
    page.setDefaultTimeout(patience);
    if (path.startsWith('/table')) await settled(page, { timeout: patience });
    else await page.waitForSelector('main');
    await page.evaluate(() => document.fonts.ready);
    await prepare(page, size);
    await page.waitForTimeout(400);
    writeFileSync(`${folder}/${name}-${size}.png`, shrink(await page.screenshot()));
    await page.context().close();
  }
}

async function picturesOf(game, { seats: count, middle, question, piece, touched }) {
  let seated = await server.openTable({ game, seats: seats(count) });
  await advance(seated, () => true);
  await picture(`${game}-start`, `/table/${seated.table}`, seated);
  // A game may end before its middle comes: then another one is played.
  const telling = (update, own) => own >= middle && question.test(update.decision.question) && update.legal.length > 2;
  while ((await advance(seated, telling)).decision.actor === 'no_one') seated = await server.openTable({ game, seats: seats(count) });
  const table = `/table/${seated.table}`;
  await picture(`${game}-middle`, table, seated);
  await picture(`${game}-preview`, table, seated, async (page, size) => {
    // Where chips stand for several actions, the first of them is opened.
    for (let i = 0; i < 3 && (await page.locator('.chip').count()) && !(await page.locator('.chip[data-action]').count()); ++i) await page.locator('.chip').first().click();
    const chips = page.locator('.chip[data-action]');
    const chip = (await chips.count()) > 1 ? chips.nth(1) : chips.first();
    if (!(await chips.count())) return;
    // On a phone the first tap shows what the second would do; where nothing changes yet, it would play at once.
    const telling = page.locator('.chip[data-action]:has(small)');
    if (size !== 'desktop') return (await telling.count()) ? telling.nth(Math.min(1, (await telling.count()) - 1)).tap() : chip.focus();
    // The first answer on the board that says what it would change; else an option of the bar.
    for (const spot of (await page.locator('.spot.live').all()).slice(0, 12)) {
      const box = await spot.boundingBox();
      if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      if (box && (await page.locator('.consequences').count())) return;
    }
    await chip.hover();
  });
  await picture(`${game}-tooltip`, table, seated, async (page, size) => {
    if (size === 'desktop') {
      const point = await touchable(page, `.spot[data-place^="${piece}"]`).catch(() => touchable(page, '.middle .spot:not(.live)'));
      await page.mouse.move(point.x, point.y);
    } else {
      await page.tap('.phone-tabs button >> nth=0');
      await page.waitForTimeout(300);
      await longPress(page, `.middle .spot[data-place^="${touched}"]`).catch(() => longPress(page, '.middle .spot'));
    }
    await page.waitForSelector('[role=tooltip]', { timeout: 10000 }).catch(() => console.log(`no tooltip for ${game} on a ${size}`));
  });
  await picture(`${game}-replay`, `/replay/${seated.table}`, seated, async (page) => {
    await page.waitForSelector('[data-ready=true]');
    await page.keyboard.press('End');
  });
  await advance(seated, () => false);
  await picture(`${game}-end`, table, seated, (page) => page.waitForSelector('[role=dialog]').then(() => page.waitForTimeout(600)));
  await picture(`${game}-board`, table, seated, async (page) => {
    await page.waitForSelector('[role=dialog]');
    await page.keyboard.press('Escape');
  });
  return seated;
}

try {
  await server.start();
  for (const [game, how] of Object.entries(games)) if (!args.game || args.game === game) await picturesOf(game, how);
  if (!args.game || args.game === 'frame') {
    const seated = await server.openTable({ game: 'bora-bora', seats: seats(3) });
    await advance(seated, (_, own) => own > 8);
    await picture('lobby', '/', seated, async (page) => {
      await page.waitForSelector('.row');
      await page.waitForFunction(() => document.querySelectorAll('.mini .board').length === 4);  // they come in idle time
    });
    await picture('hint', `/table/${seated.table}`, seated, async (page) => {
      await page.click('[data-hint]');
      await page.waitForSelector('.suggestion');
    });
    await picture('rules', '/rules/bora-bora#BB-5.4', null);
    await picture('data', '/data/bora-bora', null, (page) => page.waitForSelector('table'));
  }
} finally {
  await browser.close();
  await server.end();
}
console.log(errors.length ? errors.join('\n') : `pictures in ${folder}`);
