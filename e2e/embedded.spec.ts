import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, expect } from '@playwright/test'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { test } from './journey.ts'
import { filledQuickTournament, startQuick } from './people/filled-tournament.ts'
import { callServer } from './people/server-call.ts'

const OURS = `http://127.0.0.1:${process.env.E2E_PORT}`

/** A site of somebody else, which lets nothing in but one frame. */
async function foreignSite(frame: string) {
  const site = createServer((_, response) => {
    const policy = `default-src 'none'; frame-src ${OURS}; base-uri 'none'; form-action 'none'`
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    response.end(
      `<!doctype html><html lang="fr"><title>Le Repaire</title><h1>Le Repaire</h1><iframe src="${frame}" title="Tournoi" width="360" height="640"></iframe></html>`,
    )
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => site.close() }
}

test('YEAR-78 a foreign page under a strict policy shows live tables, with scripts off', async ({ browser }) => {
  const device: BrowserContext = await browser.newContext()
  const tournament = await filledQuickTournament(device, 4)
  const { code, organizerId } = tournament
  const [match] = await startQuick(device, tournament)
  const site = await foreignSite(`${OURS}/embed/tournament/${code}`)
  try {
    const visitor = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 400, height: 800 } })
    const page = await visitor.newPage()
    await page.goto(site.url)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'Tables de la ronde 1' })).toBeVisible()
    await expect(frame.getByText('en cours')).toHaveCount(2)
    await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId: match?.id ?? '', score: '2-1' })
    // What the frame does by itself within a minute.
    expect(await frame.locator('meta[http-equiv=refresh]').getAttribute('content')).toBe('60')
    await page.reload()
    await expect(frame.getByText('2–1')).toBeVisible()
    await expect(frame.getByText('en cours')).toHaveCount(1)
    expect(await visitor.cookies()).toEqual([])
  } finally {
    site.close()
  }
})
