import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openClient } from './product/http-client.ts';
import { readCpu } from './product/load.ts';
import type { Product } from './product/start-product.ts';
import { startQuietProduct } from './product/start-quiet-product.ts';

/**
 * Measures redirects to a store with full counting against a bare Fastify redirect, alternately; replays a mix of
 * people and robots, whose numbers must come out exactly; and stops the server in the middle, gently and hard.
 */
const LIMITS = { throughput: 0.5, p99: 2, lost_ms: 2_000 };
/** Before the rounds, so that both run compiled code. */
const WARM_UP_MS = 10_000;
const ROUNDS = 5;
const ROUND_MS = 3_000;
const CONNECTIONS = 20;
const REPLAYED = 10_000;
const FLUSH_MS = 3_000;

const PEOPLE = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0.0.0 (iPhone14,5)',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
];
/** The people of the replay: no two have the same browser. */
const VISITORS = Array.from({ length: 200 }, (_, n) => `${PEOPLE[n % PEOPLE.length]} Build/${n}`);
const ROBOT_NAMES =
  'Googlebot Googlebot-Image Googlebot-News Googlebot-Video AdsBot-Google Mediapartners-Google FeedFetcher-Google GoogleOther Google-InspectionTool APIs-Google Storebot-Google bingbot BingPreview adidxbot msnbot YandexBot YandexImages YandexMobileBot Baiduspider Baiduspider-image DuckDuckBot DuckAssistBot Slurp Sogou 360Spider Yeti SeznamBot Qwantbot coccocbot-web MojeekBot Exabot PetalBot Applebot Amazonbot archive.org_bot ia_archiver CCBot GPTBot ChatGPT-User OAI-SearchBot ClaudeBot Claude-Web anthropic-ai PerplexityBot cohere-ai Bytespider TikTokSpider Meta-ExternalAgent facebookexternalhit facebookcatalog Facebot Twitterbot LinkedInBot WhatsApp TelegramBot Discordbot Slackbot-LinkExpanding Slack-ImgProxy Pinterestbot redditbot SkypeUriPreview Viber vkShare Snapchat-Ads-Bot Tumblr Mastodon Bluesky-Cardyb Embedly Iframely Quora-Link-Preview Google-PageRenderer Synapse Mattermost-Bot Zoombot Line-Poker KakaoTalk-Scrap Flipboard FlipboardProxy Nuzzel PaperLiBot outbrain bitlybot Refindbot Feedly Feedbin Inoreader NewsBlur SimplePie Superfeedr UniversalFeedParser Tiny-Tiny-RSS AhrefsBot AhrefsSiteAudit SemrushBot SiteAuditBot MJ12bot DotBot rogerbot BLEXBot serpstatbot DataForSeoBot Screaming-Frog-SEO-Spider SEOkicks XoviBot linkdexbot SISTRIX-Crawler Barkrowler MegaIndex.ru ZoominfoBot Cliqzbot Linespider Mail.RU_Bot SurdotlyBot TurnitinBot Twingly UptimeRobot Pingdom.com_bot StatusCake Site24x7 NewRelicPinger GTmetrix Chrome-Lighthouse HeadlessChrome PhantomJS Puppeteer Playwright Selenium W3C_Validator W3C-checklink Nutch Scrapy HTTrack curl Wget python-requests aiohttp httpx Go-http-client Java okhttp Apache-HttpClient axios node-fetch undici got libwww-perl Faraday Guzzle PostmanRuntime CensysInspect'.split(
    ' ',
  );
/** 300 kinds: each robot with its plain name, and with one that begins like that of a browser. */
const ROBOTS = ROBOT_NAMES.flatMap((name) => [
  `${name}/1.0`,
  `Mozilla/5.0 (compatible; ${name}/2.1; +https://robots.example/about)`,
]);

type Target = { port: number; path: string; findPid: () => number | null };
type Round = { per_second: number; p99_ms: number; cpu_us: number };

