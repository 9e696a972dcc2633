// A real server, a real browser, and a player who only clicks what the page offers.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(new URL('../..', import.meta.url).pathname);
const require = createRequire(join(root, 'web/package.json'));
export const { chromium } = require('playwright-core');
export const axeSource = require('node:fs').readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

// A module of the page without a page: one that imports nothing but types.
export function moduleOf(path) {
  const { outputText } = require('typescript').transpileModule(require('node:fs').readFileSync(join(root, 'web/src', path), 'utf8'), { compilerOptions: { module: 'esnext', target: 'es2022' } });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

export function check(condition, message) {
  if (!condition) throw new Error(message);
}

export async function freePort() {
  const probe = createServer();
  await new Promise((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

export class Server {
  constructor(binary) {
    this.binary = resolve(binary);
    this.folder = mkdtempSync(join(tmpdir(), 'tessera-web-'));
  }
  async start() {
    this.port ??= await freePort();
    const args = ['serve', '--port', String(this.port), '--data', this.folder, '--web', join(root, 'build/web'), '--bot-ms', '20', '--requests-per-second', '0', '--tables-per-hour', '0'];
    this.process = spawn(this.binary, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    this.process.stderr.on('data', (text) => (said = (said + text).slice(-4000)));
    const gone = new Promise((done) => this.process.once('exit', done));
    for (let i = 0; i < 200; ++i) {
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      if (await Promise.race([gone.then(() => true), new Promise((done) => setTimeout(done, 50, false))])) break;
    }
    throw new Error(`the server does not start: ${said}`);
  }
  get url() {
    return `http://127.0.0.1:${this.port}`;
  }
  async kill(signal = 'SIGKILL') {
    if (!this.process || this.process.exitCode !== null) return;
    const gone = new Promise((done) => this.process.once('exit', done));
    this.process.kill(signal);
    await gone;
  }
  async end() {
    await this.kill('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
  async openTable(body) {
    const answer = await fetch(`${this.url}/api/tables`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ game: 'gods-of-rome', pace: 0, ...body }) });
    const seated = await answer.json();
    check(answer.ok, `no table: ${JSON.stringify(seated)}`);
    return seated;
  }
}

export function seats(count, bot = 'greedy') {
  return Array.from({ length: count }, (_, i) => (i ? { kind: 'bot', bot, name: ['', 'Bruno', 'Clara', 'Livia'][i] } : { kind: 'me', name: 'Ana' }));
}

// A page with its settings; every error of its console is kept. Where places count and not looks, few pixels are
// painted and no shadows: that saves half of the time.
export async function openPage(browser, server, { path = '/', settings = {}, seated = null, viewport = { width: 1440, height: 900 }, looks = false, errors, ...context } = {}) {
  const place = await browser.newContext({ viewport, reducedMotion: 'reduce', deviceScaleFactor: looks ? 1 : 0.25, ...context });
  const page = await place.newPage();
  // By the clock, not by frames: a browser may paint none while nothing moves.
  const wait = page.waitForFunction.bind(page);
  page.waitForFunction = (what, argument, options) => wait(what, argument, { polling: 50, ...options });
  if (!looks)
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { filter: none !important; box-shadow: none !important; text-shadow: none !important }');
      document.adoptedStyleSheets = [sheet];
    });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // What a browser itself says of a line that a test cuts on purpose.
    if (/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|status of 40[49]|WebSocket connection to .* failed/.test(message.text()) && page.linesMayBreak) return;
    errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  await page.addInitScript(
    ([wanted, token]) => {
      if (!localStorage.getItem('tessera.settings')) localStorage.setItem('tessera.settings', JSON.stringify({ language: 'en', theme: 'light', speed: 'instant', name: 'Ana', ...wanted }));
      if (token) localStorage.setItem('tessera.tokens', JSON.stringify({ ...JSON.parse(localStorage.getItem('tessera.tokens') ?? '{}'), [token.table]: token.token }));
    },
    [settings, seated && { table: seated.table, token: seated.token }],
  );
  await page.goto(server.url + path);
  return page;
}

// The state of the page's socket.
export async function lineIs(page, wanted) {
  const line = () => page.getAttribute('.table', 'data-line');
  await page.waitForFunction((state) => document.querySelector('.table').dataset.line === state, wanted).catch(async () => check(false, `the line is ${await line()}, not ${wanted}`));
}

// Until the page shows the newest position and waits for this player, or the game is over.
export async function settled(page, { previews = true, timeout = 90000 } = {}) {
  await page.waitForFunction(
    (withPreviews) => {
      const table = document.querySelector('.table');
      if (!table || table.dataset.ready !== 'true') return false;
      return table.dataset.over === 'true' || (table.dataset.mine === 'true' && (!withPreviews || table.dataset.previews === 'true'));
    },
    previews,
    { timeout, polling: 15 },
  );
}

// All the page offers: by chips, and by places of the board; and the chip that ends or declines where it is out of sight.
export function offered(page) {
  return page.evaluate(() => {
    const of = (selector) => [...new Set([...document.querySelectorAll(selector)].flatMap((element) => element.dataset.actions.split('|')))].sort();
    const [exit, frame] = ['.chip.exit', '.chips'].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
    const unseen = exit && (exit.top < frame.top - 1 || exit.bottom > Math.min(frame.bottom, innerHeight) + 1) ? document.querySelector('.chip.exit').dataset.action : null;
    return { unseen, chips: of('.chip[data-actions]'), board: of('.spot[data-actions]'), sequence: Number(document.querySelector('.table').dataset.sequence), over: document.querySelector('.table').dataset.over === 'true' };
  });
}

// What the engine lists for the seat of the token.
export async function legal(server, seated) {
  const ask = () => fetch(`${server.url}/api/tables/${seated.table}`, { headers: { Authorization: `Bearer ${seated.token}` } });
  const answer = await ask().catch(ask);  // an idle connection may be closed just when it is used again
  const update = await answer.json();
  return { sequence: update.sequence, actions: update.legal.map((entry) => entry.action).sort(), update };
}

// A point of the screen that a click on the n-th offered thing would hit.
function pointOf(page, selector, index) {
  return page.evaluate(
    ([wanted, n]) => {
      const element = document.querySelectorAll(wanted)[n];
      element.scrollIntoView?.({ block: 'nearest' });
      const box = element.getBoundingClientRect();
      const place = element.dataset.place;
      const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
      for (const fy of steps)
        for (const fx of steps) {
          const [x, y] = [box.x + box.width * fx, box.y + box.height * fy];
          const hit = document.elementFromPoint(x, y)?.closest(wanted);
          if (hit === element) return { x, y, place };
        }
      return { place };
    },
    [selector, index],
  );
}

export async function clickNth(page, selector, index) {
  const point = await pointOf(page, selector, index);
  check(point.x !== undefined, `nothing of ${point.place ?? selector} can be clicked`);
  await page.mouse.click(point.x, point.y);
  return point.place;
}

export function random(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// One decision by clicks, among all that glows or is offered; to mark a piece is one too. A click goes to whatever lies on top at a
// point of the chosen thing, as the browser's own hit test finds it; every click must lead on, and what is
// left to choose after it must be part of what was offered.
export async function decide(page, roll) {
  const dice = Array.from({ length: 24 }, () => roll(2 ** 20) / 2 ** 20);
  const fault = await page.evaluate(async (numbers) => {
    const table = document.querySelector('.table');
    const [before, marked] = [table.dataset.sequence, table.dataset.marked];
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    const left = () => [...new Set([...document.querySelectorAll('.chip[data-actions]')].flatMap((chip) => chip.dataset.actions.split('|')))];
    const state = () => `${table.dataset.sequence} ${table.dataset.ready} ${table.dataset.marked} ${!!document.querySelector('[data-confirm]')} ${document.querySelectorAll('.spot.chosen').length} ${left()}`;
    for (let clicks = 0; clicks < 8; ++clicks) {
      if (table.dataset.sequence !== before || table.dataset.ready !== 'true' || table.dataset.marked !== marked) return null;
      const confirm = [...document.querySelectorAll('[data-confirm]')];
      const chips = [...document.querySelectorAll('.chip[data-actions]')];
      const spots = [...document.querySelectorAll('.spot.live')];
      if (!confirm.length && !chips.length && !spots.length) return 'nothing is offered';
      const things = confirm.length ? confirm : spots.length && (!chips.length || numbers.shift() < 0.5) ? spots : chips;
      const thing = things[Math.floor(numbers.shift() * things.length)];
      thing.scrollIntoView?.({ block: 'nearest' });
      const box = thing.getBoundingClientRect();
      let hit = null;
      for (const fy of steps) for (const fx of steps) {
        if (hit) break;
        const [x, y] = [box.x + box.width * fx, box.y + box.height * fy];
        const top = document.elementFromPoint(x, y);
        if (top && thing.contains(top)) hit = { top, x, y };
      }
      if (!hit) return `nothing of ${thing.dataset.place ?? thing.dataset.actions} can be clicked`;
      const [shown, offers] = [state(), thing.dataset.actions?.split('|')];
      hit.top.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: hit.x, clientY: hit.y }));
      for (let waits = 0; waits < 100 && state() === shown; ++waits) await new Promise((done) => setTimeout(done, waits ? 20 : 0));
      if (state() === shown) return `a click on ${thing.dataset.place ?? thing.dataset.actions} leads nowhere`;
      const strange = offers && table.dataset.marked === marked && table.dataset.sequence === before && table.dataset.ready === 'true' ? left().filter((action) => !offers.includes(action)) : [];
      if (strange.length && !document.querySelector('[data-confirm]')) return `${thing.dataset.place ?? 'a chip'} leads to ${strange}`;
    }
    return 'clicks do not lead to an action';
  }, dice);
  check(!fault, fault);
}

