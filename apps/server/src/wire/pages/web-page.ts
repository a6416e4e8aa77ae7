import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProductInfo } from '@tablee/contract/product-info'
import { PAGE_STYLE, STYLE_FONT } from '@tablee/contract/serving/built-files'
import type {
  DescribePlayer,
  DescribeSeason,
  DescribeShop,
  DescribeTournament,
} from '@tablee/contract/serving/link-preview'
import type { FindPageContent } from '@tablee/contract/serving/page-content'
import type { KnowsRating } from '@tablee/contract/serving/read-rating'
import type { Language } from '@tablee/domain/language'
import { generalHead, tournamentHead, unknownHead } from '../link-preview/page-head.ts'
import { playerHead } from '../link-preview/player-head.ts'
import { seasonHead } from '../link-preview/season-head.ts'
import { shopHead } from '../link-preview/shop-head.ts'
import { APP_OR_WAIT, AWAY_STYLE, awayParts, withoutScripts } from './away-page.ts'
import { createPagePolicy } from './page-policy.ts'
import { type BuiltPages, type PageNote, readBuiltPages, type WrittenContent } from './page-writer.ts'
import { type RoutePreloads, readRoutePreloads, readStartScript } from './route-preloads.ts'
import { CHOOSE_NUMBER, filledPage, HEAD_MARK, ROOT, SCRIPT } from './written-page.ts'

const PAGE = 'index.html'

export type WebPageParts = {
  readonly folder: string
  readonly publicUrl: string
  readonly product: Pick<ProductInfo, 'features'>
  readonly describeTournament: DescribeTournament
  readonly describeShop: DescribeShop
  readonly describeSeason: DescribeSeason
  readonly describePlayer: DescribePlayer
  readonly knowsRating: KnowsRating
  readonly findPageContent: FindPageContent
  readonly notePage: PageNote
}

export type WebPage = {
  readonly status: number
  readonly html: string
  readonly policy: string
  /** Includes its first screen, if it has one. */
  readonly isWritten: boolean
}

/** `search` is the query string including `?`, or empty. */
export type PageRequest = { readonly path: string; readonly search: string; readonly language: Language }

type Built = {
  readonly changedMs: number
  /** Cached on devices. */
  readonly shell: string
  /** For browsers opening a URL: the first view needs no further request. */
  readonly page: string
  readonly scripts: readonly string[]
  /** The script of written pages until the app arrives; null in a build without it. */
  readonly startScript: string | null
  readonly policyOf: ReturnType<typeof createPagePolicy>
  readonly awayPolicy: string
  readonly preloads: RoutePreloads
  readonly pages: BuiltPages
}

export type WebPages = {
  /** Changes with every build; null without one. */
  readonly build: () => string | null
  readonly write: (request: PageRequest) => Promise<WebPage | null>
  /** After an internal error: the app informs the visitor and retries. */
  readonly afterDefect: (request: PageRequest) => Promise<WebPage | null>
  /** For when nothing can be looked up. */
  readonly whileAway: (request: PageRequest) => Promise<WebPage | null>
  /** The bare page cached on devices: it fits every URL. */
  readonly shell: () => Promise<WebPage | null>
}

/** Null while the web app is not built. */
export function createWebPages(parts: WebPageParts): WebPages {
  // Checked for every page: synchronously, it is cheaper than waiting.
  const changedMsOf = (): number | null =>
    statSync(join(parts.folder, PAGE), { throwIfNoEntry: false })?.mtimeMs ?? null
  const builtNow = createBuildReader(parts, changedMsOf)
  return {
    build: () => changedMsOf()?.toString() ?? null,
    write: async (request) => {
      const built = await builtNow()
      if (!built) return null
      const [head, written] = await Promise.all([headOf(parts, built, request), contentOf(parts, built, request)])
      return writtenPage(built, request, { ...head, written })
    },
    afterDefect: async (request) => {
      const built = await builtNow()
      const { path, language } = request
      const head = generalHead({ origin: parts.publicUrl, path, language })
      return built && writtenPage(built, request, { status: 500, head, written: null })
    },
    whileAway: async (request) => {
      const built = await builtNow()
      return built && awayPage(built, request)
    },
    shell: async () => {
      const built = await builtNow()
      return built && { status: 200, html: built.shell, policy: built.policyOf(null), isWritten: false }
    },
  }
}

