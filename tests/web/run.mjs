// The web table in a real browser against a real server.
//   node tests/web/run.mjs --tessera build/release/tessera [--part frame|GAME] [--only words]
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { check, chromium, clickNth, decide, legal, lineIs, longPress, moduleOf, offered, openPage, random, seats, Server, settled, shownOn, taken, tapDecision, touchable, typeAction, violations } from './harness.mjs';

const { values: args } = parseArgs({ options: { tessera: { type: 'string', default: 'build/release/tessera' }, part: { type: 'string' }, only: { type: 'string' }, chromium: { type: 'string', default: '/usr/bin/chromium' } } });
const server = new Server(args.tessera);
const browser = await chromium.launch({ executablePath: args.chromium, chromiumSandbox: false, args: ['--disable-dev-shm-usage', '--lang=en'] });
const errors = [];
let passed = 0;
let failed = 0;

async function test(name, body) {
  if (args.only && !name.includes(args.only)) return;
  const start = Date.now();
  const before = errors.length;
  try {
    const note = await body();
    check(errors.length === before, `the console says: ${errors.slice(before).join(' | ')}`);
    ++passed;
    console.log(`passed  ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)${note ? `: ${note}` : ''}`);
  } catch (fault) {
    ++failed;
    console.log(`FAILED  ${name}: ${fault.message}`);
  } finally {
    for (const context of browser.contexts()) await context.close();
  }
}

async function playWholeGame(setup, barOnly, seed) {
  const seated = await server.openTable(setup);
  const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
  const roll = random(seed);
  for (let decisions = 0; ; ++decisions) {
    check(decisions < 2500, 'the game does not end');
    await settled(page);
    const shown = await offered(page);
    if (shown.over) {
      await page.waitForSelector('[role=dialog]');
      const total = (await page.textContent('.bar-row .total')).trim();
      return `${decisions} decisions, winner has ${total}`;
    }
    const real = await legal(server, seated);
    check(real.sequence === shown.sequence, `the page is at ${shown.sequence}, the table at ${real.sequence}`);
    check(JSON.stringify(shown.chips) === JSON.stringify(real.actions), `the bar offers ${shown.chips}, legal is ${real.actions}`);
    check(!shown.unseen, `'${shown.unseen}' is out of sight among ${shown.chips}`);
    const pieces = real.actions.filter((action) => !barOnly.test(action));
    check(JSON.stringify(shown.board) === JSON.stringify(pieces), `the board offers ${shown.board}, legal is ${pieces}`);
    await decide(page, roll);
  }
}

async function visibleTexts(page) {
  return page.evaluate(() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent.closest('[lang=en], script, style')) continue;
      const text = walker.currentNode.textContent.replace(/\s+/g, ' ').trim();
      if (text) found.add(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) if (element.getAttribute(name)) found.add(element.getAttribute(name).trim());
    return [...found];
  });
}