const product = await startQuietProduct(5560);
const bare = fork(path.join(import.meta.dirname, 'bare-redirect.ts'), { execArgv: ['--import', 'tsx'] });
try {
  const barePort = await new Promise<number>((resolve) => bare.once('message', (port) => resolve(Number(port))));
  const link = await findLink(product);
  const ours = { port: 5560, path: `/release/${link.key}/go/spotify`, findPid: () => product.findPid('api') };
  await compareThroughput(ours, { ...ours, port: barePort, findPid: () => bare.pid ?? null });
  await replayMix(ours, link);
  await stopInTheMiddle(ours, link.id, 'SIGTERM', 0);
  await stopInTheMiddle(ours, link.id, 'SIGKILL', LIMITS.lost_ms);
} finally {
  bare.kill();
  await product.stop();
}

type Link = { id: string; key: string };

/** Finds a link of the demo. */
async function findLink({ database }: Product): Promise<Link> {
  const { rows } = await database.query<Link>(`
    select l.id, l.key from smart_links l join releases r on r.id = l.release_id
      join deliveries d on d.release_id = r.id
     where r.status = 'published' and d.store_id = 'spotify' and d.state = 'live' and d.wanted = 'live' limit 1`);
  if (!rows[0]) throw new Error('the demo has no link to Spotify');
  return rows[0];
}

async function compareThroughput(ours: Target, bareTarget: Target): Promise<void> {
  for (const target of [bareTarget, ours]) await load(target, WARM_UP_MS);
  const rounds: { ours: Round; bare: Round }[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push({ bare: await load(bareTarget), ours: await load(ours) });
  const ratio = (name: keyof Round) => median(rounds.map((round) => round.ours[name] / round.bare[name]));
  for (const { ours: own, bare: other } of rounds) {
    console.log(`${describeRound(own)}; bare ${describeRound(other)}`);
  }
  // Also tells something while other programs use the machine.
  console.log(`CPU time per redirect ${ratio('cpu_us').toFixed(2)} x bare`);
  judge(`throughput ${ratio('per_second').toFixed(2)} x bare`, ratio('per_second') >= LIMITS.throughput);
  judge(`p99 ${ratio('p99_ms').toFixed(2)} x bare`, ratio('p99_ms') <= LIMITS.p99);
}

function describeRound({ per_second, p99_ms, cpu_us }: Round): string {
  return `${per_second.toFixed(0)}/s, p99 ${p99_ms.toFixed(1)} ms, ${cpu_us.toFixed(0)} µs of CPU time each`;
}

async function load(target: Target, duringMs = ROUND_MS): Promise<Round> {
  const cpuBefore = readCpu(target.findPid());
  const until = performance.now() + duringMs;
  const times: number[] = [];
  const connect = async () => {
    const client = await openClient(target.port);
    for (let n = 0; performance.now() < until; n++) {
      const started = performance.now();
      await client.request('GET', target.path, { 'user-agent': PEOPLE[n % PEOPLE.length] ?? '' });
      times.push(performance.now() - started);
    }
    client.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connect));
  times.sort((a, b) => a - b);
  const cpu_us = ((readCpu(target.findPid()) - cpuBefore) * 1e6) / times.length;
  return { per_second: (times.length * 1000) / duringMs, p99_ms: times[Math.floor(times.length * 0.99)] ?? 0, cpu_us };
}

type HitKind = 'view' | 'click' | 'robot';
type Request = { method: 'GET' | 'HEAD'; headers: Record<string, string>; isPerson: boolean };