type Head = { readonly status: number; readonly head: string }

function writtenPage(
  built: Built,
  { path, language }: PageRequest,
  { status, head, written }: Head & { readonly written: WrittenContent | null },
): WebPage {
  const links = preloadLinks(built, { path, language })
  const page = pageIn(language, built)
  const { startScript } = built
  const html =
    written && startScript !== null
      ? filledPage(page, { path, head, written, scripts: [...links, ...built.scripts], startScript })
      : page
          .replace(HEAD_MARK, () => [head, ...links].join('\n    '))
          .replace(ROOT, () => `${ROOT}${withoutScripts(language)}`)
  return { status, html, policy: built.policyOf(written?.html ?? null), isWritten: written !== null }
}

function awayPage(built: Built, { path, language }: PageRequest): WebPage {
  const { head, body } = awayParts({
    language,
    scripts: [...preloadLinks(built, { path, language }), ...built.scripts],
  })
  const html = pageIn(language, built)
    .replaceAll(SCRIPT, '')
    .replace(HEAD_MARK, () => head)
    .replace(ROOT, () => body)
  return { status: 503, html, policy: built.awayPolicy, isWritten: false }
}

type Opened = Pick<PageRequest, 'path' | 'language'>

function preloadLinks({ preloads }: Built, { path, language }: Opened): readonly string[] {
  return preloads(path, language).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
}

function pageIn(language: Language, { page }: Built): string {
  return page.replace(/<html lang="\w+"/, `<html lang="${language}"`)
}

const SHOP = /^\/lieu\/([^/]+)\/?$/
const SEASON = /^\/saison\/([^/]+)\/?$/
const PLAYER = /^\/parcours\/([^/]+)\/?$/
/** A table of people: not to be listed. */
const RATING = /^\/cote\/([^/]+)\/?$/
const PLANS = /^\/plans\/?$/

/** People see the app's own message; links and search engines get the status. */
async function headOf(parts: WebPageParts, { pages }: Built, { path, search, language }: PageRequest): Promise<Head> {
  const { publicUrl: origin, product, describeTournament } = parts
  const general = generalHead({ origin, path, language, sought: path === '/' ? soughtIn(search) : undefined })
  const isOff = PLANS.test(path) && !product.features.includes('plans-page')
  if (isOff || !pages.knowsPath(path)) return { status: 404, head: general }
  const [, typed, screen] = /^\/tournament\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path) ?? []
  if (typed === undefined)
    return (
      (await shopHeadOf(parts, { path, language })) ??
      (await seasonHeadOf(parts, { path, language })) ??
      (await playerHeadOf(parts, { path, language })) ??
      (await ratingHeadOf(parts, { path, language })) ?? { status: 200, head: general }
    )
  const facts = await describeTournament(typed)
  if (!facts) return { status: 404, head: unknownHead(language) }
  const isForPlayers = screen === undefined || screen === 'player'
  return { status: 200, head: isForPlayers ? tournamentHead(facts, { origin, language }) : general }
}

function unlisted(head: string): string {
  return `${head}\n    <meta name="robots" content="noindex">`
}

const LONGEST_SOUGHT = 80

/** The search query, as the home page reads it from the URL. */
function soughtIn(search: string): string | undefined {
  const asked = new URLSearchParams(search)
  const text = (asked.get('q')?.trim() || asked.get('place')?.trim()) ?? ''
  return text === '' ? undefined : text.slice(0, LONGEST_SOUGHT)
}