// What every game's page must do.
async function testGame({ game, setups, barOnly, same, touch, neverAnswers, says, modules = {}, turns, begin }) {
  for (const [name, body] of Object.entries(modules)) await test(`${game}, ${name}`, body);

  for (const [i, [name, setup]] of Object.entries(setups).entries())
    await test(`${game}, a whole game by clicks: ${name}`, () => playWholeGame({ game, ...setup }, barOnly, 11 + i));

  for (const theme of ['light', 'dark'])
    await test(`${game}, axe: ${theme}`, async () => {
      const seated = await server.openTable({ game, seats: seats(4) });
      const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, settings: { theme }, looks: true, errors });
      const found = [];
      const look = async (name) => found.push(...(await violations(page)).map((entry) => `${name}: ${entry}`));
      const roll = random(2);
      for (let i = 0; i < 6; ++i) {
        await settled(page);
        await decide(page, roll);
      }
      await settled(page);
      await look('table');
      await page.keyboard.press('h');
      await page.waitForSelector('.suggestion', { timeout: 60000 });
      await look('suggestion');
      if (theme === 'light') {
        await page.keyboard.press('i');
        await page.waitForSelector('.explain');
        await look('explaining');
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('?');
      await page.waitForSelector('.keys');
      await look('keys');
      await page.keyboard.press('Escape');
      const phone = await openPage(browser, server, { path: `/table/${seated.table}`, seated, settings: { theme }, looks: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, errors });
      await settled(phone);
      for (const tab of theme === 'light' ? [0, 2] : [1, 3]) {
        await phone.tap(`.phone-tabs button >> nth=${tab}`);
        found.push(...(await violations(phone)).map((entry) => `phone, tab ${tab}: ${entry}`));
      }
      await phone.context().close();
      await page.click('nav button:last-child');
      await page.waitForSelector('.menu');
      await look('menu');
      await page.click('.menu .button');
      await page.waitForSelector('[role=dialog]');
      await look('scores');
      for (const path of [`/replay/${seated.table}`, '/', `/rules/${game}`, `/data/${game}`]) {
        await page.goto(server.url + path);
        await page.waitForSelector(path === '/' ? '.mini .board' : path.startsWith('/replay') ? '[data-ready=true]' : 'main h1');
        await page.waitForTimeout(150);
        await look(path.split('/')[1] || 'lobby');
      }
      check(found.length === 0, found.join('\n        '));
    });

  if (neverAnswers)
    await test(`${game}, what cannot be chosen now says when it can, by clause`, async () => {
      const seated = await server.openTable({ game, seats: seats(3) });
      const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
      const roll = random(6);
      const answered = new Set();
      let told = 0;
      for (let i = 0; i < 60; ++i) {
        await settled(page);
        if ((await offered(page)).over) break;
        await page.keyboard.press('i');
        const silent = await page.evaluate(async ([known, never]) => {
          const kindOf = (spot) => spot.dataset.place.split(':')[0];
          const kinds = new Set(known);
          const spots = [...document.querySelectorAll('.spot')];
          for (const spot of spots) if (spot.matches('.live')) kinds.add(kindOf(spot));
          const asked = {};
          const found = { kinds: [...kinds], silent: [], told: 0 };
          for (const spot of spots) {
            if (spot.matches('.live') || !kinds.has(kindOf(spot)) || new RegExp(never).test(spot.dataset.place)) continue;
            const seen = (asked[kindOf(spot)] = (asked[kindOf(spot)] ?? 0) + 1);
            if (seen > 4) continue;
            spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            await new Promise((done) => setTimeout(done));
            if (document.querySelector('[role=tooltip] .when a[href*="/rules/"]')) ++found.told;
            else if (!spot.closest('.spot.live') && !spot.dataset.leads) found.silent.push(spot.dataset.place);
          }
          return found;
        }, [[...answered], neverAnswers.source]);
        await page.keyboard.press('Escape');
        for (const kind of silent.kinds) answered.add(kind);
        told += silent.told;
        check(!silent.silent.length, `silent: ${[...new Set(silent.silent)].join(' ')}`);
        await decide(page, roll);
      }
      check(told > 100, `only ${told} pieces told it`);
      return `${answered.size} kinds of pieces: ${[...answered].join(' ')}`;
    });

  if (says)
    await test(`${game}, what the tooltips of some pieces say`, async () => {
      const seated = await server.openTable({ game, ...Object.values(setups)[0] });
      const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
      await settled(page);
      await page.keyboard.press('i');
      for (const [place, wanted] of Object.entries(says)) {
        await page.dispatchEvent(`.spot[data-place="${place}"]`, 'click');
        await page.waitForTimeout(50);
        const told = (await page.textContent('[role=tooltip]')).replace(/\s+/g, ' ').trim();
        check(wanted.test(told), `${place} says: ${told}`);
      }
    });

  await test(`${game}, pt: nothing is left untranslated`, async () => {
    const seated = await server.openTable({ game, seats: seats(4) });
    const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
    const roll = random(4);
    for (let i = 0; i < 8; ++i) {
      await settled(page);
      await decide(page, roll);
    }
    await settled(page);
    const common = /^(Tessera|Gods of Rome|Bora Bora|Origins|Dominations|Ana|Bruno|Clara|Livia|EN|PT|Solo|Total|Menu|Tab|Enter|Esc|replay|[^A-Za-zÀ-ÿ]*|[a-z])$/;
    const nameless = (text) => text.replace(/Ana|Bruno|Clara|Livia/g, '').replace(/^[\s·:,]+|[\s·:,]+$/g, '');
    const pages = [
      ['table', async () => {}],
      ['suggestion', async () => {
        await page.keyboard.press('h');
        await page.waitForSelector('.suggestion', { timeout: 60000 });
      }],
      ['keys', async () => {
        await page.keyboard.press('?');
        await page.waitForSelector('.keys');
      }],
      ['menu', async () => {
        await page.keyboard.press('Escape');
        await page.click('nav button:last-child');
      }],
      ['scores', async () => page.click('.menu .button')],
      ['lobby', async () => page.goto(server.url)],
      ['rules', async () => page.goto(`${server.url}/rules/${game}`)],
      ['data', async () => page.goto(`${server.url}/data/${game}`)],
      ['replay', async () => page.goto(`${server.url}/replay/${seated.table}`)],
    ];
    const speak = async (language) => {
      await page.evaluate((wanted) => localStorage.setItem('tessera.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('tessera.settings')), language: wanted })), language);
      await page.goto(`${server.url}/table/${seated.table}`);
      await settled(page);
      const texts = {};
      for (const [name, open] of pages) {
        await open();
        await page.waitForTimeout(400);
        texts[name] = await visibleTexts(page);
      }
      return texts;
    };
    const english = await speak('en');
    const portuguese = await speak('pt');
    const left = pages.flatMap(([name]) => portuguese[name].filter((text) => english[name].includes(text) && ![text, nameless(text)].some((each) => common.test(each) || same.test(each))).map((text) => `${name}: "${text}"`));
    check(left.length === 0, left.join(', '));
    return `${Object.values(portuguese).flat().length} texts`;
  });

  await test(`${game}: no page scroll at 1440 x 900, no sideways scroll at 390 x 844`, async () => {
    const seated = await server.openTable({ game, seats: seats(4) });
    for (const [width, height] of [[1440, 900], [390, 844]]) {
      const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, viewport: { width, height }, hasTouch: width < 700, errors });
      await settled(page);
      const over = await page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]);
      check(over[0] <= 0 && over[1] <= 0, `${width}: scrolls by ${over}`);
      for (const path of ['/', `/rules/${game}`, `/data/${game}`, `/replay/${seated.table}`]) {
        await page.goto(server.url + path);
        await page.waitForTimeout(300);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        check(sideways <= 0, `${path} at ${width} scrolls sideways by ${sideways}`);
      }
    }
  });

  await test(`${game}: a whole game by touch at 390 x 844`, async () => {
    const seated = await server.openTable({ game, ...(touch ?? Object.values(setups)[0]) });
    const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, errors });
    const roll = random(77);
    await settled(page);
    const first = (await offered(page)).sequence;
    await page.tap('.phone-tabs button >> nth=0');  // the first question may be asked beside the board
    await longPress(page, '.middle .spot');
    check(await page.isVisible('[role=tooltip]'), 'what a long press tells goes with the finger');
    check((await offered(page)).sequence === first && !(await page.$('[data-confirm]')), 'a long press plays');
    await page.tap('header nav button:last-child');
    await page.tap('[data-explain]');
    const asked = await touchable(page, '.middle .spot');
    await page.touchscreen.tap(asked.x, asked.y);
    await page.waitForSelector('[role=tooltip]');
    await page.tap('.explain button');
    check((await offered(page)).sequence === first, 'explaining plays');
    for (let decisions = 0; ; ++decisions) {
      check(decisions < 2500, 'the game does not end');
      await settled(page);
      if ((await page.getAttribute('.table', 'data-over')) === 'true') {
        await page.waitForSelector('[role=dialog]');
        return `${decisions} decisions`;
      }
      await tapDecision(page, roll);
    }
  });

  await test(`${game}, by keyboard only: one whole turn of each kind`, () => typeEachTurn(game, turns, begin));

  await test(`${game}: twelve decisions by keyboard`, async () => {
    const seated = await server.openTable({ game, ...Object.values(setups)[0] });
    const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
    // What was marked is sent with the chip that ends it.
    const digit = () => page.evaluate(() => (document.querySelector('.table').dataset.marked ? [...document.querySelectorAll('.chip')].findIndex((chip) => chip.matches('.exit')) : 0) + 1);
    const ways = {
      digits: async () => page.keyboard.press((await page.$('[data-confirm]')) ? 'Enter' : String(await digit())),
      arrows: async (press) => {
        if (!(await page.$('[data-confirm]'))) await page.keyboard.press(press % 2 ? 'ArrowRight' : 'ArrowDown');
        check(await page.evaluate(() => document.activeElement.matches('.spot')), 'arrows reach no answer');
        await page.keyboard.press('Enter');
      },
      tab: async () => {
        for (let i = 0; i < 150; ++i) {
          if (await page.evaluate(() => document.activeElement.matches(document.querySelector('[data-confirm]') ? '[data-confirm]' : document.querySelector('.table').dataset.marked ? '.chip.exit' : '.chip'))) break;
          await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
      },
    };
    const counts = { digits: 0, arrows: 0, tab: 0 };
    for (let i = 0; i < 12; ++i) {
      await settled(page);
      if ((await page.getAttribute('.table', 'data-over')) === 'true') break;
      const before = await shownOn(page);
      let way = ['arrows', 'digits', 'tab'][i % 3];
      if (way === 'arrows' && !(await page.$('.spot.live'))) way = 'digits';
      for (let press = 0; press < 16 && !(await taken(page, before)); ++press) {
        await ways[way](press);
        // Where the answers on the board leave several actions, the bar tells them apart.
        if (press === 7 && way === 'arrows') way = 'digits';
      }
      check(await taken(page, before), `${way} take nothing`);
      ++counts[way];
    }
    return Object.entries(counts).map(([way, count]) => `${count} by ${way}`).join(', ');
  });
}