// What tells one decision from the next: a mark is a decision too.
export const shownOn = (page) => page.evaluate(() => { const { sequence, marked } = document.querySelector('.table').dataset; return `${sequence} ${marked}`; });

// Whether the decision shown before was taken; what was sent has its answer by then, however slow the machine.
export async function taken(page, before) {
  await page.waitForFunction(
    (old) => {
      const { sequence, marked, ready } = document.querySelector('.table').dataset;
      return `${sequence} ${marked}` !== old || ready === 'true';
    },
    before,
    { timeout: 60000, polling: 15 },
  );
  return (await shownOn(page)) !== before;
}

// One decision by taps of a finger on what is seen and offered.
export async function tapDecision(page, roll) {
  const before = await shownOn(page);
  for (let taps = 0; taps < 10; ++taps) {
    const point = await page.evaluate(
      ([first, second, old]) => {
        const table = document.querySelector('.table');
        if (`${table.dataset.sequence} ${table.dataset.marked}` !== old || table.dataset.ready !== 'true') return null;
        const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
        const hit = (thing) => {
          const box = thing.getBoundingClientRect();
          for (const fy of steps)
            for (const fx of steps) {
              const [x, y] = [box.x + box.width * fx, box.y + box.height * fy];
              const top = document.elementFromPoint(x, y);
              if (top && thing.contains(top) && (thing.matches('button') || top.closest('.spot.live') === thing)) return { x, y };
            }
          return null;
        };
        const confirm = document.querySelector('[data-confirm]');
        if (confirm) return hit(confirm);
        const spots = [...document.querySelectorAll('.spot.live')].map(hit).filter(Boolean);
        const chips = [...document.querySelectorAll('.chip[data-actions]')];
        if (spots.length && (!chips.length || first < 0.5)) return spots[Math.floor(second * spots.length)];
        const chip = chips[Math.floor(second * chips.length)];
        chip?.scrollIntoView({ block: 'nearest' });
        return chip ? hit(chip) : { fault: 'nothing is offered' };
      },
      [roll(1000) / 1000, roll(1000) / 1000, before],
    );
    if (!point) {
      if (await taken(page, before)) return;
      continue;
    }
    check(!point.fault, point.fault);
    await page.touchscreen.tap(point.x, point.y);
    await page.waitForTimeout(10);
  }
  await page.waitForTimeout(500);  // a browser may take its time to make a click of the last tap
  check(await taken(page, before), 'taps do not lead to an action');
}