/** Null for other pages. */
async function shopHeadOf(parts: WebPageParts, { path, language }: Opened): Promise<Head | null> {
  const [, slug] = SHOP.exec(path) ?? []
  if (slug === undefined) return null
  const facts = await parts.describeShop(slug)
  if (!facts) return { status: 404, head: unknownHead(language, 'unknownShop') }
  return { status: 200, head: shopHead(facts, { origin: parts.publicUrl, language }) }
}

/** One that is not for everybody has the head of an unknown one: its members see it all the same. */
async function seasonHeadOf(parts: WebPageParts, { path, language }: Opened): Promise<Head | null> {
  const [, slug] = SEASON.exec(path) ?? []
  if (slug === undefined) return null
  const facts = await parts.describeSeason(slug)
  if (!facts) return { status: 404, head: unknownHead(language, 'unknownSeason') }
  return { status: 200, head: seasonHead(facts, { origin: parts.publicUrl, language }) }
}

async function playerHeadOf(parts: WebPageParts, { path, language }: Opened): Promise<Head | null> {
  const [, slug] = PLAYER.exec(path) ?? []
  if (slug === undefined) return null
  const facts = await parts.describePlayer(slug)
  if (!facts) return { status: 404, head: unknownHead(language, 'unknownPlayer') }
  return { status: 200, head: playerHead(facts, { origin: parts.publicUrl, language }) }
}

/** Whether known or not, search engines do not list it. */
async function ratingHeadOf(parts: WebPageParts, { path, language }: Opened): Promise<Head | null> {
  const [, id] = RATING.exec(path) ?? []
  if (id === undefined) return null
  if (!(await parts.knowsRating(id))) return { status: 404, head: unknownHead(language, 'unknownRating') }
  return { status: 200, head: unlisted(generalHead({ origin: parts.publicUrl, path, language })) }
}

async function contentOf(parts: WebPageParts, built: Built, request: PageRequest): Promise<WrittenContent | null> {
  const { path, search, language } = request
  // A query string changes the page, and is private.
  if (search !== '' || built.startScript === null || !built.page.includes(ROOT)) return null
  const content = await parts.findPageContent(path)
  return content && built.pages.write({ path, language, origin: parts.publicUrl, content })
}

/** Reloads after a new build. */
function createBuildReader({ folder, notePage, publicUrl }: WebPageParts, changedMsOf: () => number | null) {
  const file = join(folder, PAGE)
  let known: Built | null = null
  return async (): Promise<Built | null> => {
    const changedMs = changedMsOf()
    if (changedMs === null) return null
    if (known?.changedMs !== changedMs) {
      const shell = await readFile(file, 'utf8')
      const [page, startScript] = await Promise.all([withoutWaiting(shell, folder), readStartScript(folder)])
      known = {
        changedMs,
        shell,
        page,
        scripts: shell.match(SCRIPT) ?? [],
        startScript,
        policyOf: createPagePolicy(
          { page, scripts: [CHOOSE_NUMBER, ...(startScript === null ? [] : [startScript])] },
          publicUrl,
        ),
        awayPolicy: createPagePolicy(
          { page: `${page}<style>${AWAY_STYLE}</style>`, scripts: [APP_OR_WAIT] },
          publicUrl,
        )(null),
        preloads: await readRoutePreloads(folder),
        pages: await readBuiltPages(folder, notePage),
      }
    }
    return known
  }
}

/** Inlines the style and preloads its font: arriving later, it would shift the layout. */
async function withoutWaiting(page: string, folder: string): Promise<string> {
  const [link, file] = PAGE_STYLE.exec(page) ?? []
  if (link === undefined || file === undefined) return page
  const style = await readFile(join(folder, file), 'utf8')
  const [, font] = STYLE_FONT.exec(style) ?? []
  const early = font === undefined ? '' : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`
  return page.replace(link, () => `${early}<style>${style}</style>`)
}