// Games go on over the protocol until a kind of turn can be begun that was not yet taken; that turn is then taken
// from its first decision to its last with keys alone.
async function typeEachTurn(game, turns, begin) {
  const left = new Map(Object.entries(turns));
  const roll = random(31);
  const counts = { tables: 0, decisions: 0 };
  const wantedOf = (actions) => [...left].flatMap(([kind, begins]) => { const action = actions.find((each) => begins.test(each)); return action ? [[kind, action]] : []; })[0];
  while (left.size) {
    check(++counts.tables <= 12, `never possible: ${[...left.keys()].join(', ')}`);
    const seated = await server.openTable({ game, seats: seats(2, 'random') });
    const headers = { Authorization: `Bearer ${seated.token}`, 'Content-Type': 'application/json' };
    const ask = (path, body) => fetch(`${server.url}/api/tables/${seated.table}${path}`, { headers, ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}) }).then((answer) => answer.json());
    let page = null;
    for (let update = await ask(''); left.size && update.decision.actor === 'player'; update = await ask('')) {
      if (update.decision.seat !== seated.seat || !update.legal.length) {
        await new Promise((done) => setTimeout(done, 4));
        continue;
      }
      const actions = update.legal.map((entry) => entry.action);
      let wanted = wantedOf(actions);
      if (!wanted) {
        await ask('/play', { action: actions[roll(actions.length)], after: update.sequence });
        continue;
      }
      page ??= await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
      const question = update.decision.question;
      for (let steps = 0; ; ++steps) {
        check(steps < 60, `a turn that began with ${question} does not end`);
        await page.waitForFunction((newest) => Number(document.querySelector('.table')?.dataset.sequence) >= newest, update.sequence);
        await settled(page);
        const now = await legal(server, seated);
        const asked = now.update.decision;
        if (asked.actor !== 'player' || (steps && (asked.question === question || begin.test(asked.question)) && !wantedOf(now.actions))) break;
        wanted = wantedOf(now.actions) ?? wanted;
        // What ends a chain of free actions or of marks is taken soon, so that the turn comes to an end.
        const ending = now.actions.find((action) => /^(end|stop|pass|skip|done)$/.test(action));
        const action = wanted && now.actions.includes(wanted[1]) ? wanted[1] : ending && steps > 6 ? ending : now.actions[roll(now.actions.length)];
        await typeAction(page, action, wanted?.[1] !== action ? 'digits' : left.size % 2 ? 'tab' : 'arrows');
        ++counts.decisions;
        for (const [kind, begins] of left) if (begins.test(action)) left.delete(kind);
        wanted = null;
        update = await ask('');
        if (update.decision.seat !== seated.seat) break;
      }
    }
    await page?.context().close();
  }
  return `${Object.keys(turns).length} kinds, ${counts.decisions} decisions by keys, ${counts.tables} tables`;
}

