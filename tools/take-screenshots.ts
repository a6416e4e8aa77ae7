/**
 * Takes the pictures that phones show before installing the app, of a running demonstration: `npm run demo`, then `node scripts/run.mjs
 * tools/take-screenshots.ts http://localhost:3030`. The results are committed; run it again when the look changes.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'

const SCREENS = join(import.meta.dirname, '../apps/web/public/screens')
const QUALITY = 28
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5 }
const DESK = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 }
const SETTLE_MS = 2_500

const [origin = 'http://localhost:3030'] = process.argv.slice(2)

async function codeOf(conditions: readonly (readonly [attribute: string, value: boolean])[]): Promise<string> {
  const queries = conditions.map(([attribute, value]) => ({ method: 'equal', attribute, values: [value] }))
  const asked = [...queries, { method: 'limit', values: [1] }].map(
    (query, index) => `queries[${index}]=${encodeURIComponent(JSON.stringify(query))}`,
  )
  const answer = await fetch(`${origin}/v1/databases/tablee/collections/tournaments/documents?${asked.join('&')}`, {
    headers: { 'x-appwrite-project': 'tablee' },
  })
  const { documents } = (await answer.json()) as { readonly documents: readonly { readonly code: string }[] }
  const code = documents[0]?.code
  if (code === undefined) throw new Error('the demonstration has no such tournament')
  return code
}

type Picture = { readonly name: string; readonly path: string; readonly device: typeof PHONE }

async function take(browser: Browser, { name, path, device }: Picture): Promise<void> {
  const context = await browser.newContext({ ...device, locale: 'fr-FR', timezoneId: 'Europe/Paris' })
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.waitForTimeout(SETTLE_MS)
  await page.screenshot({ path: join(SCREENS, `${name}.jpg`), type: 'jpeg', quality: QUALITY })
  await context.close()
}

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
)
mkdirSync(SCREENS, { recursive: true })
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const running = await codeOf([
  ['isStarted', true],
  ['isFinished', false],
])
const over = await codeOf([['isFinished', true]])
await take(browser, { name: 'home', path: '/', device: PHONE })
await take(browser, { name: 'tables', path: `/tournament/${running}#tables`, device: PHONE })
await take(browser, { name: 'ranking', path: `/tournament/${over}`, device: PHONE })
await take(browser, { name: 'desk', path: `/tournament/${running}#tables`, device: DESK })
await browser.close()
