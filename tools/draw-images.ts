/**
 * Draws the icons of the installed app and the sheet that link previews are put together from, with the browser that
 * the journeys use: `node scripts/run.mjs tools/draw-images.ts`. The results are committed; run it again when the logo
 * or the colours change.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { TOURNAMENT_CODE_ALPHABET } from '@tablee/domain/tournaments/tournament-code'

const ROOT = join(import.meta.dirname, '..')
const ICONS = join(ROOT, 'apps/web/public/icons')
const SHEET = join(ROOT, 'apps/server/src/wire/link-preview/preview-sheet.png')
const FONT = join(
  ROOT,
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
)
const PAPER = '#fbf8f2'

/** A maskable icon may be cut to a circle of 80 %: the whole logo stays inside. */
const MASKABLE_SHARE = 0.62
const PLAIN_SHARE = 0.86

const logo = (size: number) => `<svg viewBox="0 0 40 40" width="${size}" height="${size}">
  <g fill="#1a1d24" transform="rotate(-7 20 20)">
    <rect x="14.5" y="0.5" width="11" height="14" rx="2"/><rect x="25.5" y="14.5" width="14" height="11" rx="2"/>
    <rect x="14.5" y="25.5" width="11" height="14" rx="2"/><rect x="0.5" y="14.5" width="14" height="11" rx="2"/>
  </g>
  <circle cx="20" cy="20" r="9.5" fill="#c2331f" stroke="${PAPER}" stroke-width="2.5"/>
</svg>`

async function drawIcon(page: Page, { name, size, share }: { name: string; size: number; share: number }) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${PAPER}">${logo(Math.round(size * share))}`,
  )
  await page.screenshot({ path: join(ICONS, `${name}.png`) })
}

/** The table with six empty places, and below it one card for each character of a code; `code-image.ts` cuts it up. */
async function drawSheet(page: Page): Promise<void> {
  const font = readFileSync(FONT).toString('base64')
  const card = (character: string) => `<div class="cell"><div class="card">${character}</div></div>`
  await page.setViewportSize({ width: 1200, height: 1430 })
  await page.setContent(`<style>
    @font-face { font-family: Bricolage; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; width: 1200px; font: 800 150px/1 Bricolage; color: #1a1d24 }
    header { height: 168px; background: ${PAPER}; display: flex; align-items: center; justify-content: center; gap: 28px; font-size: 84px }
    main { height: 462px; background: #1f6f54; position: relative }
    main::before { content: ''; position: absolute; inset: 22px; border: 4px dashed #5f9f88; border-radius: 24px }
    section { display: grid; grid-template-columns: repeat(8, 150px); background: #1f6f54; height: 800px }
    .cell { width: 150px; height: 200px; display: grid; place-items: center }
    .card { width: 138px; height: 188px; border-radius: 18px; background: #fffdf8; border: 2px solid #d9cfbc; box-sizing: border-box;
      display: grid; place-items: center; font-size: 118px; font-weight: 700; box-shadow: 0 4px 0 #17483a }
  </style><body><header>${logo(112)}<span>Tablée</span></header><main></main>
  <section>${[...TOURNAMENT_CODE_ALPHABET].map(card).join('')}</section>`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: SHEET })
}

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
)
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const size of [180, 192, 512]) await drawIcon(page, { name: `tablee-${size}`, size, share: PLAIN_SHARE })
for (const size of [192, 512]) await drawIcon(page, { name: `tablee-maskable-${size}`, size, share: MASKABLE_SHARE })
await drawSheet(page)
await browser.close()
