import { expect, type Page } from '@playwright/test'
import { startNextRound } from '@tablee/contract/tournaments/start-next-round'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { test } from './journey.ts'
import { Thumb } from './people/counting-thumb.ts'
import { filledQuickTournament, holding, startQuick } from './people/filled-tournament.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

const placesOf = (page: Page, table: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(`Table ${table}`, { exact: true }) })
    .getByRole('button')

test('EVEN-8 in round 2 two tables are paired anew, an earlier score is corrected and the projector opened in as few taps as promised', async ({
  browser,
}) => {
  const device = await browser.newContext(PHONE)
  const tournament = await filledQuickTournament(device, 8)
  const { id: tournamentId, code, organizerId, path } = tournament
  for (const { id: matchId } of await startQuick(device, tournament)) {
    await callServer(device, updateScoreQuickTournament, { code, organizerId, matchId, score: '2-0' })
  }
  await callServer(device, startNextRound, { tournamentId, organizerId })
  const page = await holding(device, tournament, { organizer: organizerId })
  await page.goto(path)
  const thumb = new Thumb()

  await test.step('two tables paired anew: the two players, and saving', async () => {
    await page.getByRole('button', { name: 'Modifier les appariements' }).press('Enter')
    await thumb.tap(placesOf(page, 1).first())
    await thumb.tap(placesOf(page, 2).first())
    await thumb.tap(page.getByRole('button', { name: '2 tables changent · Enregistrer' }))
    await expect(page.getByText('Les appariements sont enregistrés.')).toBeVisible()
    thumb.expectAtMost(3)
  })

  await test.step('a score of an earlier round, with what it changes: the round, the table, the score, saving', async () => {
    await thumb.tap(page.getByRole('button', { name: 'Ronde 1', exact: true }))
    await thumb.tap(page.getByRole('button', { name: 'Corriger le score de la table 1', exact: true }))
    await thumb.tap(page.getByRole('button', { name: /^Table\s1 : .* gagne 2-1$/ }).first())
    const keep = page.getByRole('button', { name: /^(Garder les appariements|Enregistrer la correction)$/ })
    await expect(keep).toBeVisible()
    await thumb.tap(keep)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Ronde 2' })).toBeVisible()
    thumb.expectAtMost(4)
  })

  await test.step('the page for the projector', async () => {
    await thumb.tap(page.getByRole('tab', { name: 'Plus' }))
    const projector = device.waitForEvent('page')
    await thumb.tap(page.getByRole('link', { name: 'Écran de salle' }))
    await (await projector).waitForURL(/\/live$/)
    thumb.expectAtMost(2)
  })
  await device.close()
})