// What the table around the games must do.
async function testFrame() {
  await test('two clicks to a game', async () => {
    const page = await openPage(browser, server, { errors });
    await page.click('.tile');
    await page.click('[data-start]');
    await settled(page, { previews: false });
    check(page.url().includes('/table/'), 'no table was opened');
    await page.goto(server.url);
    await page.waitForSelector('.row.turn');
  });

  await test('a stored language that the page does not speak falls back', async () => {
    const page = await openPage(browser, server, { settings: { language: 'pl' }, errors });
    await page.waitForSelector('main');
    check((await page.textContent('main')).trim().length > 100, 'the page is blank');
  });

  await test('two browsers by invitation, reload, offline', async () => {
    const seated = await server.openTable({ seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }] });
    const ana = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
    const rui = await openPage(browser, server, { path: `/table/${seated.table}`, settings: { name: 'Rui' }, errors });
    await rui.click('[data-sit]');
    await rui.waitForFunction(() => !document.querySelector('[data-sit]') && document.querySelector('.table').dataset.ready === 'true');
    const roll = random(5);
    const sequenceOf = (page) => page.getAttribute('.table', 'data-sequence').then(Number);
    const turn = async () => {
      for (;;) {
        for (const page of [ana, rui]) if ((await page.getAttribute('.table', 'data-mine')) === 'true' && (await page.getAttribute('.table', 'data-ready')) === 'true') return page;
        await new Promise((done) => setTimeout(done, 20));
      }
    };
    // From the click to the frame in which the other screen shows it.
    const watch = (page) =>
      page.evaluate(() => {
        const table = document.querySelector('.table');
        window.seen = {};
        addEventListener('click', () => (window.clicked = Date.now()), true);
        new MutationObserver(() => {
          const sequence = table.dataset.sequence;
          requestAnimationFrame(() => (window.seen[sequence] ??= Date.now()));
        }).observe(table, { attributeFilter: ['data-sequence'] });
      });
    const delays = [];
    const exchange = async (decisions) => {
      for (let i = 0; i < decisions; ++i) {
        const page = await turn();
        const other = page === ana ? rui : ana;
        await settled(page);
        const before = await sequenceOf(page);
        await decide(page, roll);
        await other.waitForFunction((old) => Number(document.querySelector('.table').dataset.sequence) > old, before, { polling: 5, timeout: 15000 });
        const [clicked, seen] = await Promise.all([page.evaluate(() => window.clicked), other.waitForFunction((old) => window.seen && Object.entries(window.seen).find(([sequence]) => Number(sequence) > old)?.[1], before, { timeout: 2000 }).then((value) => value.jsonValue()).catch(() => null)]);
        if (seen && clicked) delays.push(seen - clicked);
      }
    };
    await watch(ana);
    await watch(rui);
    await exchange(20);
    const sorted = [...delays].sort((one, two) => one - two);
    const note = `from click to the other screen, ${sorted.length} moves: ${sorted[sorted.length >> 1]} ms in the middle, ${sorted.at(-1)} ms at most`;
    await rui.reload();
    await rui.waitForFunction(() => document.querySelector('.table')?.dataset.ready === 'true');
    await exchange(8);
    ana.linesMayBreak = true;
    await ana.context().setOffline(true);
    await lineIs(ana, 'lost');
    await ana.waitForSelector('.line[role=status]');
    await new Promise((done) => setTimeout(done, 1200));
    await ana.context().setOffline(false);
    await lineIs(ana, 'open');
    await exchange(8);
    const [a, b] = [await sequenceOf(ana), await sequenceOf(rui)];
    check(a === b, `one sees ${a}, the other ${b}`);
    return note;
  });

  await test('every click on what answers leads on, whichever routes actions share', async () => {
    const { narrow, through } = await moduleOf('table/selection.ts');
    const roll = random(5);
    let shared = 0;
    for (let game = 0; game < 400; ++game) {
      const places = ['a', 'b', 'c', 'd'].slice(0, 1 + roll(4));
      const ways = Array.from({ length: 1 + roll(6) }, (_, i) => ({ legal: { action: String(i) }, route: places.filter(() => roll(2)) }));
      const routes = ways.map((way) => way.route.join());
      shared += Number(new Set(routes).size < routes.length);
      for (const chosen of [[], ['a'], ['a', 'b'], ['b', 'c', 'd']])
        for (const place of places) {
          const options = through(ways, chosen, place);
          check(options.every((way) => narrow(ways, chosen).includes(way)), 'a click leads to what was not left');
          check(options.length < 2 || !chosen.includes(place), `${place} is chosen, answers again and changes nothing: ${routes.join(' ')}`);
        }
    }
    check(shared > 100, `only ${shared} with shared routes`);
  });

  await test('two tabs of one seat', async () => {
    const seated = await server.openTable({ seats: seats(2) });
    const one = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
    const two = await one.context().newPage();
    await two.goto(`${server.url}/table/${seated.table}`);
    await settled(two);
    await settled(one);
    const before = Number(await one.getAttribute('.table', 'data-sequence'));
    await decide(one, random(3));
    await two.waitForFunction((old) => Number(document.querySelector('.table').dataset.sequence) > old, before);
    await settled(one);
    await settled(two);
    check(JSON.stringify((await offered(one)).chips) === JSON.stringify((await offered(two)).chips), 'the tabs offer different things');
  });

  await test('server killed and restarted', async () => {
    const seated = await server.openTable({ seats: seats(3) });
    const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
    const roll = random(9);
    for (let i = 0; i < 10; ++i) {
      await settled(page);
      await decide(page, roll);
    }
    await settled(page);
    const before = Number(await page.getAttribute('.table', 'data-sequence'));
    page.linesMayBreak = true;
    await server.kill('SIGKILL');
    await lineIs(page, 'lost');
    await page.waitForSelector('.line[role=status]');
    await server.start();
    await lineIs(page, 'open');
    await settled(page);
    const after = Number(await page.getAttribute('.table', 'data-sequence'));
    check(after >= before, `the table went back from ${before} to ${after}`);
    for (let i = 0; i < 5; ++i) {
      await settled(page);
      await decide(page, roll);
    }
  });

  await test('keyboard only: visit, activate, score', async () => {
    const seated = await server.openTable({ seats: seats(2) });
    const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
    const press = async (wanted) => {
      await settled(page);
      const before = await shownOn(page);
      for (let i = 0; i < 120; ++i) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((prefix) => (document.activeElement.dataset.place ?? '').startsWith(prefix) && document.activeElement.matches('.live'), wanted)) break;
      }
      check(await page.evaluate((prefix) => (document.activeElement.dataset.place ?? '').startsWith(prefix), wanted), `Tab does not reach ${wanted}`);
      for (let i = 0; i < 3 && !(await taken(page, before)); ++i) await page.keyboard.press('Enter');
      check(await taken(page, before), `Enter does not take ${wanted}`);
    };
    const question = async () => (await legal(server, seated)).update.decision.question;
    await press('god:');                                        // choose a god
    await press('god:');                                        // visit
    await press('land:');                                       // place the meeple
    await settled(page);
    await press('slot:');                                       // activate
    for (let i = 0; i < 6 && (await question()) !== 'take-turn'; ++i) {
      await settled(page);
      const asked = await question();
      if (asked === 'take-turn') break;
      const places = (await page.$$('.spot.live')).length;
      if (places && asked !== 'travel-to') await press(asked === 'use-symbol' ? 'symbol:' : asked === 'attack-whom' ? 'meeple:' : 'land:');
      else {
        const before = await shownOn(page);
        const stop = (await offered(page)).chips.findIndex((action) => /^(end|stop)$/.test(action));
        const number = stop >= 0 ? await page.evaluate(() => [...document.querySelectorAll('.chip')].findIndex((chip) => /^(end|stop)$/.test(chip.dataset.action)) + 1) : 1;
        for (let i = 0; i < 2 && !(await taken(page, before)); ++i) await page.keyboard.press(String(number));
        check(await taken(page, before), `${number} takes nothing`);
      }
    }
    await settled(page);
    await page.keyboard.press('ArrowDown');
    check(await page.evaluate(() => document.activeElement.matches('.spot.live')), 'arrows reach no answer');
    await press('score');
    await settled(page);
    await page.keyboard.press('?');
    await page.waitForSelector('.keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await page.waitForSelector('.suggestion', { timeout: 60000 });
  });

  await test('undo takes back, previews and tooltips tell', async () => {
    const seated = await server.openTable({ seats: seats(2) });
    const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
    await settled(page);
    await clickNth(page, '.spot.live', 0);                        // a god
    await settled(page);
    const first = await legal(server, seated);
    check(first.update.decision.question === 'take-turn', 'the god was not chosen');
    await page.hover('.chip[data-action^="activate"]');
    await clickNth(page, '.chip[data-action^="activate"]', 0);
    await page.waitForFunction((old) => Number(document.querySelector('.table').dataset.sequence) > old, first.sequence);
    await settled(page);
    await page.click('[data-undo]');
    await page.waitForFunction(() => [...document.querySelectorAll('.chip')].some((chip) => chip.dataset.action === 'score'));
    await settled(page);
    await page.hover('.spot[data-place^="objective"]');
    await page.waitForSelector('[role=tooltip]');
    check((await page.textContent('[role=tooltip]')).includes('GR-'), 'the tooltip names no clause');
    await page.mouse.move(5, 5);
    await page.hover('.spot[data-place="display:1"]');
    await page.waitForSelector('[role=tooltip] .when');
    // A clause can be reached with the pointer and opens the rules there.
    const link = await page.locator('[role=tooltip] .when a').boundingBox();
    await page.mouse.move(link.x + link.width / 2, link.y + link.height / 2, { steps: 4 });
    const [rules] = await Promise.all([page.context().waitForEvent('page'), page.mouse.click(link.x + link.width / 2, link.y + link.height / 2)]);
    await rules.waitForSelector('p.target');
    check((await rules.textContent('p.target a')) === 'GR-9.1', 'the rules do not show the clause');
    await rules.close();
    // What an option changes stands beside it.
    await page.hover('.spot[data-place="god:neptune"].live, .spot[data-place^="god:"].live');
    await page.waitForSelector('.consequences');
    check(/blessing/.test(await page.textContent('.consequences')), 'the card does not tell what a visit brings');
  });

  await test('what the pointer shows, keys and a screen reader get too', async () => {
    const seated = await server.openTable({ seats: seats(2) });
    const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
    await settled(page);
    await page.keyboard.press('1');
    if (await page.$('[data-confirm]')) await page.keyboard.press('Enter');
    await page.waitForSelector('.chip[data-action="score"]');
    await settled(page);
    // What has the focus is described by what it would change, on the board and in the bar.
    const reader = await page.context().newCDPSession(page);
    const described = async () => {
      const { result } = await reader.send('Runtime.evaluate', { expression: 'document.activeElement' });
      const { nodes } = await reader.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
      return nodes[0].description?.value ?? '';
    };
    for (const selector of ['.spot.live[data-place^="god:"]', '.chip[data-action^="visit"]']) {
      await page.focus(selector);
      await page.waitForFunction(() => document.getElementById('consequences').textContent);
      check(/blessing/.test(await described()), `${selector} is described as "${await described()}"`);
    }
    // A line of the log that has the focus is lit on the board; arrows go on to the next.
    await page.keyboard.press('l');
    check(await page.evaluate(() => document.activeElement.matches('.log .line')), 'the log does not get the focus');
    let lit = 0;
    const lines = (await page.$$('.log .line')).length;
    for (let i = 0; i < Math.min(6, lines); ++i) {
      lit += (await page.$$('.spot.lit')).length;
      check(await page.evaluate((at) => document.activeElement === document.querySelectorAll('.log .line')[at], i), 'arrows do not go through the log');
      await page.keyboard.press('ArrowDown');
    }
    check(lit > 0, 'no line is lit');
    await page.keyboard.press('Tab');
    check(!(await page.$('.spot.lit')), 'a line stays lit');
    // The figures of the players have names.
    await page.hover('.players .figure >> nth=1');
    await page.waitForSelector('[role=tooltip]');
    check((await page.textContent('[role=tooltip]')).trim() === (await page.textContent('.players .figure >> nth=1 >> .name')).trim(), 'the tooltip says something else');
    await page.mouse.move(5, 5);
    await page.waitForSelector('[role=tooltip]', { state: 'detached' });
    await page.keyboard.press('i');
    await page.focus('.players .figure >> nth=0');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role=tooltip]');
    await page.keyboard.press('Escape');
  });

  await test('a finger sees what an action changes before it is taken', async () => {
    const seated = await server.openTable({ seats: seats(2) });
    const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, errors });
    const sequence = () => page.getAttribute('.table', 'data-sequence').then(Number);
    await settled(page);
    await tapDecision(page, random(1));                           // a god
    await settled(page);
    const before = await sequence();
    await page.tap('.chip[data-action^="visit"] >> nth=0');
    await page.waitForSelector('[data-confirm]');
    check(/blessing/.test(await page.textContent('.outcome')), 'it is not told what a visit brings');
    check((await sequence()) === before, 'the first tap plays');
    await page.tap('.controls .control');                         // back
    await page.waitForSelector('[data-confirm]', { state: 'detached' });
    await page.tap('.chip[data-action^="visit"] >> nth=0');
    await page.waitForSelector('[data-confirm]');
    await page.tap('.chip[data-action^="visit"] >> nth=0');
    await page.waitForFunction((old) => Number(document.querySelector('.table').dataset.sequence) > old, before);
  });

  await test('who comes to look on does not turn the page of a phone', async () => {
    const seated = await server.openTable({ seats: seats(2) });
    const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, errors });
    await settled(page);
    await page.tap('.phone-tabs button >> nth=2');
    const guest = await openPage(browser, server, { path: `/table/${seated.table}`, errors });
    await guest.waitForSelector('.asked');
    await page.waitForTimeout(400);
    check((await page.getAttribute('.table', 'data-tab')) === 'players', 'the page was turned');
    await guest.context().close();
    await page.waitForTimeout(400);
    check((await page.getAttribute('.table', 'data-tab')) === 'players', 'the page was turned when the guest left');
  });

  await test('a sheet lies over the table: no key plays beneath it', async () => {
    const seated = await server.openTable({ seats: seats(2) });
    const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
    await settled(page);
    const before = await page.getAttribute('.table', 'data-sequence');
    await page.click('nav button:last-child');
    await page.click('.menu .button');
    await page.waitForSelector('[role=dialog]');
    for (const key of ['1', 'Enter', 'Tab', 'Tab', 'Tab', '1', 'h']) {
      await page.keyboard.press(key);
      if (!(await page.$('[role=dialog]'))) break;                // Enter closes where the focus is on the button for it
      check(await page.evaluate(() => document.activeElement === document.body || !!document.activeElement.closest('[role=dialog]')), `${key} leads out of the sheet`);
    }
    await page.waitForTimeout(150);
    check((await page.getAttribute('.table', 'data-sequence')) === before && !(await page.$('[data-confirm]')), 'a key played beneath the sheet');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[role=dialog]', { state: 'detached' });
    check(await page.evaluate(() => ![...document.querySelectorAll('.table > *')].some((part) => part.inert)), 'the table stays out of reach');
    await page.click('nav button:last-child');
    await page.mouse.click(720, 400);
    await page.waitForSelector('.menu', { state: 'detached' });
  });

  await test('a hint tells chances to win, and alone points', async () => {
    for (const [game, count, words] of [['gods-of-rome', 2, /^\d+ % to win$|^< 1 % to win$/], ['gods-of-rome', 1, /^≈ -?\d+\.\d points$/], ['origins', 1, /^≈ -?\d+\.\d points$/]]) {
      const seated = await server.openTable({ game, seats: seats(count) });
      const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
      await settled(page);
      while ((await legal(server, seated)).update.legal.length < 2) await page.waitForTimeout(50);
      await page.click('[data-hint]:enabled');
      await page.waitForSelector('.suggestion .chance', { timeout: 60000 });
      const shown = await page.$$eval('.suggestion .chance', (all) => all.map((each) => each.textContent.trim()));
      check(shown.length && shown.every((text) => words.test(text)), `${game} for ${count}: ${shown}`);
      await page.context().close();
    }
  });

  await test('a hint that the line lost can be asked again', async () => {
    const seated = await server.openTable({ seats: seats(2) });
    const page = await openPage(browser, server, { seated, errors });
    let swallow = true;
    await page.routeWebSocket(/\/socket$/, (line) => {
      const far = line.connectToServer();
      line.onMessage((message) => {
        if (!(swallow && String(message).includes('"hint"'))) far.send(message);
      });
    });
    await page.goto(`${server.url}/table/${seated.table}`);
    await settled(page);
    await page.click('[data-hint]');
    await page.waitForSelector('[data-hint]:disabled');
    swallow = false;
    page.linesMayBreak = true;
    await page.context().setOffline(true);
    await lineIs(page, 'lost');
    await page.context().setOffline(false);
    await lineIs(page, 'open');
    await settled(page);
    await page.click('[data-hint]:enabled');
    await page.waitForSelector('.suggestion', { timeout: 60000 });
  });

  await test('who looks on sees who is asked what, and is offered nothing', async () => {
    const seated = await server.openTable({ seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }] });
    const [rui, guest] = [await openPage(browser, server, { path: `/table/${seated.table}`, settings: { name: '', language: 'pt' }, errors }), await openPage(browser, server, { path: `/table/${seated.table}`, settings: { language: 'pt' }, errors })];
    // Two want the last seat: one has it, the other is told so in the language of the page.
    await guest.waitForSelector('[data-sit]');
    await guest.route('**/join', async (route) => {
      await rui.click('[data-sit]');
      await rui.waitForFunction(() => !document.querySelector('[data-sit]'));
      await route.continue();
    });
    guest.linesMayBreak = true;
    await guest.click('[data-sit]');
    await guest.waitForSelector('.fault');
    check((await guest.textContent('.fault')) === 'Não há lugar livre nesta mesa.', await guest.textContent('.fault'));
    await guest.waitForSelector('.asked');
    const { update } = await legal(server, seated);
    check((await guest.textContent('.asked')).includes(update.decision.text.pt), 'it is not said what is asked');
    const shown = await offered(guest);
    check(!shown.chips.length && !shown.board.length && !(await guest.$('[data-undo], [data-hint], [data-sit]')), 'a spectator is offered something');
  });

  await test('my seat goes to a bot and back', async () => {
    const seated = await server.openTable({ seats: seats(2) });
    const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
    await settled(page);
    const before = Number(await page.getAttribute('.table', 'data-sequence'));
    await page.click('nav button:last-child');
    await page.click('[data-give]');
    await page.waitForFunction((old) => Number(document.querySelector('.table').dataset.sequence) > old + 2, before, { timeout: 60000 });
    check((await offered(page)).chips.length === 0, 'what a bot decides is offered to me');
    await page.click('nav button:last-child');
    await page.click('[data-take-back]');
    await settled(page);
    const [shown, real] = [await offered(page), await legal(server, seated)];
    check(JSON.stringify(shown.chips) === JSON.stringify(real.actions), 'the seat that came back offers other things');
    await decide(page, random(3));
  });

  await test('who is behind skips: the newest position, and every line of the chronicle', async () => {
    const mine = await server.openTable({ seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }] });
    const other = await fetch(`${server.url}/api/tables/${mine.table}/join`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"name":"Rui"}' }).then((answer) => answer.json());
    const page = await openPage(browser, server, { path: `/table/${mine.table}`, settings: { speed: 'calm' }, reducedMotion: 'no-preference', errors });
    await page.waitForSelector('.table[data-ready=true]');
    const roll = random(8);
    let newest = 0;
    for (let round = 0; round < 3; ++round) {
      // Faster than pieces fly.
      for (let i = 0; i < 16; ++i) {
        const { update } = await legal(server, mine);
        const holder = update.decision.seat === mine.seat ? mine : other;
        const { actions } = await legal(server, holder);
        const played = await fetch(`${server.url}/api/tables/${mine.table}/play`, { method: 'POST', headers: { Authorization: `Bearer ${holder.token}`, 'Content-Type': 'application/json' }, body: JSON.stringify({ action: actions[roll(actions.length)], after: update.sequence }) });
        check(played.ok, 'a move is refused');
      }
      newest = (await legal(server, mine)).sequence;
      const shown = Number(await page.getAttribute('.table', 'data-sequence'));
      check(shown < newest, 'the page is not behind');
      await page.click('[data-skip]');
      await page.waitForFunction((wanted) => Number(document.querySelector('.table').dataset.sequence) === wanted, newest);
      await page.waitForTimeout(900);  // longer than a flight: nothing older comes back
      check(Number(await page.getAttribute('.table', 'data-sequence')) === newest, 'an older position came back');
      check((await page.getAttribute('.table', 'data-ready')) === 'true', 'something is still in the air');
    }
    const kept = await page.locator('.log li').count();
    await page.reload();
    await page.waitForFunction((wanted) => Number(document.querySelector('.table')?.dataset.sequence) === wanted, newest);
    check(kept > 10 && kept === (await page.locator('.log li').count()), 'the chronicle lost lines');
    return `${kept} lines`;
  });

  await test('all masteries can be browsed while one is asked for', async () => {
    const seated = await server.openTable({ game: 'dominations', seats: seats(2) });
    const post = (path, body) => fetch(`${server.url}/api/tables/${seated.table}${path}`, { method: 'POST', headers: { Authorization: `Bearer ${seated.token}`, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }).then((answer) => answer.json());
    let possible = 0;
    for (let i = 0; i < 2000 && possible < 3; ++i) {
      const { update, actions } = await legal(server, seated);
      possible = actions.filter((action) => action.startsWith('develop ')).length;
      if (possible >= 3) break;
      if (!actions.length) await new Promise((done) => setTimeout(done, 10));
      else await post('/play', { action: (await post('/hint', { bot: 'greedy' })).action, after: update.sequence });
    }
    const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
    await settled(page);
    const offered = () => page.locator('[data-place^="mastery:"]').count();
    const filter = page.getByRole('button', { name: 'Possible now' });
    check((await offered()) === possible, `${await offered()} masteries are shown, ${possible} are possible`);
    await filter.click();
    check((await filter.getAttribute('aria-pressed')) === 'false', 'the filter cannot be lifted');
    check((await offered()) === 72, `${await offered()} of 72`);
    await page.fill('input[type=search]', 'influence');
    const found = await offered();
    check(found > 0 && found < 72, `${found} found`);
    await page.getByRole('button', { name: 'Fits my tree' }).click();
    check((await page.inputValue('input[type=search]')) === 'influence', 'a filter wipes what was searched');
    check((await offered()) <= found, 'a filter adds');
  });

  await test('pieces to return are marked in any order and sent in theirs, to the end of the chain', async () => {
    const seated = await server.openTable({ game: 'dominations', seats: seats(2, 'random') });
    const headers = { Authorization: `Bearer ${seated.token}`, 'Content-Type': 'application/json' };
    const ask = (path, body) => fetch(`${server.url}/api/tables/${seated.table}${path}`, { headers, ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}) }).then((answer) => answer.json());
    for (let update = await ask(''); update.decision.question !== 'give-back' || !update.legal.length; update = await ask('')) {
      if (update.legal.length) await ask('/play', { action: update.legal[0].action, after: update.sequence });
      else await new Promise((done) => setTimeout(done, 10));
    }
    const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
    await settled(page);
    const before = await legal(server, seated);
    const tiles = before.actions.filter((action) => action.startsWith('name ')).map((action) => action.slice(5));
    const mark = (tile) => page.dispatchEvent(`.spot[data-place="hand:${tile}"]`, 'click');
    const marked = () => page.locator('.spot.marked').count();
    await mark(tiles.at(-1));
    await mark(tiles[2]);
    await mark(tiles[0]);
    check((await marked()) === 3, `${await marked()} of 3 are marked`);
    await mark(tiles[2]);  // and taken back
    check((await marked()) === 2, `${await marked()} of 2 are marked`);
    check((await legal(server, seated)).sequence === before.sequence, 'a mark was sent');
    await page.click('.chip[data-action="done"]');
    await page.click('[data-confirm]');
    const { actions } = await (async () => {
      for (let record = await ask('/record'); ; record = await ask('/record')) {
        if (record.actions.length > before.update.step + 2) return record;
        await new Promise((done) => setTimeout(done, 20));
      }
    })();
    const sent = actions.slice(before.update.step, before.update.step + 3);
    check(JSON.stringify(sent) === JSON.stringify([`name ${tiles[0]}`, `name ${tiles.at(-1)}`, 'done']), `sent were ${sent}`);
  });

  await test('a table that is not there is said to be so', async () => {
    const page = await openPage(browser, server, { errors });
    page.linesMayBreak = true;
    await page.goto(`${server.url}/table/zzzzzzzzzzzzzzzzzzzz`);
    await page.waitForSelector('.notice a');
    check(/does not exist/.test(await page.textContent('.notice')), await page.textContent('.notice'));
  });

  await test('at the width of a tablet nothing is missing', async () => {
    const seated = await server.openTable({ seats: seats(3) });
    for (const [width, height] of [[1024, 768], [820, 1180], [1280, 720], [1366, 768]]) {
      const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, viewport: { width, height }, errors });
      await settled(page);
      for (const part of ['.players', '.log', '.middle .spot', '.right .mine', '.bar']) check(await page.locator(part).first().isVisible(), `${part} is not there at ${width}`);
      const over = await page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]);
      check(over[0] <= 0 && over[1] <= 0, `${width}: scrolls by ${over}`);
      // Scrolled to, every part of the side can be seen: nothing lies over it, and nothing of it is cut off.
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('.right .objective, .right .display svg, .right .mine')]
          .filter((element) => {
            element.scrollIntoView({ block: 'center' });
            const box = element.getBoundingClientRect();
            const panel = element.closest('.panel')?.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return !top || !(element.contains(top) || top.contains(element)) || (panel && box.bottom > panel.bottom + 1);
          })
          .map((element) => element.textContent.trim() || element.ariaLabel));
      check(!hidden.length, `${width}: covered or cut off: ${hidden.join(', ')}`);
    }
  });

  await test('replay, and on from a past position', async () => {
    const seated = await server.openTable({ seats: seats(3) });
    const page = await openPage(browser, server, { path: `/table/${seated.table}`, seated, errors });
    const roll = random(21);
    for (let i = 0; i < 12; ++i) {
      await settled(page);
      await decide(page, roll);
    }
    await settled(page);
    await page.goto(`${server.url}/replay/${seated.table}`);
    await page.waitForSelector('[data-ready=true]');
    const last = Number(await page.getAttribute('[data-last]', 'data-last'));
    check(last > 12, `only ${last} steps`);
    await page.keyboard.press('End');
    await page.waitForFunction((wanted) => Number(document.querySelector('[data-step]').dataset.step) === wanted, last);
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction((wanted) => Number(document.querySelector('[data-step]').dataset.step) < wanted, last);
    check((await page.getAttribute('.stage .spot >> nth=0', 'aria-label')) !== null, 'pieces have no names');
    const land = await touchable(page, '.stage .spot[data-place^="land:"]');
    await page.mouse.move(land.x, land.y);
    await page.waitForSelector('[role=tooltip]');
    await page.click('.tabs button >> nth=1');
    await page.waitForSelector('.beside .panel');
    await page.fill('input[type=range]', String(Math.floor(last / 2)));
    await page.waitForFunction((wanted) => Number(document.querySelector('[data-step]').dataset.step) === wanted, Math.floor(last / 2));
    await page.context().setOffline(true);
    page.linesMayBreak = true;
    const there = await page.getAttribute('[data-step]', 'data-step');
    await page.keyboard.press('Home');  // seen before
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.fault');
    check((await page.getAttribute('[data-step]', 'data-step')) === '0', 'the slider stands where the board is not');
    await page.context().setOffline(false);
    await page.fill('input[type=range]', there);
    await page.waitForFunction((wanted) => document.querySelector('[data-step]').dataset.step === wanted && !document.querySelector('.fault'), there);
    await page.click('[data-branch]');
    await page.waitForURL(/\/table\//);
    await page.waitForFunction((old) => !location.pathname.includes(old), seated.table);
    await settled(page, { previews: false });
  });

  await test('first load under 200 KB gzipped', async () => {
    const page = await openPage(browser, server, { path: '/', errors });
    const loaded = new Set();
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (!path.startsWith('/api')) loaded.add(/\.\w+$/.test(path) ? path : '/index.html');
    });
    await page.goto(server.url);
    await page.waitForSelector('.mini .board');
    const seated = await server.openTable({ seats: seats(2) });
    await page.evaluate((token) => localStorage.setItem('tessera.tokens', JSON.stringify({ [token.table]: token.token })), seated);
    await page.goto(`${server.url}/table/${seated.table}`);
    await settled(page);
    let total = 0;
    let fonts = 0;
    const others = /\/(bora-bora|origins|dominations)[^/]*$/;  // fetched later, for their miniatures
    for (const path of [...loaded].filter((each) => !others.test(each))) {
      const content = readFileSync(new URL(`../../build/web${path}`, import.meta.url));
      if (path.endsWith('.woff2')) fonts += content.length;
      else total += gzipSync(content, { level: 9 }).length;
    }
    check(fonts > 0, 'no font was loaded');
    check(total + fonts < 200 * 1024, `${((total + fonts) / 1024).toFixed(1)} KB`);
    return `${((total + fonts) / 1024).toFixed(1)} KB, ${(fonts / 1024).toFixed(1)} of them fonts, ${loaded.size} files`;
  });
}

try {
  await server.start();
  if (!args.part || args.part === 'frame') await testFrame();
  for (const file of readdirSync(new URL('./games', import.meta.url)).sort())
    if (!args.part || `${args.part}.mjs` === file) await testGame((await import(`./games/${file}`)).default);
} finally {
  await browser.close();
  await server.end();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