// A finger that rests on the first thing of that kind until it is told something, however slow the machine.
export async function longPress(page, selector) {
  let point = null;
  for (let next = await touchable(page, selector); next.x !== point?.x || next.y !== point.y; next = await touchable(page, selector)) {
    point = next;  // what has just been turned to may still move
    await page.waitForTimeout(100);
  }
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: point.x, y: point.y }] });
  await page.waitForSelector('[role=tooltip]', { timeout: 30000 }).catch(() => check(false, 'a long press tells nothing'));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(60);
  return point;
}

// A point of the first such thing that lies on top of all others.
export async function touchable(page, selector) {
  const point = await page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted)) {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (document.elementFromPoint(x, y)?.closest('.spot') === element) return { x, y, place: element.dataset.place };
    }
    return null;
  }, selector);
  check(point, `no ${selector} can be touched`);
  return point;
}

export async function violations(page) {
  await page.evaluate(axeSource);
  const result = await page.evaluate(() => axe.run(document, { resultTypes: ['violations'] }));
  return result.violations.filter((entry) => ['serious', 'critical'].includes(entry.impact)).map((entry) => `${entry.id}: ${entry.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} (${(node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? ''})`).join('; ')}`);
}

// Takes that action with keys alone: Tab or arrows until what has the focus leads to it and Enter, or the digit of
// its chip. What has the focus must be seen to have it.
export async function typeAction(page, wanted, way) {
  const before = await shownOn(page);
  const focused = () =>
    page.evaluate((action) => {
      const active = document.activeElement;
      if (!active?.matches('.spot.live, .chip') || !active.dataset.actions.split('|').includes(action)) return null;
      const box = active.getBoundingClientRect();
      const ring = active.matches('.spot') ? document.querySelector('.focus-ring')?.getBoundingClientRect() : getComputedStyle(active).outlineStyle !== 'none' && box;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const seen = ring && Math.abs(ring.x + ring.width / 2 - x) < 2 && Math.abs(ring.y + ring.height / 2 - y) < 2 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
      return { place: active.dataset.place ?? 'a chip', seen, boxes: [box, ring].map((each) => each && [each.x, each.y, each.width, each.height].map(Math.round).join(' ')).join(' / '), told: active.matches('.chip') ? active.textContent : active.getAttribute('aria-label') };
    }, wanted);
  for (let presses = 0; presses < 8; ++presses) {
    if (await page.$('[data-confirm]')) await page.keyboard.press('Enter');
    else {
      const digit = await page.evaluate((action) => [...document.querySelectorAll('.chip')].findIndex((chip) => chip.dataset.actions.split('|').includes(action)) + 1, wanted);
      if (way === 'digits' && digit > 0 && digit < 10) await page.keyboard.press(String(digit));
      else {
        let found = null;
        for (let i = 0; i < 40 && way === 'arrows' && !found; ++i) {
          await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][(i >> 2) % 4]);
          found = await focused();
        }
        for (let i = 0; i < 220 && !found; ++i) {
          await page.keyboard.press('Tab');
          found = await focused();
        }
        check(found, `no key leads to "${wanted}"`);
        for (let i = 0; i < 100 && !found?.seen; ++i) {  // a piece may rise while it gets the focus, and frames may be rare
          await page.waitForTimeout(20);
          found = await focused();
        }
        check(found?.seen, `the focus on ${found?.place} for "${wanted}" is not seen: ${found?.boxes}`);
        check(found.told?.trim(), `${found.place} has no name`);
        await page.keyboard.press('Enter');
      }
    }
    if (await taken(page, before)) return;
  }
  check(false, `keys do not take "${wanted}"`);
}