/** Returns a request of the mix; each knows how it must be counted. */
function chooseRequest(n: number): Request {
  const person = VISITORS[Math.floor(n / 10) % VISITORS.length] ?? '';
  const robot = ROBOTS[(Math.floor(n / 10) * 2 + (n % 2)) % ROBOTS.length] ?? '';
  const request = (isPerson: boolean, agent: string, headers = {}, method: Request['method'] = 'GET') => {
    return { method, headers: { 'user-agent': agent, ...headers }, isPerson };
  };
  const kinds: (() => Request)[] = [
    () => request(true, person),
    // The same person at once again, as by a double click.
    () => request(true, person),
    () => request(true, person, { referer: `https://site-${n % 150}.example/page?from=secret` }),
    () => request(false, robot),
    () => request(false, robot, { referer: 'https://l.instagram.com/' }),
    () => request(false, person, { 'sec-purpose': 'prefetch;prerender' }),
    () => request(false, person, { purpose: 'prefetch' }),
    () => request(false, person, {}, 'HEAD'),
    () => request(false, ''),
    () => request(true, person, { accept: 'text/html' }),
  ];
  return kinds[n % kinds.length]?.() ?? request(true, person);
}

/** Replays people, double clicks, robots of every kind, requests for headers and prefetches. */
async function replayMix({ port, path: click }: Target, link: Link): Promise<void> {
  await wait(FLUSH_MS);
  const before = await countHits(link.id);
  const expected = { view: 0, click: 0, robot: 0, visitor: VISITORS.length };
  const client = await openClient(port);
  for (let n = 0; n < REPLAYED; n++) {
    const isClick = Math.floor(n / 10) % 3 === 0;
    const { method, headers, isPerson } = chooseRequest(n);
    await client.request(method, isClick ? click : `/release/${link.key}`, headers);
    expected[isPerson ? (isClick ? 'click' : 'view') : 'robot'] += 1;
  }
  client.close();
  await wait(FLUSH_MS);
  const after = await countHits(link.id);
  for (const kind of ['view', 'click', 'robot', 'visitor'] as const) {
    const counted = after[kind] - before[kind];
    judge(`${counted} of ${expected[kind]} counted as ${kind}`, counted === expected[kind]);
  }
}

/** Ends the server while people click; all clicks it had answered must be counted, except those of the last moments. */
async function stopInTheMiddle(target: Target, linkId: string, signal: NodeJS.Signals, lostMs: number): Promise<void> {
  await waitForApi(target.port);
  const before = (await countHits(linkId)).click;
  const answered: number[] = [];
  const client = await openClient(target.port);
  const clicking = (async () => {
    for (;;) {
      await client.request('GET', target.path, { 'user-agent': PEOPLE[0] ?? '' });
      answered.push(performance.now());
    }
  })().catch(() => undefined);
  await wait(2_500);
  const pid = product.findPid('api');
  if (pid === null) throw new Error('the api does not run');
  process.kill(pid, signal);
  await clicking;
  const ended = answered.at(-1) ?? 0;
  await waitForApi(target.port);
  await wait(FLUSH_MS);
  const counted = (await countHits(linkId)).click - before;
  const lost = answered.length - counted;
  const allowed = answered.filter((at) => at > ended - lostMs).length;
  judge(
    `${signal}: ${lost} of ${answered.length} clicks lost, at most ${lostMs === 0 ? 0 : allowed}`,
    lost <= (lostMs === 0 ? 0 : allowed),
  );
}

async function countHits(linkId: string): Promise<Record<HitKind | 'visitor', number>> {
  const { rows } = await product.database.query<{ kind: HitKind | 'visitor'; hits: string }>(
    `select kind, sum(count) as hits from link_hits where link_id = $1 group by 1
     union all select 'visitor', sum(visitors) from link_visitor_days where link_id = $1`,
    [linkId],
  );
  const hits = (kind: string) => Number(rows.find((row) => row.kind === kind)?.hits ?? 0);
  return { view: hits('view'), click: hits('click'), robot: hits('robot'), visitor: hits('visitor') };
}

async function waitForApi(port: number): Promise<void> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    if (response?.ok) return;
    await wait(200);
  }
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function judge(text: string, isRight: boolean): void {
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${text}`);
  if (!isRight) process.exitCode = 1;
}
