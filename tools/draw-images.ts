/**
 * Draws the installed app's icons with the journeys' browser: `node scripts/run.mjs tools/draw-images.ts`. The results are committed; run
 * it again when logo or colours change.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'

const ROOT = join(import.meta.dirname, '..')
const ICONS = join(ROOT, 'apps/web/public/icons')
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

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
)
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const size of [180, 192, 512]) await drawIcon(page, { name: `tablee-${size}`, size, share: PLAIN_SHARE })
for (const size of [192, 512]) await drawIcon(page, { name: `tablee-maskable-${size}`, size, share: MASKABLE_SHARE })
await browser.close()
